import { finish } from '@inkling/core/finish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompiledSearch } from './compiled-search.ts';
import { listProblem, type Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TranspositionTable } from './transposition-table.ts';

const COMPILED = { isCompiled: true };

const games = fc.record({
  secrets: fc.integer({ min: 3, max: 36 }),
  others: fc.integer({ min: 0, max: 50 }),
  classes: fc.integer({ min: 2, max: 70 }),
  seed: fc.nat(),
});

describe('the search in WebAssembly', () => {
  it('finds the cost of its twin, and a strategy with that cost', () => {
    fc.assert(
      fc.property(games, ({ secrets, others, classes, seed }) => {
        const problem = problemOf(secrets, secrets + others, classes, seed);
        const [fast, slow] = [
          new OptimalSearch(problem, COMPILED),
          new OptimalSearch(problem, { isCompiled: false }),
        ];
        const [here, there] = [fast, slow].map((search) => search.advance(Number.POSITIVE_INFINITY));
        expect(here).toMatchObject({ done: true, lower: there?.lower, upper: there?.upper });
        expect(costOf(fast, problem)).toBe(there?.upper);
      }),
      { numRuns: 60 },
    );
  });

  it('searches the same sets as its twin if there are few classes', () => {
    fc.assert(
      fc.property(games, ({ secrets, others, classes, seed }) => {
        const problem = problemOf(secrets, secrets + others, 2 + (classes % 30), seed);
        const [here, there] = [COMPILED, { isCompiled: false }].map((options) =>
          new OptimalSearch(problem, options).advance(Number.POSITIVE_INFINITY),
        );
        const aside = { work: 0, evaluated: 0 };
        expect({ ...here, ...aside }).toEqual({ ...there, ...aside });
      }),
      {
        numRuns: 60,
        // Sets with so many members for their classes that the parts do not decide the cost, which is rare by chance.
        examples: [
          [{ secrets: 40, others: 30, classes: 2, seed: 0 }],
          [{ secrets: 40, others: 30, classes: 2, seed: 3 }],
          [{ secrets: 36, others: 0, classes: 2, seed: 4 }],
        ],
      },
    );
  });

  it('returns the true cost or a correct bound for any set and limit', () => {
    const problem = problemOf(24, 60, 6, 11);
    const slow = new OptimalSearch(problem, { isCompiled: false });
    const fast = new OptimalSearch(problem, COMPILED);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 1, max: 90 }),
        (members, limit) => {
          const set = members.toSorted((a, b) => a - b);
          const truth = slow.costOf(set, INFEASIBLE);
          const said = fast.costOf(set, limit);
          if (truth < limit) expect(said).toBe(truth);
          else expect([said >= limit, said <= truth]).toEqual([true, true]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('answers queries while it is paused, and then resumes', () => {
    const problem = problemOf(60, 60, 7, 3);
    const truth = new OptimalSearch(problem).advance(Number.POSITIVE_INFINITY);
    const search = new OptimalSearch(problem, COMPILED);
    let pauses = 0;
    let status = search.advance(1, 1);
    for (; !status.done; status = search.advance(1, 1)) {
      pauses++;
      const set = Array.from({ length: 20 }, (_, i) => 3 * i);
      expect(search.costOf(set, INFEASIBLE)).toBe(new OptimalSearch(problem).costOf(set, INFEASIBLE));
    }
    expect(pauses).toBeGreaterThan(3);
    expect([status.lower, status.upper]).toEqual([truth.lower, truth.upper]);
  });

  it('passes its facts to its twin, and learns from those of its twin', () => {
    const problem = problemOf(60, 70, 4, 5);
    for (const isCompiled of [true, false]) {
      const search = new OptimalSearch(problem, { isCompiled });
      const { nodes } = search.advance(Number.POSITIVE_INFINITY);
      const other = new OptimalSearch(problem, { isCompiled: !isCompiled });
      for (const fact of search.facts(0)) other.learn(fact);
      const again = other.advance(Number.POSITIVE_INFINITY);
      expect(again.upper).toBe(search.status().upper);
      expect(again.nodes).toBeLessThan(nodes / 4);
    }
  });

  it('reads and fills a shared table', () => {
    const problem = problemOf(60, 70, 4, 5);
    const table = new TranspositionTable(2 ** 22);
    const { nodes } = new OptimalSearch(problem, { table, ...COMPILED }).advance(Number.POSITIVE_INFINITY);
    const again = new OptimalSearch(problem, { table, ...COMPILED }).advance(Number.POSITIVE_INFINITY);
    expect(again.nodes).toBeLessThan(nodes / 4);
    const mixed = new OptimalSearch(problem, { table, isCompiled: false }).advance(Number.POSITIVE_INFINITY);
    expect(mixed.nodes).toBeLessThan(nodes / 4);
  });

  it('finds the costs of its twin for large sets in games with many answers', () => {
    for (let seed = 0; seed < 12; seed++) {
      // Guesses that may be the secret give little information.
      const problem = problemOf(90, 150, 36 + 14 * (seed % 4), seed, 4);
      const slow = new OptimalSearch(problem, { isCompiled: false });
      const fast = new OptimalSearch(problem, COMPILED);
      for (const size of [66, 72, 80, 88]) {
        const set = Array.from({ length: size }, (_, i) => i);
        const truth = slow.costOf(set, INFEASIBLE);
        expect(fast.costOf(set, truth), `${size} of ${seed}`).toBe(truth);
        expect(new OptimalSearch(problem, COMPILED).costOf(set, truth + 1), `${size} of ${seed}`).toBe(truth);
        expect(new OptimalSearch(problem, COMPILED).costOf(set, INFEASIBLE), `${size} of ${seed}`).toBe(
          truth,
        );
      }
    }
  });

  it('tries a given opening that gives no information', () => {
    const told = problemOf(14, 30, 4, 2);
    const matrix = told.matrix.slice();
    matrix.fill(2, 29 * 14);
    const problem = { ...told, matrix };
    const openings = [29];
    const [here, there] = [true, false].map((isCompiled) =>
      new OptimalSearch(problem, { openings, isCompiled }).advance(Number.POSITIVE_INFINITY),
    );
    expect(there?.upper).toBeLessThan(INFEASIBLE);
    expect(here).toMatchObject({ upper: there?.upper, lower: there?.lower });
  });

  it('forgets nothing while its table grows', () => {
    const problem = problemOf(300, 300, 5, 1);
    const core = finish(CompiledSearch.steps(problem, COMPILED)) as CompiledSearch;
    const keyOf = (i: number) =>
      Uint16Array.from(new Set([0, 1, 2, 3, 4].map((k) => mix(5 * i + k, 9) % 300))).toSorted();
    const keys = Array.from({ length: 20_000 }, (_, i) => keyOf(i)).filter((key) => key.length === 5);
    const facts = new Map(keys.map((key, i) => [key.join(), { key, lower: 100 + i, upper: 30_000 + i }]));
    for (const fact of facts.values()) core.learn({ hash: 0, mark: 0, ...fact });
    for (const { key, lower, upper } of facts.values()) expect(core.known(key, [])).toEqual({ lower, upper });
    expect([...core.facts(0)]).toHaveLength(facts.size);
  });

  it('finds the optimum even if its table is full', () => {
    const problem = problemOf(150, 150, 5, 8);
    const small = new OptimalSearch(problem, { tableBytes: 2 ** 14, ...COMPILED }).advance(
      Number.POSITIVE_INFINITY,
    );
    const large = new OptimalSearch(problem).advance(Number.POSITIVE_INFINITY);
    expect([small.lower, small.upper]).toEqual([large.lower, large.upper]);
  });
});

/** Returns the total cost of the search's strategy by following it. */
function costOf(search: OptimalSearch, problem: Problem): number | undefined {
  const strategy = search.strategy();
  if (!strategy) return undefined;
  let total = 0;
  for (let column = 0; column < problem.secretCount; column++) {
    let node = strategy;
    for (let level = 1; ; level++) {
      if (node.guess === problem.guesses[column]) {
        total += level;
        break;
      }
      const row = problem.guesses.indexOf(node.guess);
      const cls = problem.matrix[row * problem.secretCount + column];
      const branch = node.branches.find((each) => each.cls === cls);
      if (!branch) return undefined;
      node = branch.next;
    }
  }
  return total;
}

/** A problem with random answers; only a guess against itself gets class 0. */
function problemOf(
  secrets: number,
  guesses: number,
  classes: number,
  seed: number,
  inside: number = classes,
): Problem {
  const listed = listProblem({
    guessCount: guesses,
    secretCount: secrets,
    classCount: classes,
    solved: 0,
    feedback: (guess, secret) =>
      guess === secret
        ? 0
        : 1 + (mix(guess * 997 + secret, seed) % ((guess < secrets ? inside : classes) - 1)),
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
