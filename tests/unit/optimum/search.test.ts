import { describe, expect, it } from 'vitest';
import { COMPARISONS, compare } from './comparison.ts';

/** `npm run prove agreement` asks a hundred times as much. */
const ROUNDS: Readonly<Record<string, number>> = {
  'random answers': 40,
  'random answers, guesses narrowed by each turn': 40,
  words: 15,
  'words in hard mode': 30,
  'objectives of codes': 40,
  'objectives of words': 40,
  'large sets': 20,
};

describe('the search agrees with the plain recursion', () => {
  it.each(COMPARISONS)('about $name', (comparison) => {
    expect(compare(comparison, ROUNDS[comparison.name] ?? 2).faults).toEqual([]);
  });
});
