import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { leastCost } from '../reference/least-cost.ts';
import { listProblem } from './problem.ts';
import { COUNTED_CLASSES_MAX } from './row-counter.ts';
import { OptimalSearch } from './search.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TranspositionTable } from './transposition-table.ts';

/** With few classes, a search counts many rows at once; with more, it reads them one by one. */
describe.each([
  ['in WebAssembly', 0, true],
  ['in WebAssembly by rows', COUNTED_CLASSES_MAX + 1, true],
  ['by counted rows', 0, false],
  ['by rows that are read', COUNTED_CLASSES_MAX + 1, false],
])('the cost of a set, searched %s,', (_, classesMin, isCompiled) => {
  it('is exact, or a bound between the limit and the true cost', () => {
    const answers = { atLimit: 0, between: 0, truth: 0 };
    for (let seed = 0; seed < (isCompiled ? 20 : 80); seed++) {
      const deduction = randomDeduction(`limits ${seed}`, 4 + (seed % 5), classesMin);
      const problem = unwrap(listProblem(deduction));
      const secrets = range(deduction.secretCount);
      const truth = leastCost(deduction, { secrets, guesses: range(deduction.guessCount) });
      const again = new OptimalSearch(problem, { isCompiled });
      for (let limit = Math.max(1, truth - 6); limit <= truth + 1; limit++) {
        const result = new OptimalSearch(problem, { isCompiled }).costOf(secrets, limit);
        for (const cost of [result, again.costOf(secrets, limit)]) {
          expect(cost, `${seed} below ${limit}`).toBeLessThanOrEqual(truth);
          expect(cost, `${seed} below ${limit}`).toBeGreaterThanOrEqual(Math.min(limit, truth));
        }
        answers[result === truth ? 'truth' : result === limit ? 'atLimit' : 'between']++;
      }
      expect(again.costOf(secrets, INFEASIBLE)).toBe(truth);
    }
    // All three must happen, or the bounds would be meaningless.
    expect(Math.min(...Object.values(answers))).toBeGreaterThan(5);
  });

  it('depends on the guesses left, even with one table for every number of them', () => {
    let differing = 0;
    for (let seed = 0; seed < 30; seed++) {
      const deduction = randomDeduction(`depths ${seed}`, 5 + (seed % 4), classesMin);
      const problem = unwrap(listProblem(deduction));
      const [secrets, guesses] = [range(deduction.secretCount), range(deduction.guessCount)];
      const table = new TranspositionTable(2 ** 20);
      const costs = new Set<number>();
      for (const depth of [5, 2, 3, 4, 3, 2, 5]) {
        const truth = Math.min(INFEASIBLE, leastCost(deduction, { secrets, guesses, depth }));
        const search = new OptimalSearch(problem, { depth, table });
        expect(search.costOf(secrets, INFEASIBLE), `${seed} in ${depth}`).toBe(truth);
        expect(search.advance(EVER).lower, `${seed} in ${depth}`).toBe(truth);
        costs.add(truth);
      }
      differing += costs.size > 1 ? 1 : 0;
    }
    expect(differing).toBeGreaterThan(5);
  });
});

describe.each([
  ['by counted rows', 0],
  ['by rows that are read', COUNTED_CLASSES_MAX + 1],
])('a search that pauses in the middle of an opening, %s,', (_, classesMin) => {
  it('keeps bounds that hold for later openings, too', () => {
    let overtaken = 0;
    for (let seed = 0; seed < 70; seed++) {
      const deduction = randomDeduction(`halts ${seed}`, 14 + (seed % 5), classesMin);
      const problem = unwrap(listProblem(deduction));
      const truths = range(deduction.guessCount).map(
        (guess) => new OptimalSearch(problem, { openings: [guess] }).advance(EVER).upper,
      );
      // Two openings, of which the one tried second is better.
      const openings = new OptimalSearch(problem).openings().map(({ guess }) => guess);
      const pair = openings.flatMap((guess, i) => {
        const better = openings.slice(i + 1).find((other) => truths[other] < truths[guess]);
        return better === undefined ? [] : [[guess, better]];
      })[0];
      if (!pair) continue;
      const truth = truths[pair[1]];
      const search = new OptimalSearch(problem, { openings: pair });
      for (let status = search.status(); !status.done; status = search.advance(EVER, 1)) {
        expect(status.lower, `${seed}`).toBeLessThanOrEqual(truth);
        expect(status.upper, `${seed}`).toBeGreaterThanOrEqual(truth);
        if (status.openingsDone === 1) overtaken++;
      }
      expect(search.status()).toMatchObject({ lower: truth, upper: truth });
    }
    expect(overtaken).toBeGreaterThan(5);
  });
});

/** Many guesses cannot be the secret; they give less or more information than those that can. */
function randomDeduction(seed: string, secretCount: number, classesMin: number): Deduction {
  const random = new RandomStream(seedRandom(seed));
  const guessCount = secretCount + 2 + random.below(12);
  const classes = 1 + random.below(3);
  const others = 2 + random.below(3);
  const solved = Math.max(classes, others);
  const table = range(guessCount).map((guess) =>
    range(secretCount).map((secret) =>
      guess === secret ? solved : random.below(guess < secretCount ? classes : others),
    ),
  );
  return {
    guessCount,
    secretCount,
    classCount: Math.max(solved + 1, classesMin),
    solved,
    feedback: (guess, secret) => table[guess][secret],
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

const EVER = 1e9;
