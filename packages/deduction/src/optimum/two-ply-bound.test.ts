import type { Deduction } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetBounds, UNLIMITED } from '../check/set-bounds.ts';
import { leastCost } from '../reference/least-cost.ts';
import { BoundEvaluation } from './bound-evaluation.ts';
import { CompiledSearch } from './compiled-search.ts';
import { listProblem, type Problem } from './problem.ts';
import type { SearchOptions } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE, sizeBoundTable } from './size-bound.ts';
import { TwoPlyBound } from './two-ply-bound.ts';

describe('what a set costs at least by what its next guess leaves', () => {
  it('is the least over all guesses, each evaluated by counting its cells', () => {
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

  it('is exact to the last one where guesses tell nearly all apart', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 24 }), (seed, secretCount) => {
        const { problem, columns } = drawCase(seed, secretCount, 2 * secretCount, true);
        const bound = new TwoPlyBound(problem, new BoundEvaluation(problem, {}));
        for (const set of [columns, Uint16Array.from({ length: secretCount }, (_, column) => column)]) {
          const seen = bound.least(problem, set, 0, set.length, DEPTH_MAX, 0);
          expect(seen).toBe(countedLeast(problem, set, DEPTH_MAX, {}));
        }
      }),
      // Of these the least bound stands one below what counting the classes of another guess says.
      {
        numRuns: 300,
        examples: [
          [16, 19],
          [680, 23],
        ],
      },
    );
  });

  it('is never more than the obvious recursion finds', () => {
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
            const pricing = new BoundEvaluation(problem, options);
            const [n, left] = [columns.length, options.depth ?? DEPTH_MAX];
            const low = pricing.setBound(problem, columns, 0, n, left);
            const seen = new TwoPlyBound(problem, pricing).least(problem, columns, 0, n, left, low);
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

  it('is what the checker finds, where it is compiled', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 100 }),
        fc.integer({ min: 2, max: 40 }),
        (seed, secretCount, classCount) => {
          const { problem, columns } = drawCase(seed, secretCount, classCount, seed % 2 === 0, 60);
          fc.pre(columns.length > 2);
          const core = finish(CompiledSearch.steps(problem, { isCompiled: true })) as CompiledSearch;
          const checked = checkedLeast(problem, columns);
          expect(core.leastByTwoGuesses(columns)).toBe(checked);
          // What the search finds out does not change it.
          core.cost(columns, [], INFEASIBLE);
          expect(core.leastByTwoGuesses(columns)).toBe(checked);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    // Cells of more columns than a counter of one byte can hold; so few classes that costs rise with each column; and many.
    [4, 900, false],
    [2, 300, true],
    [13, 700, false],
    [14, 300, true],
    [21, 700, true],
    [31, 400, false],
    [33, 400, true],
  ])('is what the checker finds of large sets of %i classes', (classCount, secretCount, even) => {
    const { problem, columns } = drawCase(7, secretCount, classCount, even, 90);
    const core = finish(CompiledSearch.steps(problem, { isCompiled: true })) as CompiledSearch;
    for (const set of [columns, columns.filter((column) => column % 3 > 0), columns.subarray(0, 120)])
      expect(core.leastByTwoGuesses(set)).toBe(checkedLeast(problem, set));
  });

  it('can be asked again of other sets', () => {
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

/** A deduction with answers at random, some of them rarer unless they are `even`, and some of its secrets; fewer than `others` guesses are no secrets. */
function drawCase(seed: number, secretCount: number, classCount: number, even = false, others = 12) {
  const random = new RandomStream(seedRandom(`two plies ${seed}`));
  const guessCount = secretCount + random.below(others);
  const table = Array.from({ length: guessCount }, (_, guess) =>
    Array.from({ length: secretCount }, (_, secret) =>
      guess === secret ? 0 : 1 + random.below(even ? classCount : 1 + random.below(classCount)),
    ),
  );
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: classCount + 1,
    solved: 0,
    feedback: (guess, secret) => table[guess][secret],
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
  const columns = Uint16Array.from({ length: secretCount }, (_, column) => column).filter(
    (column) => column < 2 || random.below(4) > 0,
  );
  const weights = Int32Array.from({ length: secretCount }, () => 1 + random.below(5));
  return { deduction, problem: unwrap(listProblem(deduction)), columns, weights };
}

/** By the checker of certificates. */
function checkedLeast({ rowCount, secretCount, classCount, matrix }: Problem, columns: Uint16Array): number {
  const game = {
    guessCount: rowCount,
    secretCount,
    answerCount: classCount,
    answers: matrix,
    solved: matrix[0],
  };
  return new SetBounds(game).byTwoGuesses(columns, 0, UNLIMITED);
}

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
