import type { WordLists } from '../../analysis/lists.ts';
import { wordsLeft } from '../../analysis/suggestions.ts';
import { spell } from '../../rules/letters.ts';
import type { Round } from '../../rules/rounds.ts';
import type { BoardView } from '../rules/game.ts';

/**
 * The words that may be hidden on one board, the likely ones first; of a board that is found, the word alone. Words
 * that are accepted as guesses and never hidden are not among them.
 */
export function wordsOnBoard(board: BoardView, lists: WordLists): readonly string[] {
  if (board.isFound && board.secret !== undefined) return [board.secret];
  return wordsLeft(roundsOf(board, lists), lists).all;
}

/** The turns of a board as the analysis of words takes them. */
export function roundsOf({ turns }: BoardView, { alphabet }: WordLists): readonly Round[] {
  return turns.map(({ guess, marks }) => ({ guess: spell(alphabet, guess) ?? [], marks }));
}
