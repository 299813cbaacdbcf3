import type { BoardsSuggestion } from '@inkling/games/word/boards/analysis/suggest';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { WordTurn } from '@inkling/games/word/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { counted, listed } from '../../../messages/numbers.ts';
import { spokenMarks } from './words.ts';

/** Messages of the program during a game of several words. */

export const BOARDS_TITLE = 'SEVERAL WORDS';

export function sayBoardsTask({ params }: BoardsView): readonly string[] {
  return [
    `Find ${params.boards} words of ${counted(params.length, 'letter')} in ${counted(params.tries, 'guess', 'guesses')}.`,
    'Each guess is marked by every word that is not found yet: exact (right letter, right place), near (in the word, elsewhere) or absent. Type ? for the commands.',
  ];
}

export function askForGuess({ params, guesses, boards }: BoardsView): string {
  const open = boards.filter(({ isFound }) => !isFound).length;
  return `Guess a word. ${counted(open, 'word')} to find, ${counted(params.tries - guesses.length, 'guess', 'guesses')} remaining.`;
}

/** Formats a guess on one board as a sentence. */
export function sayBoardTurn(
  number: number,
  at: number,
  { guess, marks }: WordTurn,
  isFound: boolean,
): string {
  return isFound
    ? `Turn ${number}, word ${at + 1}: found!`
    : `Turn ${number}, word ${at + 1}: ${spokenMarks(splitLetters(guess), marks)}.`;
}

export function sayWordsOnBoard(at: number, left: readonly string[]): string {
  const shown = left.slice(0, WORDS_SHOWN);
  const hidden = left.length - shown.length;
  const rest = hidden > 0 ? ` and ${counted(hidden, 'more', 'more')}` : '';
  return `Word ${at + 1}: ${counted(left.length, 'word')} left: ${shown.join(' ')}${rest}.`;
}

export function sayGuessForAll({ guess, expected, possible }: BoardsSuggestion): string {
  const may = possible.map((at) => at + 1);
  const it = may.length === 0 ? 'it cannot be one of them itself' : `it could be word ${listed(may, 'or')}`;
  return `${guess.toUpperCase()} leaves ${expected.toFixed(1)} words in all on average; ${it}.`;
}

export function sayBoardsEnding({ boards, guesses, solved }: BoardsView): string {
  if (solved) return `You found all ${boards.length} in ${counted(guesses.length, 'guess', 'guesses')}!`;
  const missed = boards.flatMap(({ isFound, secret = '' }) => (isFound ? [] : [secret.toUpperCase()]));
  return `You found ${boards.length - missed.length} of ${boards.length}. Still hidden: ${listed(missed)}.`;
}

const WORDS_SHOWN = 10;
