import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Claims, makeClaimsMemory } from './claims.ts';
import { listProblem, type Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import { makeTableMemory, SharedTranspositionTable } from './shared-table.ts';

describe('searches that share a table and claims', () => {
  it('find what a single search finds, in any interleaving, and release all claims', () => {
    fc.assert(
      fc.property(
        fc.record({
          secrets: fc.integer({ min: 100, max: 256 }),
          seed: fc.nat(),
          turns: fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }),
          slice: fc.constantFrom(1, 2 ** 10, 2 ** 16),
        }),
        ({ secrets, seed, turns, slice }) => {
          const problem = codesOf(secrets, seed);
          const { lower, upper } = new OptimalSearch(problem, { isCompiled: true }).advance(Infinity);
          const { searches, claims } = together(problem, 3);
          const order = [...turns, 0, 1, 2];
          for (let i = 0; searches.some((search) => !search.status().done); i++)
            searches[order[i % order.length] as number]?.advance(Infinity, slice);
          for (const search of searches) {
            expect(search.status()).toMatchObject({ done: true, lower, upper });
            expect(search.strategy()).toBeDefined();
          }
          expect(new Int32Array(claims).every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('divide the work', () => {
    const problem = codesOf(256, 5);
    const alone = new OptimalSearch(problem, { isCompiled: true }).advance(Infinity);
    const { searches } = together(problem, 2);
    while (searches.every((search) => !search.status().done))
      for (const search of searches) search.advance(Infinity, 2 ** 14);
    const most = Math.max(...searches.map((search) => search.status().work));
    expect(most / alone.work).toBeLessThan(0.65);
  });

  it('choose the same guesses, in whatever order they are tried', () => {
    for (let seed = 0; seed < 6; seed++) {
      const problem = oneLargeCell(seed);
      const memory = makeClaimsMemory();
      // Other threads seem to work on every second unit, so those guesses are tried later.
      new Int32Array(memory).forEach((_, place, counts) => {
        counts[place] = place % 2;
      });
      const [alone, beside] = [{}, { claims: new Claims(memory) }].map((options) => {
        const search = new OptimalSearch(problem, { isCompiled: true, ...options, openings: [0] });
        search.advance(Infinity);
        return search.strategy();
      });
      expect(beside).toEqual(alone);
    }
  });

  it('finish even if a thread died and left its claims', () => {
    const problem = codesOf(200, 8);
    const alone = new OptimalSearch(problem, { isCompiled: true }).advance(Infinity);
    const { searches, claims } = together(problem, 1);
    new Int32Array(claims).fill(1);
    expect(searches[0]?.advance(Infinity)).toMatchObject({ done: true, upper: alone.upper });
  });
});

describe('claims', () => {
  it('belong to the first caller until they are yielded', () => {
    const memory = makeClaimsMemory();
    const [mine, yours] = [new Claims(memory), new Claims(memory)];
    expect([mine.claim(77 << 8), yours.claim(77 << 8), yours.claim(78 << 8)]).toEqual([true, false, true]);
    mine.yieldClaim(77 << 8);
    expect(yours.claim(77 << 8)).toBe(true);
  });
});

function together(problem: Problem, count: number) {
  const [table, claims] = [makeTableMemory(2 ** 22), makeClaimsMemory()];
  const searches = Array.from(
    { length: count },
    () =>
      new OptimalSearch(problem, {
        isCompiled: true,
        table: new SharedTranspositionTable(table),
        claims: new Claims(claims),
      }),
  );
  return { searches, claims };
}

/** A random deduction, except for guess 0, to which almost all secrets give the same answer. */
function oneLargeCell(seed: number): Problem {
  const random = new RandomStream(seedRandom(`large cell ${seed}`));
  const table = Uint8Array.from({ length: 130 * 100 }, () => 1 + random.below(4));
  const listed = listProblem({
    guessCount: 130,
    secretCount: 100,
    classCount: 5,
    solved: 0,
    feedback: (guess, secret) =>
      guess === secret
        ? 0
        : guess === 0
          ? 1 + Number(secret % 9 === 0)
          : (table[guess * 100 + secret] as number),
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < 100 ? guess : -1),
  });
  if (!listed.ok) throw new Error(listed.error);
  return listed.value;
}

/** Some of the codes of four places and four symbols are secrets; all are guesses. */
function codesOf(secretCount: number, seed: number): Problem {
  const codes = Array.from({ length: 256 }, (_, i) => [i & 3, (i >> 2) & 3, (i >> 4) & 3, i >> 6]);
  const mixed = codes
    .map((code, i) => ({ code, rank: Math.imul(i + 1, 0x9e3779b1 + 2 * seed) >>> 8 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code }) => code);
  const listed = listProblem({
    guessCount: 256,
    secretCount,
    classCount: 25,
    solved: 20,
    feedback: (guess, secret) => answerOf(mixed[guess] as number[], mixed[secret] as number[]),
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  });
  if (!listed.ok) throw new Error(listed.error);
  return listed.value;
}

function answerOf(guess: readonly number[], secret: readonly number[]): number {
  const exact = guess.filter((symbol, place) => symbol === secret[place]).length;
  const count = (code: readonly number[], symbol: number) => code.filter((other) => other === symbol).length;
  const common = [0, 1, 2, 3].reduce(
    (sum, symbol) => sum + Math.min(count(guess, symbol), count(secret, symbol)),
    0,
  );
  return 5 * exact + common - exact;
}
