import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Narrowing, SearchOptions } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCodeProblem } from './code-deduction.ts';

/** Totals of `mastermind.md` in the references, by (places, symbols). */
const REPEATS: readonly (readonly [number, number, number])[] = [
  ...[8, 21, 45, 81, 132, 198, 284, 388, 517].map((total, i) => [2, i + 2, total] as const),
  ...[18, 73, 206, 451, 854, 1474, 2359].map((total, i) => [3, i + 2, total] as const),
  ...[44, 246, 905, 2463, 5625].map((total, i) => [4, i + 2, total] as const),
  [5, 2, 97],
  [5, 3, 816],
  [6, 2, 224],
];
const DISTINCT: readonly (readonly [number, number, number])[] = [
  ...[3, 13, 30, 60, 103, 161, 238, 332, 451].map((total, i) => [2, i + 2, total] as const),
  ...[15, 72, 196, 436, 836, 1449].map((total, i) => [3, i + 3, total] as const),
  ...[86, 462, 1446, 3639].map((total, i) => [4, i + 4, total] as const),
];

const EVER = 1e9;

describe('published optimal totals', () => {
  it.each(REPEATS)('(%i,%i) is %i', (places, symbols, total) => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places, symbols, repeats: true }));
    const search = new OptimalSearch(problem, { symmetry });
    expect(search.advance(EVER)).toMatchObject({ done: true, lower: total, upper: total });
  });

  it.each(DISTINCT)('(%i,%i)n is %i', (places, symbols, total) => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places, symbols, repeats: false }));
    expect(new OptimalSearch(problem, { symmetry }).advance(EVER).upper).toBe(total);
  });

  it('(4,6) is 5626 in at most five guesses, and impossible in four', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 6, repeats: true }));
    expect(new OptimalSearch(problem, { symmetry, depth: 5 }).advance(EVER).upper).toBe(5626);
    expect(new OptimalSearch(problem, { symmetry, depth: 4 }).advance(EVER)).toMatchObject({
      done: true,
      upper: INFEASIBLE,
      opening: -1,
    });
  });
});

describe('the search', () => {
  it('agrees with the obvious recursion on random deductions under every objective', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 2, max: 4 }),
        (seed, n, k) => {
          const { deduction, weights } = randomDeduction(`${seed}`, n, k);
          const problem = unwrap(listProblem(deduction));
          for (const options of [
            {},
            { depth: 2 },
            { depth: 3 },
            { depth: 3, surcharge: 50 },
            { depth: 4, surcharge: 50 },
            { weights },
            { weights, depth: 3 },
            { narrowing: { permits: narrowingOf(deduction) } },
            { narrowing: { permits: narrowingOf(deduction) }, depth: 3 },
          ] satisfies SearchOptions[]) {
            const search = new OptimalSearch(problem, options);
            const { upper, lower, done } = search.advance(EVER);
            const truth = obvious(deduction, options);
            expect({ done, lower, upper }).toEqual({ done: true, lower: truth, upper: truth });
            const strategy = search.strategy();
            expect(strategy ? costOf(strategy, deduction, options) : INFEASIBLE).toBe(truth);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds the optimum if guesses that cannot be the secret divide further than those that can', () => {
    const bits: Deduction = {
      guessCount: 19,
      secretCount: 16,
      classCount: 3,
      solved: 2,
      feedback: (guess, secret) => (guess < 16 ? (guess === secret ? 2 : 0) : (secret >> (guess - 16)) & 1),
      guessOf: (secret) => secret,
      secretOf: (guess) => (guess < 16 ? guess : -1),
    };
    const eight = { ...bits, secretCount: 8, guessCount: 11 };
    const asked: Deduction = {
      ...eight,
      feedback: (guess, secret) => bits.feedback(guess < 8 ? guess : guess + 8, secret),
      secretOf: (guess) => (guess < 8 ? guess : -1),
    };
    for (const options of [{}, { depth: 4 }] satisfies SearchOptions[]) {
      const { upper, lower } = new OptimalSearch(unwrap(listProblem(asked)), options).advance(EVER);
      expect([lower, upper]).toEqual([28, 28]);
    }
  });

  it('finds the optimum over all forced openings, and takes the best of several', () => {
    const { problem, space } = unwrap(listCodeProblem({ places: 3, symbols: 3, repeats: true }));
    const totals = Array.from(
      { length: space.size },
      (_, guess) => new OptimalSearch(problem, { openings: [guess] }).advance(EVER).upper,
    );
    expect(Math.min(...totals)).toBe(73);
    expect(new OptimalSearch(problem, { openings: [0, 1, 2] }).advance(EVER).upper).toBe(
      Math.min(...totals.slice(0, 3)),
    );
  });
});

describe('budgets', () => {
  it('of zero give bounds without any work', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 5, repeats: true }));
    const search = new OptimalSearch(problem, { symmetry });
    expect(search.advance(0)).toMatchObject({ done: false, nodes: 0, upper: INFEASIBLE });
    expect(search.advance(0).lower).toBeGreaterThan(625);
    expect(search.advance(0).lower).toBeLessThanOrEqual(2463);
  });

  it.each([
    ['sets', 1, EVER],
    ['work', EVER, 1],
  ] as const)(
    'of %s keep lower ≤ optimum ≤ upper at every pause, and end at the optimum',
    (_, sets, work) => {
      const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 6, repeats: true }));
      const search = new OptimalSearch(problem, { symmetry, tableBytes: 2 ** 22 });
      let halts = 0;
      let status = search.status();
      while (!status.done) {
        status = search.advance(sets, work);
        expect(status.lower).toBeLessThanOrEqual(5625);
        expect(status.upper).toBeGreaterThanOrEqual(5625);
        halts++;
      }
      expect(status.upper).toBe(5625);
      expect(halts).toBeGreaterThan(1);
    },
  );

  it('finish under a depth limit, however small they are', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 6, repeats: true }));
    const search = new OptimalSearch(problem, { symmetry, depth: 5 });
    let status = search.status();
    for (let halts = 0; !status.done && halts < 100_000; halts++) status = search.advance(1, 1);
    expect(status).toMatchObject({ done: true, lower: 5626, upper: 5626 });
  });

  it('can share a bound: openings searched separately give the same least total', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 3, symbols: 5, repeats: true }));
    let best = INFEASIBLE;
    for (const opening of [0, 1, 7]) {
      const search = new OptimalSearch(problem, { symmetry, openings: [opening], below: best });
      best = Math.min(best, search.advance(EVER).upper);
    }
    expect(best).toBe(451);
    const late = new OptimalSearch(problem, { symmetry });
    late.tighten(451);
    expect(late.advance(EVER)).toMatchObject({ done: true, lower: 451, upper: INFEASIBLE });
  });
});

/** Random classes, except that only a guess's own secret answers it with the solved class. */
function randomDeduction(seed: string, secretCount: number, classCount: number) {
  const random = new RandomStream(seedRandom(seed));
  const guessCount = secretCount + random.below(4);
  const table = Array.from({ length: guessCount }, (_, guess) =>
    Array.from({ length: secretCount }, (_, secret) =>
      guess === secret ? classCount : random.below(classCount),
    ),
  );
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: classCount + 1,
    solved: classCount,
    feedback: (guess, secret) => table[guess][secret],
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
  return { deduction, weights: Int32Array.from({ length: secretCount }, () => 1 + random.below(5)) };
}

/** Always permits possible guesses; of the others, permits about a third to a half, depending on the answer. */
function narrowingOf(deduction: Deduction): Narrowing['permits'] {
  return (guess, cls) => (next) =>
    next < deduction.secretCount
      ? deduction.feedback(guess, next) === cls || (guess * 5 + cls * 3 + next) % 3 === 0
      : (guess * 7 + cls * 5 + next) % 2 === 0;
}

function obvious(deduction: Deduction, { narrowing, ...limits }: SearchOptions): number {
  const range = (count: number) => Array.from({ length: count }, (_, i) => i);
  const cost = leastCost(deduction, {
    secrets: range(deduction.secretCount),
    guesses: range(deduction.guessCount),
    ...limits,
    ...(narrowing ? { permits: (guess, cls, next) => narrowing.permits(guess, cls)(next) } : {}),
  });
  return Math.min(cost, INFEASIBLE);
}

function costOf(strategy: Strategy, deduction: Deduction, options: SearchOptions): number {
  let cost = 0;
  for (let secret = 0; secret < deduction.secretCount; secret++) {
    let node = strategy;
    let level = 1;
    for (;;) {
      const cls = deduction.feedback(node.guess, secret);
      if (cls === deduction.solved) break;
      const { guess } = node;
      const next = node.branches.find((branch) => branch.cls === cls)?.next;
      if (!next) throw new Error('the strategy forgot an answer');
      if (options.narrowing) expect(options.narrowing.permits(guess, cls)(next.guess)).toBe(true);
      node = next;
      level++;
    }
    cost += level * (options.weights?.[secret] ?? 1);
    if (level === options.depth) cost += options.surcharge ?? 0;
  }
  return cost;
}
