import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem, type Problem } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { TranspositionTable } from '@inkling/deduction/optimum/transposition-table';
import { describe, expect, it } from 'vitest';
import { codeDeduction, listCodeProblem } from './code-deduction.ts';

/** Sets of more than forty take other paths through the search than the small sets that plain recursion can check. */
describe('a set of more than forty secrets', () => {
  it('has correct bounds for any limit, in a new search and in a reused one', () => {
    const { problem, space } = unwrap(listCodeProblem({ places: 4, symbols: 4, repeats: true }));
    const { feedback } = codeDeduction(space);
    const all = range(space.size);
    const opening = space.indexOf([0, 0, 1, 2]);
    const cells = [...new Set(all.map((secret) => feedback(opening, secret)))]
      .map((cls) => all.filter((secret) => feedback(opening, secret) === cls))
      .filter((cell) => cell.length > 40);
    expect(cells.length).toBeGreaterThan(1);
    for (const cell of cells) boundsHold(problem, cell);
  });

  it('has correct bounds if its size alone determines its cost', () => {
    // One candidate distinguishes all the others from each other.
    const told: Deduction = {
      guessCount: 48,
      secretCount: 48,
      classCount: 49,
      solved: 48,
      feedback: (guess, secret) => (guess === secret ? 48 : guess === 0 ? secret : 0),
      guessOf: (secret) => secret,
      secretOf: (guess) => guess,
    };
    boundsHold(unwrap(listProblem(told)), range(48));
  });

  it('has correct bounds if a few guesses give much information and most give little', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new RandomStream(seedRandom(`large ${seed}`));
      const table = range(50).map((guess) =>
        range(42).map((secret) => (guess === secret ? 6 : random.below(guess < 42 ? 2 : 6))),
      );
      const deduction: Deduction = {
        guessCount: 50,
        secretCount: 42,
        classCount: 7,
        solved: 6,
        feedback: (guess, secret) => table[guess][secret],
        guessOf: (secret) => secret,
        secretOf: (guess) => (guess < 42 ? guess : -1),
      };
      boundsHold(unwrap(listProblem(deduction)), range(42));
    }
  });

  // Each secret distinguishes the secrets of its own three, and two more guesses distinguish the threes of one part
  // each. Nothing else gives information.
  it.each([
    [15, 19, 20],
    [15, 19, 100],
    [16, 4, 100],
  ])(
    'costs the sum of its parts: 15 + %i groups of three, answer %i for the first 15, %i classes',
    (more, others, classCount) => {
      const secretCount = 3 * (15 + more);
      const threeOf = (secret: number) => Math.floor(secret / 3);
      const feedback = (guess: number, secret: number) => {
        const three = threeOf(secret);
        if (guess === secretCount) return 4 + Math.min(three, 15);
        if (guess > secretCount) return three < 15 ? others : 4 + three - 15;
        if (guess === secret) return 0;
        return three === threeOf(guess) ? 1 + ((secret - guess + 3) % 3) : 1;
      };
      const parts: Deduction = {
        guessCount: secretCount + 2,
        secretCount,
        classCount,
        solved: 0,
        feedback,
        guessOf: (secret) => secret,
        secretOf: (guess) => (guess < secretCount ? guess : -1),
      };
      // The first guess, and 5 for each of the fifteen threes; then the second guess, and 5 for each other three.
      const cost = secretCount + 15 * 5 + 3 * more + more * 5;
      boundsHold(unwrap(listProblem(parts)), range(secretCount), cost);
    },
  );

  it('has a separate cost for each number of guesses left in one table', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 5, repeats: true }));
    const table = new TranspositionTable(2 ** 24);
    const costIn = (depth: number) =>
      new OptimalSearch(problem, { symmetry, table, ...(depth < 9 ? { depth } : {}) }).advance(EVER).lower;
    expect([4, 9, 5, 9, 4].map(costIn)).toEqual([INFEASIBLE, 2463, 2463, 2463, INFEASIBLE]);
  });
});

function boundsHold(problem: Problem, set: readonly number[], told?: number): void {
  const truth = told ?? new OptimalSearch(problem).costOf(set, INFEASIBLE);
  for (const isCompiled of [true, false]) {
    const search = new OptimalSearch(problem, { isCompiled });
    for (const limit of [1, truth - 20, truth - 3, truth - 2, truth - 1, truth, truth + 1, INFEASIBLE])
      for (const asked of [search, new OptimalSearch(problem, { isCompiled })]) {
        const cost = asked.costOf(set, limit);
        expect(cost, `${set.length} below ${limit}`).toBeLessThanOrEqual(truth);
        expect(cost, `${set.length} below ${limit}`).toBeGreaterThanOrEqual(Math.min(limit, truth));
      }
  }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

const EVER = 1e9;
