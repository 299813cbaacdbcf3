import { loadWords } from '@inkling/lists/english';
import type { RulesSamples } from '../../../contract/testing/samples.ts';
import type { WordGame } from '../../rules/game.ts';
import { ENGLISH } from '../../rules/letters.ts';
import { runawayWordGame } from '../rules/game.ts';

const [three, five] = await Promise.all([loadWords(3), loadWords(5)]);
const known = new Set([...three.all, ...five.all]);

export const RULES: WordGame = runawayWordGame([
  {
    id: 'english',
    alphabet: ENGLISH,
    answers: [...three.likely, ...five.likely],
    accepts: (word) => known.has(word),
  },
]);

export const SAMPLES: RulesSamples = {
  params: ['w3t2@english', 'w5t6@english', 'w5t2h@english'],
  inputs: ['geese', 'these', 'eerie', ' CRANE ', 'ox', 'cat', 'zzzzz', 'é', ''],
};
