import { JUDGE_LIMITS } from '@inkling/codes/review/turns-judge';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTurn } from '../rules/notation.ts';
import { CodeAnalysis } from './analysis.ts';
import { nextCostlyTurn, type Reference, type Review, reviewTurns, TURN_FACTS } from './review.ts';

const MM = { places: 4, symbols: 6, repeats: true };

/** Enough work for exact results late in a game; the first turns are estimated by size. */
const LIMITS = { ...JUDGE_LIMITS, work: 500_000 };

function review(
  turns: readonly CodeTurn[],
  reference: Reference = 'unrestricted',
  rules: CodeRules = MM,
): Review {
  return finish(reviewTurns(unwrap(CodeAnalysis.of(rules, [])), turns, { reference, limits: LIMITS }));
}

function turnsOf(...lines: string[]): readonly CodeTurn[] {
  return lines.map((line) => unwrap(parseTurn(line, MM)));
}

function facts(...lines: string[]) {
  return review(turnsOf(...lines)).turns.at(-1)!.facts;
}

describe('a review', () => {
  const sheets = fc
    .record({ seed: fc.string({ minLength: 1, maxLength: 4 }), turnCount: fc.integer({ min: 1, max: 5 }) })
    .map(({ seed, turnCount }) => {
      const random = new RandomStream(seedRandom(seed));
      const rules = { places: 3, symbols: 4, repeats: true };
      const all = unwrap(CodeAnalysis.of(rules, []));
      const secret = all.set.sample(random)!;
      const turns = Array.from({ length: turnCount }, () => {
        const guess = all.set.sample(random)!;
        return { guess, feedback: scoreCode(guess, secret) };
      });
      return { rules, turns };
    });

  it('adds up: counts chain, gained bits are expected + luck, and the totals match the turns', () => {
    fc.assert(
      fc.property(
        sheets,
        fc.constantFrom<Reference>('unrestricted', 'consistent-only'),
        ({ rules, turns }, reference) => {
          const result = review(turns, reference, rules);
          let before = 64;
          for (const [at, turn] of result.turns.entries()) {
            expect(turn.before).toBe(before);
            before = turn.after;
            const { gained, expected, luck } = turn.information!;
            expect(expected + luck).toBe(gained);
            const { cost, costFloor, played, best, basis } = turn.choice!;
            expect(cost).toBeCloseTo(played.turns - best.turns, 12);
            if (basis === 'exact') expect(costFloor).toBeCloseTo(cost, 12);
            if (costFloor !== undefined) expect(costFloor).toBeLessThanOrEqual(cost + 1e-12);
            if (basis === 'exact' && (reference === 'unrestricted' || played.possible))
              expect(cost).toBeGreaterThanOrEqual(0);
            if (reference === 'consistent-only')
              expect(best.possible || best.guess === turns[at]!.guess).toBe(true);
            expect(turn.facts).toEqual(TURN_FACTS.filter((fact) => turn.facts.includes(fact)));
          }
          expect(result.gained).toBeCloseTo(Math.log2(64 / before), 10);
          expect(result.gained).toBeCloseTo(result.expected + result.luck, 10);
          expect(result.cost).toBeCloseTo(
            result.turns.reduce((sum, turn) => sum + turn.choice!.cost, 0),
            10,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('yields all counts and bits first, and progress that never decreases', () => {
    const turns = turnsOf('aabb:1,0', 'acdd:0,2', 'efca:2,1');
    const search = reviewTurns(unwrap(CodeAnalysis.of(MM, [])), turns, {
      reference: 'unrestricted',
      limits: LIMITS,
    });
    const first = search.next();
    if (first.done) throw new Error('done at once');
    expect(first.value).toMatchObject({ done: 0, total: 3, work: 0 });
    expect(first.value.review.turns.every((turn) => turn.information && !turn.choice)).toBe(true);
    let done = 0;
    let work = 0;
    for (let step = search.next(); !step.done; step = search.next()) {
      expect(step.value.done).toBeGreaterThanOrEqual(done);
      expect(step.value.work).toBeGreaterThanOrEqual(work);
      ({ done, work } = step.value);
      expect(step.value.review.turns.filter(({ choice }) => choice)).toHaveLength(done);
    }
    expect(done).toBe(2);
  });

  it('rates a repeated guess as if it stood alone, without further work if the position is the same', () => {
    const turns = turnsOf('aabb:1,0', 'cdef:1,1', 'aabb:1,0', 'bbaa:0,1', 'cdef:1,1', 'aabb:1,0', 'aabb:1,0');
    const search = reviewTurns(unwrap(CodeAnalysis.of(MM, [])), turns, {
      reference: 'unrestricted',
      limits: LIMITS,
    });
    const works: number[] = [];
    let step = search.next();
    for (; !step.done; step = search.next()) works[step.value.done] = step.value.work;
    for (const [at, { choice }] of step.value.turns.entries()) {
      const alone = reviewTurns(unwrap(CodeAnalysis.of(MM, turns.slice(0, at))), turns.slice(at, at + 1), {
        reference: 'unrestricted',
        limits: LIMITS,
      });
      expect([at, choice]).toEqual([at, finish(alone).turns[0]?.choice]);
    }
    // The sixth turn has the same guess and position as the third, so rating it takes no further work.
    expect(works[6]).toBe(works[5]);
    expect(works[4]).toBeGreaterThan(works[3] as number);
  });

  it('is empty without turns', () => {
    expect(review([])).toEqual({
      reference: 'unrestricted',
      turns: [],
      gained: 0,
      expected: 0,
      luck: 0,
      cost: 0,
      basis: 'exact',
    });
  });
});

describe('facts', () => {
  it('distinguish luck from logic', () => {
    expect(facts('aabb:4,0')).toEqual(
      ['beat-reference', 'lucky-hit', 'lucky'].filter((f) => facts('aabb:4,0').includes(f as never)),
    );
    expect(facts('aabb:4,0')).toContain('lucky-hit');
    expect(facts('aaaa:0,0', 'bbbb:0,0', 'cccc:0,0', 'dddd:0,0', 'eeee:0,0', 'ffff:4,0')).toEqual([
      'best',
      'found-by-logic',
    ]);
  });

  it('report a certain code that was not played, and repeated and useless guesses', () => {
    const certain = ['aaaa:0,0', 'bbbb:0,0', 'cccc:0,0', 'dddd:0,0', 'eeee:0,0'];
    expect(facts(...certain, 'aaaa:0,0')).toEqual(['was-certain', 'repeated', 'impossible']);
    expect(facts('aabb:1,0', 'aabb:1,0')).toEqual(['told-nothing', 'repeated', 'impossible']);
  });

  it('mark every turn after which no code fits, and leave out its figures', () => {
    const { turns } = review(turnsOf('aaaa:0,0', 'aabb:4,0', 'cdef:1,1'));
    expect(turns.map(({ facts: all }) => all.includes('contradiction'))).toEqual([false, true, true]);
    expect(turns[1]).toMatchObject({ before: 625, after: 0, information: undefined });
    expect(turns[2]).toMatchObject({
      before: 0,
      after: 0,
      information: undefined,
      choice: undefined,
      ruledOut: undefined,
    });
  });
});

describe('the reference', () => {
  const trap: readonly CodeTurn[] = [
    { guess: [0, 0, 0, 1], feedback: feedbackClass(3, 0) },
    { guess: [2, 3, 4, 5], feedback: feedbackClass(0, 0) },
  ];

  it('is limited to possible codes under the hard rule', () => {
    const free = review(trap).turns[1]!;
    const hard = review(trap, 'consistent-only').turns[1]!;
    expect(free.choice!.basis).toBe('exact');
    expect(hard.choice!.best.turns).toBeGreaterThanOrEqual(free.choice!.best.turns);
    expect(hard.choice!.best.possible).toBe(true);
    expect(hard.facts).toContain('impossible');
  });

  it('can be beaten by a guess that its rule forbids, which the review reports', () => {
    const lastPlace = [{ guess: [0, 0, 0, 1], feedback: feedbackClass(3, 0) }];
    const probe = { guess: [2, 2, 3, 4], feedback: feedbackClass(0, 1) };
    const beaten = review([...lastPlace, probe], 'consistent-only').turns[1]!;
    expect(beaten.choice!.cost).toBeLessThan(0);
    expect(beaten.facts).toContain('beat-reference');
    expect(review([...lastPlace, probe]).turns[1]!.choice!.cost).toBeGreaterThanOrEqual(0);
  });
});

describe('the next costly turn', () => {
  it('is the first one after the given turn that cost enough', () => {
    const result = review(turnsOf('aaaa:1,0', 'aaaa:1,0', 'bbab:0,1', 'aaaa:1,0'));
    const costs = result.turns.map((turn) => turn.choice!.cost);
    expect(costs[1]).toBeGreaterThan(0.9);
    expect(nextCostlyTurn(result, 0)).toBe(1);
    expect(nextCostlyTurn(result, 1, 0.9)).toBe(3);
    expect(nextCostlyTurn(result, 3)).toBeUndefined();
    expect(nextCostlyTurn(result, -1, 50)).toBeUndefined();
  });
});
