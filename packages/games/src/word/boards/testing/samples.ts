import type { RulesSamples } from '../../../contract/testing/samples.ts';
import { loadEnglishBoards } from '../english-game.ts';
import type { BoardsGame } from '../rules/game.ts';

export const RULES: BoardsGame = await loadEnglishBoards([3, 5]);

export const SAMPLES: RulesSamples = {
  params: ['b2w3t2@english', 'b2w5t7@english', 'b4w5t9@english', 'b8w5t13@english'],
  inputs: ['geese', 'these', 'crane', ' SALET ', 'ox', 'cat', 'dog', 'zzzzz', 'é', ''],
};
