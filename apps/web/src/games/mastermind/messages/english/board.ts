import type { Submission } from '../../session/submission.ts';
import { answered, answerSentence } from './answered.ts';
import { counted, form, listed, turnsNamed } from './grammar.ts';

export const board = {
  /** `turn` is undefined once the game is over. */
  title: (name: string, turn: number | undefined, left: number | undefined): string =>
    turn === undefined
      ? `${name} · Inkling`
      : left === undefined
        ? `Turn ${turn} · ${name} · Inkling`
        : `Turn ${turn}, ${counted(left, 'code', 'codes')} left · ${name} · Inkling`,
  turns: {
    heading: 'Guesses',
    turnOf: (turn: number, most: number): string => `turn ${turn} of ${most}`,
    turn: (turn: number): string => `Turn ${turn}`,
    row: (turn: number, guess: readonly string[], ...answer: Parameters<typeof answered>): string =>
      `Turn ${turn}: ${guess.join(', ')}. ${answerSentence(...answer)}`,
    key: answered,
    copy: (turn: number): string => `Copy turn ${turn} into your guess`,
    toCome: (count: number): string => counted(count, 'more turn', 'more turns'),
  },
  guess: {
    group: (turn: number): string => `Turn ${turn}, your guess`,
    fits: (name: string): string => `${name} can go here`,
    print: 'Check guess',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    reason,
  },
  palette: {
    /** Shown instead of the number of places, for a piece that cannot be at the current place. */
    notHere: 'not here',
    element: (name: string, places: number | undefined): string =>
      places === undefined ? name : `${name} ${counted(places, 'place', 'places')}`,
    unit: (places: number): string => form(places, 'place', 'places'),
    barred: (name: string, place: number): string => `${name} cannot be at place ${place}`,
  },
  branches: {
    heading: 'Variations',
    fork: (turn: number): string => `From turn ${turn}`,
    begins: { rescore: 'correction', deposit: 'code written down' },
    branch: (begun: string | undefined, answer: string | undefined, guesses: number): string =>
      [begun, answer, guesses > 1 ? counted(guesses, 'turn', 'turns') : undefined]
        .filter(Boolean)
        .join(' · '),
    followed: (turn: number, left: number | undefined): string =>
      `Another variation, at turn ${turn}.${left === undefined ? '' : ` ${counted(left, 'code', 'codes')} left.`}`,
    none: 'This game has no variations yet: undo, and play another guess to make one.',
    noSuch: (count: number): string =>
      `There are ${count} variations here: type branch 1 to branch ${count}.`,
  },
  ending: {
    /** Which game it was, and its look. */
    game: (skin: string): string => `Mastermind, ${skin}`,
    /** The result, for sharing. */
    shared: (isFound: boolean, turns: number, most: number): string =>
      isFound
        ? `Found in ${turns} of ${most}`
        : turns < most
          ? `Given up after ${counted(turns, 'turn', 'turns')}`
          : `Not found in ${most}`,
    /** The progress of an unfinished game, for sharing. */
    soFar: (turns: number): string => `${counted(turns, 'turn', 'turns')} so far`,
    /** A turn without its guess. */
    spoken: (turn: number, ...answer: Parameters<typeof answered>): string =>
      `Turn ${turn}: ${answered(...answer)}.`,
    won: (turns: number): string => `Found in ${turns}!`,
    lost: 'The code was',
    notFound: (turns: number): string => `Not found in ${turns}`,
    /** The name of a harder game. */
    places: (places: number): string => `${places} places`,
    /** What a better guess would have saved. */
    gain: (turns: number): string =>
      `It leads to the code in about ${turns >= 0.95 && turns < 1.05 ? 'one turn' : `${turns.toFixed(1)} turns`} fewer than yours, on average.`,
    code: (names: readonly string[]): string => `The code was ${names.join(', ')}.`,
    back: 'Undo the last guess',
  },
  speech: {
    turn: (
      turn: number,
      guess: readonly string[],
      exact: number | undefined,
      near: number | undefined,
      left: number | undefined,
    ): string => `Turn ${turn}: ${guess.join(', ')}. ${answerSentence(exact, near)}${codesLeft(left)}`,
    /** A computer player made the last guess. */
    found: (turns: number): string => `The code was found in ${counted(turns, 'turn', 'turns')}.`,
    won: (turns: number): string => `You found the code in ${counted(turns, 'turn', 'turns')}.`,
    lost: (code: readonly string[]): string => `No turns left. The code was ${code.join(', ')}.`,
    undone: (turn: number, left: number | undefined): string => `Back at turn ${turn}.${codesLeft(left)}`,
    begun: (places: number, seed: string): string =>
      `New game, ${counted(places, 'place', 'places')}, seed ${seed}.`,
    resumed: (turn: number): string => `Your game is as you left it, at turn ${turn}.`,
    state: (
      turn: number,
      most: number,
      left: number | undefined,
      guess: readonly (string | undefined)[],
    ): string => {
      const filled = guess.map((name, place) => `place ${place + 1} ${name ?? 'empty'}`).join(', ');
      return `Turn ${turn} of ${most}.${codesLeft(left)} Your guess: ${filled}.`;
    },
    suggestion: (guess: readonly string[], possible: boolean, bits: number): string =>
      `Try ${guess.join(', ')}: ${bits.toFixed(2)} bits on average${possible ? '' : ', though it cannot be the code itself'}.`,
    noSuggestion: 'There is no suggestion for this position.',
    choices: (rows: readonly (readonly string[])[]): string =>
      rows.map((names, place) => `Place ${place + 1}: ${names.join(', ')}.`).join(' '),
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
  },
  guide: {
    heading: 'How to play',
    goal: (places: number, symbols: number, repeats: boolean, turnsMax: number): string =>
      `Find the hidden code: ${counted(places, 'place', 'places')}, each with one of ${counted(symbols, 'piece', 'pieces')}. ${repeats ? 'A piece may appear more than once.' : 'No piece appears twice.'} You have ${counted(turnsMax, 'guess', 'guesses')}, and each gets an answer:`,
    exact: 'exact: right piece, right place',
    near: 'near: right piece, wrong place',
    none: 'neither: not in the code, or not that often',
    reading: 'The marks say how many, not which.',
    lesson: 'See how scoring works',
  },
};

function codesLeft(left: number | undefined): string {
  return left === undefined ? '' : ` ${counted(left, 'code', 'codes')} left.`;
}

function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) {
    const { contradicts } = submission;
    if (contradicts.length === 0) return 'Ready to check.';
    const turns = turnsNamed(contradicts.map((turn) => turn + 1));
    return `Ready to check, but this cannot be the code: it does not fit ${turns}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'This game is over.';
    case 'empty-places': {
      const places = submission.places.map((place) => String(place + 1));
      if (places.length === submission.total) return 'Every place is empty.';
      if (places.length === 1) return `Place ${places[0]} is empty.`;
      return `Places ${listed(places)} are empty.`;
    }
    case 'repeated':
      return `${nameOf(submission.symbol)} may appear only once.`;
  }
}
