import { feedbackClassCount } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entropy } from '../strategies/entropy.ts';
import { expected } from '../strategies/expected.ts';
import { knuth } from '../strategies/knuth.ts';
import { parts } from '../strategies/parts.ts';
import { CodeSpace } from './code-space.ts';
import { CodeScorer } from './scorer.ts';

describe('CodeScorer.isBeyond', () => {
  const spaces = [
    { places: 3, symbols: 4, repeats: true },
    { places: 5, symbols: 4, repeats: true },
    { places: 6, symbols: 7, repeats: true },
    { places: 7, symbols: 6, repeats: true },
  ]
    .map((rules) => new CodeSpace(rules))
    .map((space) => ({ space, scorer: new CodeScorer(space) }));

  it('returns whether the measure of a split exceeds the limit, for every rule, on repeated calls', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...spaces),
        fc.constantFrom(knuth, expected, entropy, parts),
        fc.string(),
        fc.integer({ min: 1, max: 80 }),
        ({ space: { size, rules }, scorer }, rule, seed, count) => {
          const classCount = feedbackClassCount(rules.places);
          const random = new RandomStream(seedRandom(seed));
          const indices = Uint32Array.from(new Set(Array.from({ length: count }, () => random.below(size))));
          const measureOf = (guess: number) => {
            const histogram = new Uint32Array(classCount);
            scorer.histogram(guess, indices, histogram);
            return rule.measure(histogram);
          };
          const costs = new Float64Array(indices.length);
          const limit = measureOf(random.below(size));
          for (const bar of [limit, limit - 1]) {
            const budget = rule.budget?.(bar, indices.length, classCount, costs) ?? 0;
            for (let i = 0; i < 8; i++) {
              const guess = random.below(size);
              expect(scorer.isBeyond(guess, indices, costs, budget)).toBe(measureOf(guess) > bar);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
