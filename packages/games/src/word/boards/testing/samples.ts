import { loadWords } from '@inkling/lists/english';
import type { RulesSamples } from '../../../contract/testing/samples.ts';
import { ENGLISH } from '../../rules/letters.ts';
import { type BoardsGame, boardsGame } from '../rules/game.ts';
import type { BoardsParams } from '../rules/params.ts';

export const RULES: BoardsGame = await loadEnglishBoards([3, 5]);

export const SAMPLES: RulesSamples = {
  params: ['b2w3t2@english', 'b2w5t7@english', 'b4w5t9@english', 'b8w5t13@english'],
  inputs: ['geese', 'these', 'crane', ' SALET ', 'ox', 'cat', 'dog', 'zzzzz', 'é', ''],
};

/** Creates a game of boards over English words of these lengths. */
export async function loadEnglishBoards(lengths: readonly BoardsParams['length'][]): Promise<BoardsGame> {
  const lists = await Promise.all(lengths.map((length) => loadWords(length)));
  const known = new Set(lists.flatMap(({ all }) => all));
  const answers = lists.flatMap(({ likely }) => likely);
  return boardsGame([{ id: 'english', alphabet: ENGLISH, answers, accepts: (word) => known.has(word) }]);
}
