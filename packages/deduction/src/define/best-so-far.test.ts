import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { listProblem, type Problem } from '../optimum/problem.ts';
import { OptimalSearch } from '../optimum/search.ts';
import { PROGRESS_NODES_MIN } from '../optimum/search-options.ts';
import type { SearchProgress } from '../optimum/stages.ts';
import { verifyStrategy } from '../optimum/verify.ts';
import { BestSoFar } from './best-so-far.ts';

/** The tests count the answers read between two pauses and do not depend on a clock. */
describe('the best strategy so far', () => {
  it.each([
    ['few answers', 2000, 4],
    ['many answers', 2000, 90],
  ])(
    'is found before the search, in steps that read a limited number of answers: %s',
    (_, size, classCount) => {
      const game = randomGame(size, classCount);
      const counted = countReads(unwrap(listProblem(game)));
      const best = new BestSoFar(counted.problem, 255, undefined, 'total');
      let longest = 0;
      for (const _ of best.begin()) longest = Math.max(longest, counted.take());
      longest = Math.max(longest, counted.take());

      expect([longest > 0, longest < 2 ** 16]).toEqual([true, true]);
      const { known } = best;
      expect(counted.take()).toBe(0);
      expect(known && verifyStrategy(known.root, game)).toMatchObject({ histogram: known?.levels });
    },
  );

  it('counts weights by level as a slow count does', () => {
    const game = randomGame(200, 5);
    const problem = unwrap(listProblem(game));
    const weights = Int32Array.from({ length: 200 }, (_, secret) => 1 + (secret % 9));
    const best = new BestSoFar(problem, 255, weights, 'total');
    finish(best.begin());
    const { root, weighed } = best.known ?? {};
    const byHand: number[] = [];
    for (let secret = 0; secret < 200; secret++) {
      let level = 0;
      for (let node = root; node && node.guess !== secret; level++) {
        const cls = game.feedback(node.guess, secret);
        node = node.branches.find((branch) => branch.cls === cls)?.next;
      }
      byHand[level] = (byHand[level] ?? 0) + 1 + (secret % 9);
    }
    expect(weighed).toEqual(Array.from(byHand, (weight) => weight ?? 0));
  });

  it('adopts the strategy of the search when there is one, and never becomes worse', () => {
    const problem = unwrap(listProblem(randomGame(70, 9)));
    const search = new OptimalSearch(problem);
    const best = new BestSoFar(problem, 255, undefined, 'total');
    finish(best.begin());
    const costs = [costOf(best)];
    for (let status = search.status(); !status.done; ) {
      status = search.advance(PROGRESS_NODES_MIN, 20_000);
      const progress: SearchProgress = { ...status, search, least: 0, save: () => new Uint8Array() };
      finish(best.follow(progress));
      if (best.isOf(search, status.upper)) expect(costOf(best)).toBe(status.upper);
      costs.push(costOf(best));
    }
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs.at(-1)).toBe(search.status().lower);
    expect(new Set(costs).size).toBeGreaterThan(1);
  });

  it('is undefined if too few guesses are allowed', () => {
    const best = new BestSoFar(unwrap(listProblem(randomGame(50, 2))), 2, undefined, 'worst');
    finish(best.begin());
    expect(best.known).toBeUndefined();
  });
});

function costOf({ known }: BestSoFar): number {
  return known?.levels.reduce((sum, count, i) => sum + count * (i + 1), 0) ?? Number.NaN;
}

/** Wraps a problem so that it counts how often its answers are read. */
function countReads(problem: Problem): { readonly problem: Problem; take(): number } {
  let reads = 0;
  const watched = (cells: Problem['matrix']): Problem['matrix'] =>
    new Proxy(cells, {
      get: (target, key) => {
        reads++;
        if (key === 'subarray') return (from: number, to: number) => watched(target.subarray(from, to));
        return Reflect.get(target, key) as unknown;
      },
    });
  const matrix = watched(problem.matrix);
  const take = () => {
    const taken = reads;
    reads = 0;
    return taken;
  };
  return { problem: { ...problem, matrix }, take };
}

/** Makes a game with random answers, low ones more often, in which each guess finds its own secret. */
function randomGame(size: number, classCount: number) {
  const random = new RandomStream(seedRandom(`best so far ${size}`));
  const table = new Uint8Array(size * size).map(() => random.below(1 + random.below(classCount)));
  const feedback = (guess: number, secret: number) =>
    guess === secret ? classCount : (table[guess * size + secret] ?? 0);
  return {
    guessCount: size,
    secretCount: size,
    classCount: classCount + 1,
    solved: classCount,
    feedback,
    evaluate: feedback,
    guessOf: (secret: number) => secret,
    secretOf: (guess: number) => guess,
  };
}
