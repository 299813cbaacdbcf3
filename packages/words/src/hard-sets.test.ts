import { markWord } from '@inkling/core/marks';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { hardRule } from './hard.ts';
import { HardSets } from './hard-sets.ts';
import { wordAt, wordTable } from './table.ts';

describe('hard mode as sets of words', () => {
  it.each([1, 3, 5, 8])('permits what the rule permits, for words of %i letters', (length) => {
    const random = new RandomStream(seedRandom(`hard sets ${length}`));
    const words = Array.from({ length: 100 }, () => Array.from({ length }, () => random.below(4)));
    const table = wordTable(length, words);
    const sets = new HardSets(table);
    for (let turn = 0; turn < 200; turn++) {
      const guess = wordAt(table, random.below(table.count));
      const marks = markWord(guess, wordAt(table, random.below(table.count)));
      const [quick, slow] = [sets.permits(guess, marks), hardRule(table, guess, marks)];
      for (let word = 0; word < table.count; word++) expect(quick(word)).toBe(slow(word));
    }
  });
});
