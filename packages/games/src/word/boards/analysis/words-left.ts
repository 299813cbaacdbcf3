import type { WordLists } from '../../analysis/lists.ts';
import { wordsLeft } from '../../analysis/suggestions.ts';
import { spell } from '../../rules/letters.ts';
import type { Round } from '../../rules/rounds.ts';
import type { BoardView } from '../rules/game.ts';

/**
 * Returns the words that may be hidden on one board, the likely ones first. If the board is solved, returns only its
 * word. Excludes withheld words, which are accepted as guesses but never hidden.
 */
export function wordsOnBoard(board: BoardView, lists: WordLists): readonly string[] {
  if (board.isFound && board.secret !== undefined) return [board.secret];
  return wordsLeft(roundsOf(board, lists), lists).all;
}

/** Converts the turns of a board to rounds for the analysis of words. */
export function roundsOf({ turns }: BoardView, { alphabet }: WordLists): readonly Round[] {
  return turns.map(({ guess, marks }) => ({ guess: spell(alphabet, guess) ?? [], marks }));
}
