import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Narrowing, SearchOptions, Turn } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { describe, expect, it } from 'vitest';
import { listCodeProblem } from './code-deduction.ts';

const EVER = 1e9;
const codes = unwrap(listCodeProblem({ places: 4, symbols: 5, repeats: true }));

/** Computes the optimum from the branches: a guess costs one per secret, plus the costs of its branches. */
function viaBranches(options: SearchOptions, problem = codes.problem): number {
  const search = new OptimalSearch(problem, options);
  const { history = [], depth = 255 } = options;
  let best = INFEASIBLE;
  for (const { guess, lower } of search.openings()) {
    if (lower >= best) break;
    const branches = search.branchesOf(guess);
    let cost = search.secretCount;
    for (const { cls, lower: low, upper } of branches) {
      const turns: Turn[] = [...history, { guess, cls }];
      const { openings: _, ...rest } = options;
      const sub = new OptimalSearch(problem, { ...rest, history: turns, depth: depth - 1 }).advance(EVER);
      expect(sub.lower).toBeGreaterThanOrEqual(low);
      expect(sub.upper).toBeLessThanOrEqual(Math.max(upper, sub.upper));
      cost = Math.min(INFEASIBLE, cost + sub.upper);
    }
    best = Math.min(best, cost);
  }
  return best;
}

describe('a sub-problem', () => {
  it('adds up with its siblings to the cost of the whole problem', () => {
    const { symmetry } = codes;
    const whole = new OptimalSearch(codes.problem, { symmetry });
    const { upper, opening } = whole.advance(EVER);
    let sum = codes.problem.secretCount;
    for (const { cls, size } of whole.branchesOf(opening)) {
      const sub = new OptimalSearch(codes.problem, { symmetry, history: [{ guess: opening, cls }] });
      expect(sub.secretCount).toBe(size);
      sum += sub.advance(EVER).upper;
    }
    expect(sum).toBe(upper);
    expect(upper).toBe(2463);
  });

  it('costs the same when divided into its own sub-problems, with and without a depth limit', () => {
    const { symmetry } = codes;
    for (const options of [{}, { depth: 4 }] satisfies SearchOptions[]) {
      const history = [
        { guess: 7, cls: codes.problem.matrix[7 * 625 + 300] as number },
        { guess: 211, cls: codes.problem.matrix[211 * 625 + 300] as number },
      ];
      const own = new OptimalSearch(codes.problem, { ...options, symmetry, history });
      expect(viaBranches({ ...options, symmetry, history })).toBe(own.advance(EVER).upper);
    }
  });

  it('returns a strategy in the numbering of the whole problem, and keeps to given openings', () => {
    const { problem, symmetry } = codes;
    const history = [{ guess: 7, cls: problem.matrix[7 * 625 + 300] as number }];
    for (const openings of [undefined, [9], [9, 100, 624]]) {
      const options = { symmetry, history, ...(openings ? { openings } : {}) };
      const search = new OptimalSearch(problem, options);
      const { upper, opening } = search.advance(EVER);
      if (openings) expect(openings).toContain(opening);
      const strategy = search.strategy();
      let cost = 0;
      for (let secret = 0; secret < 625; secret++) {
        if (problem.matrix[7 * 625 + secret] !== history[0]?.cls) continue;
        let node = strategy;
        for (cost++; node && node.guess !== secret; cost++) {
          const cls = problem.matrix[node.guess * 625 + secret];
          node = node.branches.find((branch) => branch.cls === cls)?.next;
        }
        expect(node?.guess).toBe(secret);
      }
      expect(cost).toBe(upper);
    }
  });

  it('has consistent costs in hard mode and with weights', () => {
    const random = new RandomStream(seedRandom('hard'));
    for (let round = 0; round < 20; round++) {
      const n = 6;
      const table = Array.from({ length: n + 4 }, (_, guess) =>
        Array.from({ length: n }, (_, secret) => (guess === secret ? 3 : random.below(3))),
      );
      const deduction = {
        guessCount: n + 4,
        secretCount: n,
        classCount: 4,
        solved: 3,
        feedback: (guess: number, secret: number) => table[guess]?.[secret] as number,
        guessOf: (secret: number) => secret,
        secretOf: (guess: number) => (guess < n ? guess : -1),
      };
      const narrowing: Narrowing = {
        permits: (guess, cls) => (next) =>
          next < n && deduction.feedback(guess, next) === cls ? true : (guess + cls + next) % 2 === 0,
      };
      const problem = unwrap(listProblem(deduction));
      const options = round % 2 === 0 ? { narrowing } : { narrowing, depth: 4 };
      const whole = new OptimalSearch(problem, options).advance(EVER);
      expect(viaBranches(options, problem)).toBe(whole.upper);
      const weights = Int32Array.from({ length: n }, () => 1 + random.below(5));
      const history = [{ guess: n, cls: table[n]?.[0] as number }];
      const left = (table[n] ?? []).flatMap((cls, secret) => (cls === history[0]?.cls ? [secret] : []));
      const weighted = new OptimalSearch(problem, { weights, history }).advance(EVER).upper;
      const alone = new OptimalSearch(problem, { weights });
      expect(weighted).toBe(alone.costOf(left, INFEASIBLE));
    }
  });

  it('is settled without a strategy if it must cost less than its optimum', () => {
    const { problem, symmetry } = codes;
    const history = [{ guess: 7, cls: problem.matrix[7 * 625 + 300] as number }];
    const { upper } = new OptimalSearch(problem, { symmetry, history }).advance(EVER);
    const below = new OptimalSearch(problem, { symmetry, history, below: upper }).advance(EVER);
    expect(below).toMatchObject({ done: true, lower: upper, upper: INFEASIBLE, opening: -1 });
  });

  it('throws if its history leaves no secret', () => {
    const impossible = [
      { guess: 0, cls: 0 },
      { guess: 0, cls: 1 },
    ];
    expect(() => new OptimalSearch(codes.problem, { history: impossible })).toThrow();
  });
});

describe('facts', () => {
  it('learnt from another search save most of the work, and only tighten', () => {
    const { problem, symmetry } = codes;
    const first = new OptimalSearch(problem, { symmetry });
    const { nodes, upper } = first.advance(EVER);
    const second = new OptimalSearch(problem, { symmetry });
    for (const fact of first.facts(0)) second.learn({ ...fact, lower: 0, upper: INFEASIBLE });
    for (const fact of first.facts(0)) second.learn(fact);
    const after = second.advance(EVER);
    expect(after).toMatchObject({ done: true, upper });
    expect(after.nodes).toBeLessThan(nodes / 10);
    const large = [...first.facts(20)];
    expect(large.length).toBeGreaterThan(0);
    expect(Math.min(...large.map(({ key }) => key.length))).toBeGreaterThanOrEqual(20);
  });

  it('of an unfinished search let another one continue', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 6, repeats: true }));
    const budget = 64;
    let facts = [...new OptimalSearch(problem, { symmetry }).facts(0)];
    for (let leg = 1; ; leg++) {
      const search = new OptimalSearch(problem, { symmetry });
      for (const fact of facts) search.learn(fact);
      const status = search.advance(budget);
      expect(status.lower).toBeLessThanOrEqual(5625);
      expect(status.upper).toBeGreaterThanOrEqual(5625);
      facts = [...search.facts(0)];
      if (status.done) {
        expect(leg).toBeGreaterThan(1);
        break;
      }
      expect(leg).toBeLessThan(20);
    }
  });
});
