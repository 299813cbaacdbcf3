import { loadWords } from '@inkling/lists/english';
import { ENGLISH } from '../rules/letters.ts';
import { type BoardsGame, boardsGame } from './rules/game.ts';
import type { BoardsParams } from './rules/params.ts';

/** Several words of these lengths from the English list. */
export async function loadEnglishBoards(lengths: readonly BoardsParams['length'][]): Promise<BoardsGame> {
  const lists = await Promise.all(lengths.map((length) => loadWords(length)));
  const known = new Set(lists.flatMap(({ all }) => all));
  const answers = lists.flatMap(({ likely }) => likely);
  return boardsGame([{ id: 'english', alphabet: ENGLISH, answers, accepts: (word) => known.has(word) }]);
}
