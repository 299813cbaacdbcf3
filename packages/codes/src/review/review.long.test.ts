import type { CodeRules } from '@inkling/core/deduction';
import { scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedCandidates, listCandidates } from '../candidates/listed.ts';
import type { GuessPool } from '../strategies/choice.ts';
import { ExactTurns } from './exact-turns.ts';
import { informationOf } from './information.ts';
import { leastTurns } from './least-turns.ts';
import { ruledOut } from './ruled-out.ts';
import { JUDGE_LIMITS, type JudgeLimits, type Judgement, TurnsJudge } from './turns-judge.ts';

const MM = { places: 4, symbols: 6, repeats: true };

/** Positions after true answers to random guesses, possible or not. */
function positionOf(rules: CodeRules, seed: string, turnCount: number): ListedCandidates {
  const random = new RandomStream(seedRandom(seed));
  const all = unwrap(listCandidates(rules, []));
  const secret = all.sample(random)!;
  let set = all;
  for (let turn = 0; turn < turnCount; turn++) {
    const guess = random.below(2) === 0 ? all.sample(random)! : set.sample(random)!;
    set = set.with({ guess, feedback: scoreCode(guess, secret) });
  }
  return set;
}

/** The optimum by its definition: every guess, every answer, without bounds; only the sets seen are cached. */
function leastBySearch(
  secrets: readonly number[],
  set: ListedCandidates,
  pool: GuessPool,
  seen = new Map<string, number>(),
): number {
  if (secrets.length === 1) return 1;
  const key = secrets.join();
  const known = seen.get(key);
  if (known !== undefined) return known;
  const { codes } = set.space;
  const guesses = pool === 'all' ? Array.from({ length: codes.size }, (_, guess) => guess) : secrets;
  let least = Number.POSITIVE_INFINITY;
  for (const guess of guesses) {
    const cells = new Map<number, number[]>();
    for (const secret of secrets) {
      const cls = scoreCode(codes.codeAt(guess), codes.codeAt(secret));
      cells.set(cls, [...(cells.get(cls) ?? []), secret]);
    }
    if (cells.size === 1 && !secrets.includes(guess)) continue;
    let total = secrets.length;
    for (const [cls, cell] of cells)
      if (cls !== solvedClass(set.rules.places)) total += leastBySearch(cell, set, pool, seen);
    least = Math.min(least, total);
  }
  seen.set(key, least);
  return least;
}

function judge(set: ListedCandidates, guess: number, pool: GuessPool, limits?: JudgeLimits): Judgement {
  const search = new TurnsJudge(set.space, pool, limits).judge(set, guess);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

const SMALL: readonly CodeRules[] = [
  { places: 1, symbols: 5, repeats: true },
  { places: 2, symbols: 4, repeats: true },
  { places: 3, symbols: 3, repeats: true },
  { places: 3, symbols: 4, repeats: false },
];
const small = fc.record({
  rules: fc.constantFrom(...SMALL),
  seed: fc.string({ minLength: 1, maxLength: 4 }),
  turnCount: fc.nat(3),
  pool: fc.constantFrom<GuessPool>('all', 'possible'),
});

describe('an exact search', () => {
  it('finds the brute-force optimum, and its guess takes that many turns', () => {
    fc.assert(
      fc.property(small, ({ rules, seed, turnCount, pool }) => {
        const set = positionOf(rules, seed, turnCount);
        if (set.indices.length > 16) return;
        const least = leastBySearch(Array.from(set.indices), set, pool);
        const found = new ExactTurns(set, pool, 1e7).best()!;
        expect(found.total).toBe(least);
        expect(judge(set, found.guess, pool).played).toEqual({ turns: least, floor: least, basis: 'exact' });
        expect(leastTurns(set.indices.length, rules.places)).toBeLessThanOrEqual(least);
      }),
      { numRuns: 150 },
    );
  });

  it('of whole games finds the brute-force optimum, a lower bound for every play-out', () => {
    for (const [rules, pool, least] of [
      [{ places: 2, symbols: 6, repeats: true }, 'all', 132],
      [{ places: 3, symbols: 3, repeats: true }, 'all', undefined],
      [{ places: 3, symbols: 3, repeats: true }, 'possible', undefined],
      [{ places: 3, symbols: 4, repeats: false }, 'all', undefined],
    ] as const) {
      const set = unwrap(listCandidates(rules, []));
      const { total } = new ExactTurns(set, pool, 1e9).best()!;
      expect(total).toBe(leastBySearch(Array.from(set.indices), set, pool));
      if (least) expect(total).toBe(least);
      for (const guess of set.indices) {
        const { played, best } = judge(set, guess, pool, { ...JUDGE_LIMITS, exactCodes: 2, tailCodes: 2 });
        expect(Math.min(played.turns, best.value.turns)).toBeGreaterThanOrEqual(total);
      }
    }
  });

  it('returns undefined when its work budget runs out', () => {
    const set = unwrap(
      listCandidates(MM, [{ guess: [0, 0, 1, 1], feedback: scoreCode([0, 0, 1, 1], [2, 0, 1, 1]) }]),
    );
    expect(set.indices.length).toBe(20);
    for (const work of [0, 500, 5000]) expect(new ExactTurns(set, 'all', work).best()).toBeUndefined();
  });

  it('prefers a guess that may be the code among equally good ones', () => {
    fc.assert(
      fc.property(small, ({ rules, seed, turnCount }) => {
        const set = positionOf(rules, seed, turnCount);
        if (set.indices.length > 8) return;
        const found = new ExactTurns(set, 'all', 1e7).best()!;
        const asGood = Array.from(
          set.indices,
          (guess) => judge(set, guess, 'all').played.turns === found.total,
        );
        expect(set.holds(found.guess)).toBe(asGood.includes(true));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a judgement', () => {
  it('without an exact search is a close upper bound, for p4c6 positions of 11 to 40 codes', () => {
    const rough = { ...JUDGE_LIMITS, exactCodes: 10 };
    let exactTurns = 0;
    let estimatedTurns = 0;
    let worst = 0;
    for (let seed = 0; seed < 60; seed++) {
      const set = positionOf(MM, `near ${seed}`, 2 + (seed % 2));
      const size = set.indices.length;
      if (size < 11 || size > 40) continue;
      const optimum = new ExactTurns(set, 'all', 1e9).best()!.total;
      const { best, played } = judge(set, set.indices[seed % size]!, 'all', rough);
      expect(best.value.basis).toBe('played-out');
      expect(best.value.floor).toBeLessThanOrEqual(optimum);
      expect(best.value.turns).toBeGreaterThanOrEqual(optimum);
      expect(played.turns).toBeGreaterThanOrEqual(optimum);
      const exact = judge(set, set.indices[seed % size]!, 'all', { ...JUDGE_LIMITS, exactWork: 1e9 });
      expect(exact.best.value).toEqual({ turns: optimum, floor: optimum, basis: 'exact' });
      expect(played.turns).toBeGreaterThanOrEqual(exact.played.turns);
      expect(played.floor).toBeLessThanOrEqual(exact.played.turns);
      exactTurns += optimum;
      estimatedTurns += best.value.turns;
      worst = Math.max(worst, (best.value.turns - optimum) / size);
    }
    expect(exactTurns).toBeGreaterThan(500);
    expect(estimatedTurns / exactTurns).toBeLessThan(1.005);
    expect(worst).toBeLessThan(0.1);
  });

  it('of the usual first turn uses the precomputed best guess, which equals the searched one', () => {
    const set = unwrap(listCandidates(MM, []));
    const known = judge(set, 7, 'all');
    // A copy of the limits is not the same object, so nothing is precomputed for it.
    const found = judge(set, 7, 'all', { ...JUDGE_LIMITS });
    expect(known).toEqual(found);
    // The precomputed opening applies to no other rules, guess pools or positions.
    for (const [rules, pool] of [
      [MM, 'possible'],
      [{ ...MM, repeats: false }, 'all'],
      [{ ...MM, symbols: 5 }, 'all'],
      [{ ...MM, places: 3 }, 'all'],
    ] as const) {
      const other = unwrap(listCandidates(rules, []));
      expect(judge(other, 7, pool)).toEqual(judge(other, 7, pool, { ...JUDGE_LIMITS }));
    }
    const later = set.with({ guess: [0, 0, 0, 0], feedback: 0 });
    expect(judge(later, 7, 'all')).toEqual(judge(later, 7, 'all', { ...JUDGE_LIMITS }));
  });

  it('of the first turn is within 1 % of the published optimum, 5625 turns for the 1296 codes', () => {
    const set = unwrap(listCandidates(MM, []));
    const { best, played } = judge(set, set.space.codes.indexOf([0, 0, 0, 0]), 'all');
    expect(best.value.basis).toBe('played-out');
    expect(best.value.turns).toBeGreaterThanOrEqual(5625);
    expect(best.value.turns).toBeLessThan(5625 * 1.01);
    expect(played.turns).toBeGreaterThan(best.value.turns * 1.05);
    expect(new TurnsJudge(set.space, 'all').curve.total(1296) / 5625).toBeCloseTo(1.01, 2);
  });

  it('with too little work estimates both guesses by size, and reports that basis', () => {
    const set = unwrap(listCandidates(MM, []));
    for (const work of [0, 10_000, 1_000_000]) {
      const { played, best } = judge(set, 7, 'all', { ...JUDGE_LIMITS, work });
      expect([played.basis, best.value.basis]).toEqual(['by-size', 'by-size']);
      expect(best.value.turns).toBeLessThanOrEqual(played.turns);
    }
  });

  it('under the hard rule never suggests an impossible code, and free play is never worse', () => {
    for (let seed = 0; seed < 30; seed++) {
      const set = positionOf(MM, `hard ${seed}`, 2);
      if (set.indices.length > 30) continue;
      const hard = judge(set, set.indices[0]!, 'possible').best;
      expect(set.holds(hard.guess)).toBe(true);
      expect(judge(set, set.indices[0]!, 'all').best.value.turns).toBeLessThanOrEqual(hard.value.turns);
    }
  });
});

describe('information', () => {
  it('adds up exactly, and luck is 0 on average', () => {
    fc.assert(
      fc.property(small, ({ rules, seed, turnCount }) => {
        const set = positionOf(rules, seed, turnCount);
        const random = new RandomStream(seedRandom(`${seed}!`));
        const guess = unwrap(listCandidates(rules, [])).sample(random)!;
        let mean = 0;
        for (const index of set.indices) {
          const feedback = scoreCode(guess, set.space.codes.codeAt(index));
          const info = informationOf(set, { guess, feedback })!;
          expect(info.expected + info.luck).toBe(info.gained);
          expect(info.gained).toBeCloseTo(
            Math.log2(set.indices.length / set.with({ guess, feedback }).indices.length),
            12,
          );
          mean += info.luck / set.indices.length;
        }
        expect(mean).toBeCloseTo(0, 12);
      }),
    );
  });

  it('is undefined for an answer that no code gives', () => {
    const set = unwrap(listCandidates(MM, [{ guess: [0, 0, 0, 0], feedback: 0 }]));
    expect(informationOf(set, { guess: [0, 0, 0, 0], feedback: 1 })).toBeUndefined();
  });
});

describe('ruledOut', () => {
  it('returns the reason why a guess cannot be the code, as defined', () => {
    fc.assert(
      fc.property(small, ({ rules, seed, turnCount }) => {
        const set = positionOf(rules, seed, turnCount);
        const codes = Array.from(set.indices, (index) => Array.from(set.space.codes.codeAt(index)));
        for (let guess = 0; guess < set.space.codes.size; guess++) {
          const code = Array.from(set.space.codes.codeAt(guess));
          const reason = ruledOut(set, code);
          expect(reason === undefined).toBe(set.holds(guess));
          if (!reason) continue;
          expect(reason.turns.length).toBeGreaterThan(0);
          const fits = (place: number) => codes.some((other) => other[place] === code[place]);
          const settled = (place: number) => codes.every((other) => other[place] === codes[0]![place]);
          const absent = code.some((symbol) => codes.every((other) => !other.includes(symbol)));
          const expected = absent
            ? 'absent-symbol'
            : code.some((_, place) => settled(place) && !fits(place))
              ? 'settled-place'
              : code.some((_, place) => !fits(place))
                ? 'excluded-place'
                : 'combination';
          expect(reason.kind).toBe(expected);
        }
      }),
      { numRuns: 80 },
    );
  });
});
