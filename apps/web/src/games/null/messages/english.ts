import type { NullFault, NullView } from '@inkling/games/null/rules/game';
import type { NullAnswer } from '@inkling/games/null/rules/moves';
import type { ScreenMessages } from '../../../shell/game-screen.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';

export type Messages = typeof english;

const { counted, number } = grammarOf('en', 'always');

const ANSWERS: Readonly<Record<NullAnswer, string>> = {
  lower: 'The number is lower.',
  higher: 'The number is higher.',
  found: 'Found!',
};

export const english = {
  title: (turns: number): string => `${counted(turns, 'guess', 'guesses')} · The hidden number · Inkling`,
  header: 'This game',
  range: (most: number): string => `1 to ${number(most)}`,
  turnsMax: (turns: number): string => counted(turns, 'guess', 'guesses'),
  board: {
    heading: 'The hidden number',
    turnOf: (turns: number, most: number): string => `${turns} of ${counted(most, 'guess', 'guesses')}`,
    task: (most: number): string =>
      `Find the number from 1 to ${number(most)}. Each guess is answered with lower, higher or found.`,
    answers: ANSWERS,
    number: 'Your guess',
    guess: 'Guess',
    undo: 'Undo',
    redo: 'Redo',
    again: 'New game',
  },
  side: { heading: 'Numbers left' },
  left: (numbers: readonly number[]): string => {
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (first === undefined || last === undefined) return 'No number fits.';
    return first === last ? `It must be ${first}.` : `It is between ${first} and ${last} inclusive.`;
  },
  turn: (turn: number, guess: number, answer: NullAnswer): string =>
    `Turn ${turn}: ${guess}. ${ANSWERS[answer]}`,
  state: ({ turns, params, status, secret }: NullView): string => {
    const { turnsMax } = params;
    if (status.phase === 'over') {
      const answer = `The number was ${secret ?? '?'}.`;
      if (status.winner === 'breaker') return `You found it in ${counted(turns.length, 'guess', 'guesses')}!`;
      return turns.length === turnsMax ? `That was your last guess. ${answer}` : answer;
    }
    return `Guess a number from 1 to ${number(params.most)}. You have ${counted(turnsMax - turns.length, 'guess', 'guesses')} left.`;
  },
  review: {
    open: 'Review this game',
    numbers: (count: number): string => counted(count, 'number', 'numbers'),
    signs: { lower: '↓', higher: '↑', found: '=' },
  },
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  fault: (code: NullFault['code'], most: number): string =>
    code === 'game-over' ? 'The game is over.' : `Type a number from 1 to ${number(most)}.`,
  setup: {
    most: 'Numbers',
    turns: 'Guesses',
    seedHelp: 'Any text will do. Two people who enter the same one look for the same number.',
  },
  share: {
    open: 'Copy link',
    label: 'Link to this game',
    copied: 'The link is copied. It holds your guesses.',
    ready: 'Here is the link. It holds your guesses.',
    tooLong: 'This game is too long for a link.',
  },
  command: { placeholder: '50, left, undo, new' },
  keys: {
    keyRows: [
      [['0', '…', '9'], 'type a guess'],
      [['U', 'R'], 'undo and redo'],
      [['L'], 'say which numbers are left'],
      [['/'], 'go to the command line'],
      [['?'], 'show these keys'],
    ],
    commandRows: [
      ['50', 'guess 50'],
      ['left', 'say which numbers are left'],
      ['undo, redo', 'take a guess back, or play it again'],
      ['new holly', 'start a game with the seed holly, or with any seed'],
      ['setup', 'choose the next game'],
      ['link', 'copy a link to this game'],
      ['state', 'say where the game stands'],
    ],
  } satisfies Pick<ScreenMessages, 'keyRows' | 'commandRows'>,
  honest:
    'The number is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could work it out.',
};
