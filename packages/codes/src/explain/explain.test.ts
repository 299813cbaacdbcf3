import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { candidatesIn, ListedSpace } from '../candidates/listed.ts';
import { enumerateCandidates } from '../reference/enumeration.ts';
import { conflictsOf, repairsOf } from './conflicts.ts';
import { forcedSymbols, reasonFor } from './reasons.ts';
import { Violations } from './violations.ts';

const RULES: readonly CodeRules[] = [
  { places: 2, symbols: 3, repeats: true },
  { places: 3, symbols: 3, repeats: true },
  { places: 3, symbols: 4, repeats: false },
  { places: 4, symbols: 3, repeats: true },
];

/** Histories with up to two answers drawn at random, so that many contradict themselves. */
const history = fc
  .record({
    rules: fc.constantFrom(...RULES),
    seed: fc.string(),
    turnCount: fc.integer({ min: 1, max: 6 }),
    lies: fc.nat(2),
  })
  .map(({ rules, seed, turnCount, lies }) => {
    const random = new RandomStream(seedRandom(seed));
    const codes = enumerateCandidates(rules, []);
    const draw = () => codes[random.below(codes.length)]!;
    const secret = draw();
    const turns: CodeTurn[] = Array.from({ length: turnCount }, (_, turn) => {
      const guess = draw();
      return { guess, feedback: scoreCode(guess, turn < lies ? draw() : secret) };
    });
    return { rules, turns };
  });

const fits = (rules: CodeRules, turns: readonly CodeTurn[]) => enumerateCandidates(rules, turns).length;
const subsets = (n: number) =>
  Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => bits & (1 << i)),
  );

describe('conflicts', () => {
  it('are all the minimal contradictory sets of turns, smallest first', () => {
    fc.assert(
      fc.property(history, ({ rules, turns }) => {
        const violations = new Violations(new ListedSpace(new CodeSpace(rules)), turns);
        const conflicts = conflictsOf(violations);
        for (const conflict of conflicts) {
          expect(
            fits(
              rules,
              conflict.map((turn) => turns[turn]!),
            ),
          ).toBe(0);
          for (const left of conflict)
            expect(
              fits(
                rules,
                conflict.filter((turn) => turn !== left).map((turn) => turns[turn]!),
              ),
            ).toBeGreaterThan(0);
        }
        const contradictory = subsets(turns.length).filter(
          (set) =>
            fits(
              rules,
              set.map((turn) => turns[turn]!),
            ) === 0,
        );
        const minimal = contradictory.filter(
          (set) =>
            !contradictory.some(
              (other) => other.length < set.length && other.every((turn) => set.includes(turn)),
            ),
        );
        expect(new Set(conflicts.map(String))).toEqual(new Set(minimal.map(String)));
        const sizes = conflicts.map((conflict) => conflict.length);
        expect(sizes).toEqual([...sizes].toSorted((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
  });

  it('are found among more than thirty turns', () => {
    const rules = RULES[1]!;
    const turns = Array.from({ length: 40 }, () => ({
      guess: [0, 0, 1],
      feedback: scoreCode([0, 0, 1], [0, 1, 2]),
    }));
    turns.push({ guess: [0, 1, 2], feedback: 0 });
    const conflicts = conflictsOf(new Violations(new ListedSpace(new CodeSpace(rules)), turns));
    expect(conflicts).toEqual([[40]]);
  });
});

describe('repairs', () => {
  it('are exactly the single answers that make the history consistent, with the number of codes left', () => {
    fc.assert(
      fc.property(history, ({ rules, turns }) => {
        const repairs = repairsOf(new Violations(new ListedSpace(new CodeSpace(rules)), turns));
        const slow = turns.flatMap((given, turn) =>
          Array.from({ length: feedbackClassCount(rules.places) }, (_, feedback) => {
            const changed = turns.map((other, i) => (i === turn ? { ...other, feedback } : other));
            return { turn, feedback, left: BigInt(fits(rules, changed)) };
          }).filter(({ feedback, left }) => left > 0n && feedback !== given.feedback),
        );
        expect(repairs).toEqual(slow);
      }),
      { numRuns: 200 },
    );
  });
});

describe('reasons', () => {
  it('give a witness that fits, or a smallest set of turns that rules the symbol out', () => {
    fc.assert(
      fc.property(history, ({ rules, turns }) => {
        const space = new ListedSpace(new CodeSpace(rules));
        const set = candidatesIn(space, turns);
        const violations = new Violations(space, turns);
        const codes = enumerateCandidates(rules, turns);
        const ruledOut = (by: readonly number[], place: number, symbol: number) =>
          enumerateCandidates(
            rules,
            by.map((turn) => turns[turn]!),
          ).every((code) => code[place] !== symbol);
        for (let place = 0; place < rules.places; place++)
          for (let symbol = 0; symbol < rules.symbols; symbol++) {
            const reason = reasonFor(set, violations, place, symbol);
            const having = codes.filter((code) => code[place] === symbol);
            expect(reason.possible).toBe(having.length > 0);
            if (reason.possible) {
              expect(reason.count).toBe(BigInt(having.length));
              expect(Array.from(reason.witness)).toEqual(having[0]);
            } else {
              expect(ruledOut(reason.turns, place, symbol)).toBe(true);
              const smaller = subsets(turns.length).filter((other) => other.length < reason.turns.length);
              expect(smaller.some((other) => ruledOut(other, place, symbol))).toBe(false);
            }
          }
        const forced = Array.from({ length: rules.places }, (_, place) => {
          const symbols = new Set(codes.map((code) => code[place]));
          return symbols.size === 1 ? [...symbols][0] : undefined;
        });
        expect(forcedSymbols(set)).toEqual(forced);
      }),
      { numRuns: 60 },
    );
  });
});

describe('minimalHittingSets', () => {
  it('returns only the empty set for no marks, and no set if a mark is empty', () => {
    expect(minimalHittingSets([], 10)).toEqual([[]]);
    expect(minimalHittingSets([0n, 1n], 10)).toEqual([]);
  });
});
