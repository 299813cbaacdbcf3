import type { Deduction } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastCost } from '../reference/least-cost.ts';
import { greedyStrategy } from './greedy.ts';
import { listProblem } from './problem.ts';
import { quickStrategySteps } from './quick-strategy.ts';
import { tallyStrategy } from './tally.ts';
import { verifyStrategy } from './verify.ts';

it('listProblem rejects a class that is out of range instead of truncating it', () => {
  const answers = [
    [0, 300],
    [1, 0],
  ];
  const deduction = {
    guessCount: 2,
    secretCount: 2,
    classCount: 2,
    solved: 0,
    feedback: (guess: number, secret: number) => answers[guess]?.[secret] ?? 0,
    guessOf: (secret: number) => secret,
    secretOf: (guess: number) => guess,
  };
  expect(() => listProblem(deduction)).toThrow('guess 0 answers secret 1 with class 300');
});

describe('a quick strategy', () => {
  it('reads few answers, however many turns are allowed', () => {
    const size = 1000;
    const problem = unwrap(
      listProblem({
        guessCount: size,
        secretCount: size,
        classCount: 12,
        solved: 0,
        feedback: (guess, secret) => (guess === secret ? 0 : 1 + ((guess * secret + guess) % 11)),
        guessOf: (secret) => secret,
        secretOf: (guess) => guess,
      }),
    );
    let reads = 0;
    const matrix = new Proxy(problem.matrix, {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(finish(quickStrategySteps({ ...problem, matrix }, 255))).toBeDefined();
    expect(reads).toBeLessThan(2 ** 20);
  });

  it('finds one of 3,000 secrets in fewer than 20 guesses if every guess has three answers', () => {
    const size = 3000;
    const problem = unwrap(
      listProblem({
        guessCount: size,
        secretCount: size,
        classCount: 3,
        solved: 0,
        feedback: (guess, secret) => (guess === secret ? 0 : guess < secret ? 1 : 2),
        guessOf: (secret) => secret,
        secretOf: (guess) => guess,
      }),
    );
    const strategy = finish(quickStrategySteps(problem, 255));
    expect(strategy && tallyStrategy(strategy, problem).length).toBeLessThan(20);
  });
});

describe('greedyStrategy', () => {
  it('respects the depth limit, and finds a strategy whenever one exists if there are few guesses', () => {
    const seen = { found: 0, none: 0 };
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (seed, secretCount, classCount, depth) => {
          const deduction = drawDeduction(seed, secretCount, classCount);
          const problem = unwrap(listProblem(deduction));
          const all = (length: number) => Array.from({ length }, (_, i) => i);
          const truth = leastCost(deduction, {
            secrets: all(secretCount),
            guesses: all(deduction.guessCount),
            depth,
          });
          const found = greedyStrategy(problem, depth, false);
          expect(found === undefined).toBe(truth === Number.POSITIVE_INFINITY);
          if (!found) return void seen.none++;
          seen.found++;
          const tally = verifyStrategy(found, { ...deduction, evaluate: deduction.feedback });
          expect(tally).toMatchObject({ worst: expect.any(Number) });
          if ('worst' in tally) expect(tally.worst).toBeLessThanOrEqual(depth);
        },
      ),
      { numRuns: 400 },
    );
    expect(Math.min(seen.found, seen.none)).toBeGreaterThan(20);
  });
});

/** A random deduction with at most thirteen guesses: no more than are tried at one node. */
function drawDeduction(seed: number, secretCount: number, classCount: number): Deduction {
  const random = new RandomStream(seedRandom(`greedy ${seed}`));
  const guessCount = secretCount + random.below(5);
  const table = Array.from({ length: guessCount }, (_, guess) =>
    Array.from({ length: secretCount }, (_, secret) =>
      guess === secret ? classCount : random.below(classCount),
    ),
  );
  return {
    guessCount,
    secretCount,
    classCount: classCount + 1,
    solved: classCount,
    feedback: (guess, secret) => table[guess]?.[secret] ?? 0,
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
}
