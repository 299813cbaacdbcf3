import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listProblem, type Problem } from './problem.ts';
import { restrictProblem } from './restricted-problem.ts';
import { type RowCounter, ScalarRowCounter } from './row-counter.ts';
import { OptimalSearch } from './search.ts';
import { newRowCounter } from './simd-row-counter.ts';

const sizes = { rows: fc.integer({ min: 1, max: 150 }), columns: fc.integer({ min: 1, max: 60 }) };

describe('the row counters', () => {
  it('count as many parts as there are different answers', () => {
    fc.assert(
      fc.property(
        sizes.rows,
        sizes.columns,
        fc.integer({ min: 2, max: 32 }),
        fc.nat(),
        (others, columns, classes, seed) => {
          const problem = problemOf(columns, columns + others, classes, seed);
          const set = subsetOf(columns, seed);
          const fast = newRowCounter(problem);
          expect(fast).not.toBeInstanceOf(ScalarRowCounter);
          for (const counter of [fast, new ScalarRowCounter()]) {
            expect(partsBy(counter, problem, set)).toEqual(partsOf(problem, set));
            const inner = restrictProblem(problem, set, 0, set.length);
            const all = Uint16Array.from(set.keys());
            expect(partsBy(counter, inner, all)).toEqual(partsOf(inner, all));
            counter.release(inner);
            expect(partsBy(counter, problem, set)).toEqual(partsOf(problem, set));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('return the most parts, and the rows with at least a given number of parts', () => {
    const problem = problemOf(40, 170, 20, 7);
    const set = subsetOf(40, 7);
    const truth = partsOf(problem, set);
    for (const counter of [newRowCounter(problem), new ScalarRowCounter()]) {
      counter.count(problem, set, 0, set.length);
      expect(counter.most()).toBe(Math.max(...truth));
      for (let least = 1; least <= 21; least++) {
        const count = counter.select(least);
        const rows = truth.flatMap((parts, row) => (parts >= least ? [row] : []));
        expect([...counter.rows.subarray(0, count)]).toEqual(rows);
      }
    }
  });

  it('lead to the same search as each other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(),
        (secrets, others, classes, seed) => {
          const problem = problemOf(secrets, secrets + others, classes, seed);
          const scalar = new OptimalSearch(problem, { newRowCounter: () => new ScalarRowCounter() });
          expect(new OptimalSearch(problem).advance(Number.POSITIVE_INFINITY)).toEqual(
            scalar.advance(Number.POSITIVE_INFINITY),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

function partsBy(counter: RowCounter, problem: Problem, set: Uint16Array): number[] {
  counter.count(problem, set, 0, set.length);
  return [...counter.parts.subarray(0, problem.rowCount)];
}

function partsOf({ matrix, secretCount, rowCount }: Problem, set: Uint16Array): number[] {
  return Array.from(
    { length: rowCount },
    (_, row) => new Set([...set].map((column) => matrix[row * secretCount + column])).size,
  );
}

function subsetOf(columns: number, seed: number): Uint16Array {
  const kept = Array.from({ length: columns }, (_, column) => column);
  return Uint16Array.from(kept.filter((column) => mix(column, seed) % 3 !== 0 || column === 0));
}

/** A problem with random answers; only a guess against itself gets class 0. */
function problemOf(secrets: number, guesses: number, classes: number, seed: number): Problem {
  const listed = listProblem({
    guessCount: guesses,
    secretCount: secrets,
    classCount: classes,
    solved: 0,
    feedback: (guess, secret) =>
      guess === secret ? 0 : 1 + (mix(guess * 997 + secret, seed) % (classes - 1)),
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secrets ? guess : -1),
  });
  if (!listed.ok) throw new Error(listed.error);
  return listed.value;
}

function mix(number: number, seed: number): number {
  const mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 16;
}
