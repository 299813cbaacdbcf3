import type { Feedback } from '@inkling/core/feedback';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { PlayerGuess } from '../../engine/questions.ts';
import { counted } from './grammar.ts';

const PLAYERS: Readonly<Record<PlayerName, string>> = {
  knuth: 'Knuth',
  expected: 'Expected',
  entropy: 'Entropy',
  parts: 'Parts',
  sampled: 'Sampled',
  random: 'Random',
  states: 'Four states',
};

export const seats = {
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
      maker: (places: number): string =>
        `New game. Think of a code of ${counted(places, 'place', 'places')}.`,
      two: (places: number): string =>
        `New game for two. Maker, enter a code of ${counted(places, 'place', 'places')}; breaker, look away.`,
      solver: (places: number): string =>
        `New game, from elsewhere, ${counted(places, 'place', 'places')}. Enter a guess and its answer.`,
    },
    guesses: (player: PlayerName, guess: readonly string[]): string =>
      `${PLAYERS[player]} guesses ${guess.join(', ')}. How many exact, how many near?`,
    proposes: (player: PlayerName, guess: readonly string[]): string =>
      `${PLAYERS[player]} would play ${guess.join(', ')}.`,
    played: (player: PlayerName): string => `${PLAYERS[player]} played. `,
    honest: {
      breaker:
        'The code is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could compute it.',
      maker: 'What you deposit is only used to check your answers; the player does not see it.',
      two: 'The code is kept obfuscated on this device and shown nowhere before the end, but a determined person could compute it.',
      solver: 'Nothing here knows the code: everything follows from what you enter.',
    },
  },
  answer: {
    heading: 'The answer',
    exact: 'exact',
    near: 'near',
    more: (part: 'exact' | 'near', count: number): string => `One more ${part}, now ${count}`,
    less: (part: 'exact' | 'near', count: number): string => `One less ${part}, now ${count}`,
    give: 'Give answer',
    ready: 'Ready to answer.',
    wanted: 'A guess waits for your answer: type how many exact and how many near, for example 1,2.',
    notNow: 'No guess waits for an answer.',
    contradicted:
      'No guess waits for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.',
    impossible: (why: 'too-many' | 'last-must-be-exact', places: number): string =>
      why === 'too-many'
        ? `Exact and near together can be at most ${places}.`
        : `${places - 1} exact and 1 near cannot be: the last one would be exact too.`,
  },
  maker: {
    thinking: 'The player is thinking.',
    asked: (player: PlayerName): string => `${PLAYERS[player]} asks`,
    state: (
      turn: number,
      most: number,
      player: PlayerName,
      guess: readonly string[],
      exact: number,
      near: number,
    ): string =>
      `Turn ${turn} of ${most}. ${PLAYERS[player]} guesses ${guess.join(', ')}. Your answer so far: ${exact} exact, ${near} near.`,
    over: (found: boolean, player: PlayerName, turns: number): string =>
      found
        ? `${PLAYERS[player]} found your code in ${counted(turns, 'turn', 'turns')}.`
        : `No turns left. ${PLAYERS[player]} did not find your code.`,
    result: (found: boolean, turns: number): string => (found ? `Found in ${turns}.` : 'Your code held.'),
    fault: (fault: Extract<PlayerGuess, { readonly fault: string }>['fault']): string =>
      fault === 'contradiction'
        ? 'No code fits the answers, so there is nothing to guess.'
        : fault === 'budget'
          ? 'The player gave up its search here. Choose another one.'
          : 'There are too many codes here for this player to count. Choose Four states: it walks without counting.',
    wrongScore: (exact: number, near: number): string =>
      `Against the code that you wrote down, that guess is ${exact} exact, ${near} near.`,
    deposit: 'Write my code down',
    depositHelp: 'Then your answers are checked. The player does not see it.',
    codeSet: 'Your code is written down and hidden. Your answers are checked against it.',
    noCode: 'You have written no code down in this game.',
    noDeposit: 'A code can be written down once, before the first answer.',
    show: 'Show my code',
    hide: 'Hide my code',
    codeShown: 'Your code is shown.',
    codeHidden: 'Your code is hidden.',
    howToScore: (truth: Feedback | undefined): string =>
      truth
        ? `Against your code that guess is ${truth.exact} exact, ${truth.near} near.`
        : 'Compare place by place: first count the exact ones, then pair what is left over; those are near.',
    truly: 'Answer by my code',
    correct: 'Correct',
    correctTurn: (turn: number): string => `Correct the answer of turn ${turn}`,
  },
  two: {
    askCode: 'Maker, enter your code; breaker, look away.',
    heading: 'The maker’s code',
    setCode: 'Set the code',
    cancel: 'Not now',
    codeSet: 'The code is set and hidden. Pass the device to the breaker.',
    pass: 'Pass the device',
    passHelp: 'The code is under this cover. Nothing on the page shows it before the end.',
    take: 'I am the breaker: begin',
    begin: (places: number, symbols: number): string =>
      `Breaker, find the code: ${counted(places, 'place', 'places')}, ${counted(symbols, 'element', 'elements')}.`,
  },
  solver: {
    opened: (places: number): string => `A position of ${counted(places, 'place', 'places')}, from a link.`,
    enter: 'Enter turn',
    whatAnswer: (guess: readonly string[]): string =>
      `${guess.join(', ')} is set: type its answer, for example 1,2 for 1 exact and 2 near.`,
    ready: (exact: number, near: number): string => `Ready to enter with ${exact} exact, ${near} near.`,
    answerSoFar: (exact: number, near: number): string => `Its answer: ${exact} exact, ${near} near.`,
    edit: 'Edit',
    editTurn: (turn: number): string => `Edit turn ${turn}`,
    save: 'Save the change',
    remove: 'Take this turn out',
    leave: 'Leave it as it was',
    editing: (turn: number): string => `Turn ${turn} is open for editing.`,
    revised: (turn: number): string => `Turn ${turn} is changed.`,
    removed: (turn: number): string => `Turn ${turn} is out.`,
    noSuchTurn: (turn: number): string => `There is no turn ${turn}.`,
    only: 'Only turns of a game from elsewhere can be edited. In other games, undo.',
    full: 'This game has no turns left.',
    link: 'Copy link to this position',
    linkLabel: 'Link to this position',
    linkReady: 'The link to this position is in the box.',
    linkCopied: 'The link to this position is copied.',
    linkTooLong: 'This game is too long for a link.',
  },
  autoplay: {
    heading: 'Let a player go on',
    step: 'One step',
    play: 'Play on',
    pause: 'Pause',
    paused: 'Paused.',
    pace: 'Pace',
    paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' },
    assists: 'Every guess that a player makes for you marks the game as assisted.',
  },
};
