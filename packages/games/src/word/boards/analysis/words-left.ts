import type { WordLists } from '../../analysis/lists.ts';
import { type WordsLeft, wordsLeft } from '../../analysis/suggestions.ts';
import { spell } from '../../rules/letters.ts';
import type { Round } from '../../rules/rounds.ts';
import type { BoardView } from '../rules/game.ts';

/** The words that fit one board; of a board that is found, the word alone. */
export function wordsOnBoard(board: BoardView, lists: WordLists): WordsLeft {
  if (board.isFound && board.secret !== undefined)
    return { likely: [board.secret], all: [board.secret], withheldCount: 0 };
  return wordsLeft(roundsOf(board, lists), lists);
}

/** The turns of a board as the analysis of words takes them. */
export function roundsOf({ turns }: BoardView, { alphabet }: WordLists): readonly Round[] {
  return turns.map(({ guess, marks }) => ({ guess: spell(alphabet, guess) ?? [], marks }));
}
