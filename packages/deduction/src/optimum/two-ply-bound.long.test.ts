import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastCost } from '../reference/least-cost.ts';
import { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import type { SearchOptions } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE, sizeBoundTable } from './size-bound.ts';
import { drawCase } from './testing/drawn-case.ts';
import { TwoPlyBound } from './two-ply-bound.ts';

describe('the two-ply bound of a set', () => {
  it('is the minimum over all guesses, each evaluated by counting its cells', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 60 }),
        fc.integer({ min: 2, max: 12 }),
        (...drawn) => {
          const { problem, columns } = drawCase(...drawn);
          const boundOf = (options: SearchOptions) =>
            new TwoPlyBound(problem, new BoundEvaluation(problem, options));
          for (const options of [{}, { depth: 5 }, { depth: 3 }, { depth: 2 }, { depth: 3, surcharge: 40 }]) {
            const left = options.depth ?? DEPTH_MAX;
            const seen = boundOf(options).least(problem, columns, 0, columns.length, left, 0);
            expect(seen).toBe(countedLeast(problem, columns, left, options));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is the exact minimum if guesses distinguish nearly all secrets', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 24 }), (seed, secretCount) => {
        const { problem, columns } = drawCase(seed, secretCount, 2 * secretCount, true);
        const bound = new TwoPlyBound(problem, new BoundEvaluation(problem, {}));
        for (const set of [columns, Uint16Array.from({ length: secretCount }, (_, column) => column)]) {
          const seen = bound.least(problem, set, 0, set.length, DEPTH_MAX, 0);
          expect(seen).toBe(countedLeast(problem, set, DEPTH_MAX, {}));
        }
      }),
      // In these examples, the least bound is one below the count of classes of another guess.
      {
        numRuns: 300,
        examples: [
          [16, 19],
          [680, 23],
        ],
      },
    );
  });

  it('never exceeds the cost that the obvious recursion finds', () => {
    const gaps = new Set<boolean>();
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 2, max: 4 }),
        (...drawn) => {
          const { deduction, problem, columns, weights } = drawCase(...drawn);
          for (const options of [
            {},
            { depth: 4 },
            { depth: 3, surcharge: 40 },
            { weights },
            { weights, depth: 4 },
          ]) {
            const evaluation = new BoundEvaluation(problem, options);
            const [n, left] = [columns.length, options.depth ?? DEPTH_MAX];
            const low = evaluation.setBound(problem, columns, 0, n, left);
            const seen = new TwoPlyBound(problem, evaluation).least(problem, columns, 0, n, left, low);
            const truth = leastCost(deduction, {
              secrets: [...columns],
              guesses: Array.from({ length: deduction.guessCount }, (_, guess) => guess),
              ...options,
            });
            expect(seen).toBeGreaterThanOrEqual(low);
            expect(seen).toBeLessThanOrEqual(Math.min(truth, INFEASIBLE));
            gaps.add(seen > low);
          }
        },
      ),
      { numRuns: 200 },
    );
    expect([...gaps].toSorted()).toEqual([false, true]);
  });

  it('can be computed repeatedly for different sets', () => {
    const { problem } = drawCase(1, 40, 6);
    const bound = new TwoPlyBound(problem, new BoundEvaluation(problem, {}));
    const sets = Array.from({ length: 20 }, (_, i) =>
      Uint16Array.from({ length: 40 }, (_, column) => column).filter((column) => (column * 7 + i) % 5 < 3),
    );
    for (const set of [...sets, ...sets])
      expect(bound.least(problem, set, 0, set.length, DEPTH_MAX, 0)).toBe(
        countedLeast(problem, set, DEPTH_MAX, {}),
      );
  });
});

function countedLeast(
  { matrix, secretCount, rowCount, parts }: Problem,
  columns: Uint16Array,
  left: number,
  { depth = DEPTH_MAX, surcharge = 0 }: SearchOptions,
): number {
  const bound = sizeBoundTable(secretCount, parts, depth < DEPTH_MAX ? left - 1 : DEPTH_MAX, surcharge);
  let least = INFEASIBLE;
  for (let row = 0; row < rowCount; row++) {
    const sizes = new Map<number, number>();
    for (const column of columns) {
      const cls = matrix[row * secretCount + column];
      if (column !== row) sizes.set(cls, (sizes.get(cls) ?? 0) + 1);
    }
    let cost = columns.length;
    for (const size of sizes.values()) cost += bound[size];
    least = Math.min(least, cost);
  }
  return least;
}
