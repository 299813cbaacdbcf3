import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { listProblem, listSteps } from './problem.ts';
import { OptimalSearch } from './search.ts';
import { INFEASIBLE } from './size-bound.ts';

/** Measures pauses by the answers read between them, not by time. */
describe('a search that can be paused', () => {
  it.each([
    ['in WebAssembly', 500, 4, {}],
    ['in WebAssembly, many answers', 500, 40, {}],
    ['counted rows', 500, 4, { isCompiled: false }],
    ['read rows', 500, 40, { weights: Int32Array.from({ length: 500 }, (_, secret) => 1 + (secret % 7)) }],
  ])(
    'reads at most 1.5 times the answers of its largest set between two pauses: %s',
    (_, secretCount, classCount, options) => {
      const problem = unwrap(listProblem(randomDeduction(secretCount, classCount)));
      const search = new OptimalSearch(problem, options);
      let longest = 0;
      let before = 0;
      for (let pause = 0; pause < 400 && !search.status().done; pause++) {
        const { work } = search.advance(Number.POSITIVE_INFINITY, WANTED);
        longest = Math.max(longest, work - before);
        before = work;
      }

      expect(before).toBeGreaterThan(3 * secretCount ** 2);
      expect(longest).toBeLessThan(1.5 * secretCount ** 2);
    },
  );

  it('pauses between openings that are ruled out immediately', () => {
    const problem = unwrap(listProblem(randomDeduction(600, 40)));
    const search = new OptimalSearch(problem, { isCompiled: true });
    let longest = 0;
    let openings = 0;
    for (let status = search.status(); !status.done; ) {
      const before = status;
      status = search.advance(Number.POSITIVE_INFINITY, 1);
      longest = Math.max(longest, status.openingsDone - before.openingsDone);
      openings = status.openingsDone;
      if (openings > 20) break;
    }
    expect([longest, openings > 20]).toEqual([1, true]);
  });

  it('finds the same result whatever the pauses, and can report its strategy at each', () => {
    const problem = unwrap(listProblem(randomDeduction(90, 9)));
    const truth = new OptimalSearch(problem).advance(Number.POSITIVE_INFINITY);
    // The same cost in one go, without pauses.
    const all = Array.from(problem.secrets);
    expect(new OptimalSearch(problem).costOf(all, INFEASIBLE)).toBe(truth.lower);
    for (const work of [1, 1000, 50_000]) {
      const search = new OptimalSearch(problem);
      let status = search.status();
      while (!status.done) {
        status = search.advance(Number.POSITIVE_INFINITY, work);
        expect(search.strategy()?.guess ?? -1).toBe(status.opening);
        expect(search.branchesOf(0).length).toBeGreaterThan(1);
        expect([status.lower <= truth.lower, status.upper >= truth.upper]).toEqual([true, true]);
      }
      expect([status.lower, status.upper]).toEqual([truth.lower, truth.upper]);
    }
  });

  it('lists a game in steps of a limited number of answers', () => {
    const large = randomDeduction(2500, 3);
    let read = 0;
    let longest = 0;
    const fill = (_: number, row: Uint8Array | Uint16Array) => {
      read += row.length;
      row.fill(1);
    };
    for (const _ of listSteps(large, fill)) {
      longest = Math.max(longest, read);
      read = 0;
    }
    expect([longest > 0, longest < 1.1 * ANSWERS_AT_ONCE]).toEqual([true, true]);
  });

  it('bounds the openings and passes a game to WebAssembly in sufficiently many steps', () => {
    const secretCount = 1500;
    const problem = unwrap(listProblem(randomDeduction(secretCount, 8)));
    const search = new OptimalSearch(problem, { isCompiled: true });
    const bounding = [...search.boundSteps()].length;
    const handing = [...search.prepareSteps()].length;
    const least = secretCount ** 2 / ANSWERS_AT_ONCE;
    expect([bounding >= least, handing >= least]).toEqual([true, true]);
  });
});

const WANTED = 2 ** 14;
/** Reading so many answers takes a few milliseconds. */
const ANSWERS_AT_ONCE = 2 ** 19;

/** A deduction with random answers, except that a guess finds its own secret. */
function randomDeduction(secretCount: number, classCount: number): Deduction {
  const random = new RandomStream(seedRandom(`pauses ${secretCount}`));
  const table = new Uint8Array(secretCount * secretCount).map(() => random.below(classCount));
  return {
    guessCount: secretCount,
    secretCount,
    classCount: classCount + 1,
    solved: classCount,
    feedback: (guess, secret) => (guess === secret ? classCount : (table[guess * secretCount + secret] ?? 0)),
    guessOf: (secret) => secret,
    secretOf: (guess) => guess,
  };
}
