import { seatFault, setupFault } from './english-faults.ts';
import { counted, listed, number, turnsNamed } from './english-grammar.ts';
import { guide } from './english-guide.ts';
import { seatKeys } from './english-keys.ts';
import type { SeatWords } from './words.ts';

const PLAYERS: SeatWords['seats']['players'] = {
  knuth: 'Knuth',
  expected: 'Expected',
  entropy: 'Entropy',
  parts: 'Parts',
  sampled: 'Sampled',
  random: 'Random',
  states: 'Four states',
};

export const english: SeatWords = {
  notNow: 'That is not possible now.',
  fault: seatFault,
  where: (name, places) =>
    places.length === 0
      ? `${name} can stand nowhere.`
      : `${name} can stand at ${places.length === 1 ? 'place' : 'places'} ${listed(places.map(String))}.`,
  codes: (codes, left) => {
    if (left === undefined) return 'The codes left are not counted.';
    if (left === 0) return 'No code fits the answers.';
    if (codes.length === 0) return `${counted(left, 'code', 'codes')} left, too many to list.`;
    return `${counted(left, 'code', 'codes')} left: ${codes.join('; ')}.`;
  },
  sheet: {
    facts: (places, symbols, repeats, turnsMax) => [
      counted(places, 'place', 'places'),
      `${counted(symbols, 'element', 'elements')}${repeats ? '' : ', no repeats'}`,
      counted(turnsMax, 'turn', 'turns'),
    ],
    assisted: 'assisted',
    preset: 'Game',
    presets: {
      classic: 'Classic: 4 places, 6 elements',
      five: 'Five places, 6 elements',
      super: 'Super: 5 places, 8 elements',
      bulls: 'Bulls and Cows: 4 of 10 digits, no repeats',
      wide: 'Wide: 8 places, 12 elements',
      vast: 'Vast: 12 places, 12 elements',
    },
    own: 'Numbers of my own',
    places: 'Places',
    symbols: 'Elements',
    repeats: 'An element may stand more than once',
    turns: 'Turns',
    fault: setupFault,
    size: (codes) => `${counted(codes, 'code', 'codes')} in all.`,
    large:
      'Too many codes to list: they are still counted exactly, but Knuth, Expected, Entropy and Parts give way to Sampled.',
  },
  skin: {
    label: 'Elements look like',
    names: { winter: 'Winter', halloween: 'Halloween', letters: 'Letters', digits: 'Digits' },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `The elements are ${choice} now.`
        : `The ${choice} set has too few elements for this sheet, so they stay letters here.`,
    tooSmall: 'That set has too few elements for this game: they are printed as letters.',
  },
  seats: {
    label: 'Who sits where',
    names: {
      breaker: 'I break a drawn code',
      maker: 'I make the code',
      two: 'Two of us, one device',
      solver: 'A game from elsewhere',
    },
    explained: {
      breaker: 'The code is drawn from a seed, and you look for it.',
      maker: 'Think of a code. A player guesses, and you say how many are exact and near.',
      two: 'One enters a code behind a cover and passes the device; the other looks for it.',
      solver:
        'Type what was guessed and answered in another game: see what is left, what to try, what cannot be true.',
    },
    player: 'Player',
    players: PLAYERS,
    begun: {
      maker: (places) => `New sheet. Think of a code of ${counted(places, 'place', 'places')}.`,
      two: (places) =>
        `New sheet for two. Maker, enter a code of ${counted(places, 'place', 'places')}; breaker, look away.`,
      solver: (places) =>
        `New sheet for a game from elsewhere, ${counted(places, 'place', 'places')}. Enter a guess and its answer.`,
    },
    guesses: (player, guess) =>
      `${PLAYERS[player]} guesses ${guess.join(', ')}. How many exact, how many near?`,
    proposes: (player, guess) => `${PLAYERS[player]} would play ${guess.join(', ')}.`,
    played: (player) => `${PLAYERS[player]} played. `,
    honest: {
      breaker:
        'The code is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could compute it.',
      maker: 'What you deposit is only used to check your answers; the player does not see it.',
      two: 'The code is kept veiled on this device and shown nowhere before the end, but a determined person could compute it.',
      solver: 'Nothing here knows the code: everything follows from what you enter.',
    },
  },
  answer: {
    heading: 'The answer',
    exact: 'exact',
    near: 'near',
    more: (part, count) => `One more ${part}, now ${count}`,
    less: (part, count) => `One less ${part}, now ${count}`,
    give: 'Give answer',
    ready: 'Ready to answer.',
    wanted: 'A guess waits for your answer: type how many exact and how many near, for example 1,2.',
    notNow: 'No guess waits for an answer.',
    impossible: (why, places) =>
      why === 'too-many'
        ? `Exact and near together can be at most ${places}.`
        : `${places - 1} exact and 1 near cannot be: the last one would be exact too.`,
  },
  maker: {
    thinking: 'The player is thinking.',
    asked: (player) => `${PLAYERS[player]} asks`,
    state: (turn, most, player, guess, exact, near) =>
      `Turn ${turn} of ${most}. ${PLAYERS[player]} guesses ${guess.join(', ')}. Your answer so far: ${exact} exact, ${near} near.`,
    over: (found, player, turns) =>
      found
        ? `${PLAYERS[player]} found your code in ${counted(turns, 'turn', 'turns')}.`
        : `No turns left. ${PLAYERS[player]} did not find your code.`,
    result: (found, turns) => (found ? `Found in ${turns}.` : 'Your code held.'),
    fault: (fault) =>
      fault === 'contradiction'
        ? 'No code fits the answers, so there is nothing to guess.'
        : fault === 'budget'
          ? 'The player gave up its search here. Choose another one.'
          : 'There are too many codes here for this player to count. Choose Four states: it walks without counting.',
    wrongScore: (exact, near) =>
      `Against the code that you wrote down, that guess is ${exact} exact, ${near} near.`,
    deposit: 'Write my code down',
    depositHelp: 'Then your answers are checked. The player does not see it.',
    laid: 'Your code is written down and hidden. Your answers are checked against it.',
    noCode: 'You have written no code down on this sheet.',
    noDeposit: 'A code can be written down once, before the first answer.',
    show: 'Show my code',
    hide: 'Hide my code',
    codeShown: 'Your code is shown.',
    codeHidden: 'Your code is hidden.',
    howToScore: (truth) =>
      truth
        ? `Against your code that guess is ${truth.exact} exact, ${truth.near} near.`
        : 'Compare place by place: first count the exact ones, then pair what is left over; those are near.',
    truly: 'Answer by my code',
    correct: 'Correct',
    correctTurn: (turn) => `Correct the answer of turn ${turn}`,
  },
  two: {
    askCode: 'Maker, enter your code; breaker, look away.',
    heading: 'The maker’s code',
    lay: 'Lay the code down',
    cancel: 'Not now',
    laid: 'The code is laid down and hidden. Pass the device to the breaker.',
    pass: 'Pass the device',
    passHelp: 'The code is laid down under this cover. Nothing on the page shows it before the end.',
    take: 'I am the breaker: begin',
    begin: (places, symbols) =>
      `Breaker, find the code: ${counted(places, 'place', 'places')}, ${counted(symbols, 'element', 'elements')}.`,
  },
  solver: {
    opened: (places) => `A position of ${counted(places, 'place', 'places')}, from a link.`,
    enter: 'Enter turn',
    whatAnswer: (guess) =>
      `${guess.join(', ')} is set: type its answer, for example 1,2 for 1 exact and 2 near.`,
    ready: (exact, near) => `Ready to enter with ${exact} exact, ${near} near.`,
    answerSoFar: (exact, near) => `Its answer: ${exact} exact, ${near} near.`,
    edit: 'Edit',
    editTurn: (turn) => `Edit turn ${turn}`,
    save: 'Save the change',
    remove: 'Take this turn out',
    leave: 'Leave it as it was',
    editing: (turn) => `Turn ${turn} is open for editing.`,
    revised: (turn) => `Turn ${turn} is changed.`,
    removed: (turn) => `Turn ${turn} is out.`,
    noSuchTurn: (turn) => `There is no turn ${turn}.`,
    only: 'Only turns of a game from elsewhere can be edited. On other sheets, undo.',
    full: 'This sheet has no turns left.',
    link: 'Copy link to this position',
    linkLabel: 'Link to this position',
    linkReady: 'The link to this position is in the box.',
    linkCopied: 'The link to this position is copied.',
    linkTooLong: 'This sheet is too long for a link.',
  },
  command: {
    link: 'Copy as command',
    linkLabel: 'The command for what you see',
    linkReady: 'The command for what you see is in the box.',
    linkCopied: 'The command is copied: it shows the same in a terminal.',
  },
  suggestions: {
    heading: 'Worth trying',
    ask: 'Suggest',
    row: (guess, suggestion) => `${guess.join(', ')}: ${english.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }) =>
      `${bits.toFixed(2)} bits · leaves ${number(expected)} on average, ${number(worst)} at worst · ${possible ? 'can be the code' : 'cannot be the code'}`,
  },
  contradiction: {
    heading: 'These answers cannot all be true',
    sentence: (found) => {
      const { conflicts, repairs } = english.contradiction;
      return `No code fits these answers. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }) => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => turnsNamed(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` The same holds for ${shown.join('; ')}${others.length > shown.length ? '; and more' : ''}.`;
      if (turns.length === 1) return `Turn ${turns[0]} cannot be true: no code gives that answer.${more}`;
      const all = turns.length === 2 ? 'both' : 'all';
      return `Turns ${listed(turns.map(String))} cannot ${all} be true.${more}`;
    },
    repairs: ({ repairs }) =>
      repairs.length === 0
        ? 'No single correction makes them possible: more than one answer is wrong.'
        : `${repairs.length === 1 ? 'One single correction would' : `Any one of ${counted(repairs.length, 'single correction', 'single corrections')} would`} fit.`,
    repair: ({ turn, exact, near, left }) =>
      `Turn ${turn + 1} answered ${exact} exact, ${near} near: ${counted(left, 'code', 'codes')} left`,
    more: (count) => `Show ${counted(count, 'more correction', 'more corrections')}`,
    corrected: (turn, exact, near) => `Turn ${turn} is corrected to ${exact} exact, ${near} near.`,
    none: 'The answers agree: there is nothing to repair.',
    found: (turns) => `Found in ${turns}, if the answers were true.`,
    mark: 'in doubt',
  },
  autoplay: {
    heading: 'Let a player go on',
    step: 'One step',
    play: 'Play on',
    pause: 'Pause',
    paused: 'Paused.',
    pace: 'Pace',
    paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' },
    assists: 'Every guess that a player makes for you marks the sheet as assisted.',
  },
  branches: {
    heading: 'Variations',
    fork: (turn) => `From turn ${turn}`,
    branch: (code, answer, guesses) =>
      [code ?? 'correction', answer, guesses > 1 ? counted(guesses, 'turn', 'turns') : undefined]
        .filter(Boolean)
        .join(' · '),
    followed: (turn, left) =>
      `Another variation, at turn ${turn}.${left === undefined ? '' : ` ${counted(left, 'code', 'codes')} left.`}`,
    none: 'This sheet has no variations: undo and play another guess to make one.',
    noSuch: (count) => `There are ${count} variations here: say branch 1 to branch ${count}.`,
  },
  aids: {
    legend: 'Help on the sheet',
    none: 'Assist off: no help at all',
    names: {
      counts: 'Codes left and bits',
      evidence: 'What can still go where, and why',
      hints: 'Hints and suggestions',
      list: 'The codes still possible',
    },
    consistentOnly: 'Take only guesses that can still be the code',
    held: (turns) =>
      `Held back: that cannot be the code, it does not fit ${turnsNamed(turns)}. Only guesses that can be the code are taken here.`,
    off: (help) =>
      help === 'hints'
        ? 'Hints are off. Turn them on in a new sheet, or type aids on.'
        : 'That help is off. Turn it on in a new sheet, or type aids on.',
    now: (on) => (on ? 'Help is on.' : 'Assist is off: nothing is given away.'),
  },
  large: {
    heading: 'Too large to count',
    sentence:
      'There are too many ways through these answers to count them here. You can play on; the counts come back when fewer codes are left.',
    unanswered: 'This position is too large to count, so there is no answer to that.',
    noField: 'Too many codes to draw one dot for each.',
  },
  palette: {
    barred: (name, place) => `${name} cannot be at place ${place}`,
  },
  guide,
  keys: seatKeys,
};
