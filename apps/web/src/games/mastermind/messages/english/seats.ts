import type { Feedback } from '@inkling/core/feedback';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { PlayerGuess } from '../../engine/questions.ts';
import { answered } from './answered.ts';
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
    label: 'Who plays',
    names: {
      breaker: 'You guess',
      maker: 'You hide a code',
      two: 'Two people, one device',
      solver: 'A game you play elsewhere',
    },
    explained: {
      breaker: 'The code is drawn from a seed, and you find it.',
      maker: 'Think of a code. The computer guesses, and you say how many are exact and how many near.',
      two: 'One of you enters a code unseen and passes the device on; the other finds it.',
      solver:
        'Type the guesses and answers of another game: see what is left, what to try and what cannot be true.',
    },
    player: 'How the computer guesses',
    players: PLAYERS,
    begun: {
      maker: (places: number): string =>
        `New game. Think of a code of ${counted(places, 'place', 'places')}.`,
      two: (places: number): string =>
        `New game for two. Enter a code of ${counted(places, 'place', 'places')}; the other player looks away.`,
      solver: (places: number): string =>
        `A game you play elsewhere, ${counted(places, 'place', 'places')}. Enter a guess and its answer.`,
    },
    guesses: (player: PlayerName, guess: readonly string[]): string =>
      `${PLAYERS[player]} guesses ${guess.join(', ')}. How many exact, how many near?`,
    proposes: (player: PlayerName, guess: readonly string[]): string =>
      `${PLAYERS[player]} would play ${guess.join(', ')}.`,
    played: (player: PlayerName): string => `${PLAYERS[player]} played. `,
    honest: {
      breaker:
        'The code is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could work it out.',
      maker:
        'The code you write down is only used to check your answers; the computer does not see it when it guesses.',
      two: 'The code is kept scrambled on this device and shown nowhere before the end, but a determined person could work it out.',
      solver: 'Nothing here knows the code: everything follows from what you enter.',
    },
  },
  answer: {
    heading: 'The answer',
    exact: 'exact',
    near: 'near',
    more: (part: 'exact' | 'near', count: number | undefined): string =>
      `One more ${part}, now ${count ?? 'not known'}`,
    less: (part: 'exact' | 'near', count: number | undefined): string =>
      `One fewer ${part}, now ${count ?? 'not known'}`,
    give: 'Give answer',
    ready: 'Ready to answer.',
    wanted: 'A guess is waiting for your answer: type how many exact and how many near, for example 1,2.',
    notNow: 'No guess is waiting for an answer.',
    contradicted:
      'No guess is waiting for an answer, because your answers cannot all be true. Correct one first, for example with repair 1.',
    impossible: (why: 'too-many' | 'last-must-be-exact', places: number): string =>
      why === 'too-many'
        ? `Exact and near together can be at most ${places}.`
        : `${places - 1} exact and 1 near is impossible: the last one would be exact too.`,
  },
  maker: {
    thinking: 'The computer is thinking…',
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
    result: (found: boolean, turns: number): string =>
      found ? `Found in ${turns}.` : 'Your code was not found.',
    fault: (fault: Extract<PlayerGuess, { readonly fault: string }>['fault']): string =>
      fault === 'contradiction'
        ? 'No code fits the answers, so there is nothing to guess.'
        : fault === 'budget'
          ? 'This player gave up here. Choose another one.'
          : 'There are too many codes here for this player to count. Choose Four states, which needs no counting.',
    wrongScore: (exact: number, near: number): string =>
      `That answer was not entered: against the code that you wrote down, the guess is ${exact} exact, ${near} near.`,
    deposit: 'Write my code down',
    depositHelp: 'Then your answers are checked. The computer does not see it when it guesses.',
    codeSet: 'Your code is written down and hidden. Your answers are checked against it.',
    noCode: 'You have not written down a code in this game.',
    noDeposit: 'A code can be written down once, before the first answer.',
    show: 'Show my code',
    hide: 'Hide my code',
    codeShown: 'Your code is shown.',
    codeHidden: 'Your code is hidden.',
    howToScore: (truth: Feedback | undefined): string =>
      truth
        ? `Against your code that guess is ${truth.exact} exact, ${truth.near} near.`
        : 'Compare place by place: first count the exact ones, then pair what is left over; those are near.',
    truly: 'Answer for me, from my code',
    correct: 'Change',
    correctTurn: (turn: number): string => `Change the answer to turn ${turn}`,
  },
  two: {
    askCode: 'Enter your code; the other player looks away.',
    heading: 'The hidden code',
    setCode: 'Set the code',
    cancel: 'Not now',
    codeSet: 'The code is set and hidden. Pass the device on.',
    pass: 'Pass the device on',
    passHelp: 'The code is under this cover. Nothing on the page shows it before the end.',
    take: 'I am guessing: start',
    begin: (places: number, symbols: number): string =>
      `Find the code: ${counted(places, 'place', 'places')}, ${counted(symbols, 'piece', 'pieces')}.`,
  },
  solver: {
    opened: (places: number): string => `A position of ${counted(places, 'place', 'places')}, from a link.`,
    enter: 'Enter turn',
    whatAnswer: (guess: readonly string[]): string =>
      `${guess.join(', ')} is set: type its answer, for example 1,2 for 1 exact and 2 near, or 1,? if only the exact ones are known.`,
    ready: (...answer: Parameters<typeof answered>): string => `Ready to enter with ${answered(...answer)}.`,
    answerSoFar: (...answer: Parameters<typeof answered>): string => `Its answer: ${answered(...answer)}.`,
    notWhole: 'With so many codes, both numbers of an answer have to be known.',
    edit: 'Edit',
    editTurn: (turn: number): string => `Edit turn ${turn}`,
    save: 'Save the change',
    remove: 'Remove this turn',
    leave: 'Discard the change',
    editing: (turn: number): string => `Turn ${turn} is open for editing.`,
    revised: (turn: number): string => `Turn ${turn} changed.`,
    removed: (turn: number): string => `Turn ${turn} removed.`,
    noSuchTurn: (turn: number): string => `There is no turn ${turn}.`,
    only: 'Only turns that you entered yourself can be edited. In other games, undo.',
    full: 'This game has no turns left.',
    link: 'Copy link to this position',
    linkLabel: 'Link to this position',
    linkReady: 'The link to this position is in the box.',
    linkCopied: 'The link to this position is copied.',
    linkTooLong: 'This game is too long for a link.',
  },
  autoplay: {
    heading: 'Let the computer finish',
    step: 'One step',
    play: 'Play on',
    pause: 'Pause',
    paused: 'Paused.',
    pace: 'Pace',
    paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' },
    assists: 'A guess that the computer makes for you counts as help.',
  },
};
