import { describe, expect, it } from 'vitest';
import { disagreements, truthOf } from './agreement.ts';
import { randomCase } from './cases.ts';
import { COMPARISONS, compare } from './comparison.ts';

/** `npm run prove agreement` asks a hundred times as many questions. */
const ROUNDS: Readonly<Record<string, number>> = {
  'random answers': 40,
  'random answers, guesses narrowed by each turn': 40,
  words: 15,
  'words in hard mode': 30,
  'narrowed guesses in WebAssembly': 6,
  'words in hard mode in WebAssembly': 4,
  'objectives of codes': 20,
  'objectives of words': 40,
  'large sets': 10,
};

describe('the search agrees with the plain recursion', () => {
  it.each(COMPARISONS)('for $name', (comparison) => {
    expect(compare(comparison, ROUNDS[comparison.name] ?? 2).faults).toEqual([]);
  });

  it('for uninformative guesses, which it skips', () => {
    const some = randomCase('551', true);
    const question = { weights: Int32Array.from([13, 13, 4, 13, 13, 13, 13, 13, 13]) };
    const truth = truthOf(some, question);
    expect([truth, ...disagreements(some, question, truth)]).toEqual([504]);
  });
});
