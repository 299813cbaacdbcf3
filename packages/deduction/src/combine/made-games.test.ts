import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineDeduction } from '../define/deduction.ts';
import type { Definition } from '../define/definition.ts';
import { higherOrLower } from '../define/testing/games.ts';
import { anyGame, anyTurns } from '../define/testing/random-games.ts';
import { boards } from './boards.ts';
import { hiddenRule } from './hidden-rule.ts';

describe('boards', () => {
  it('have as candidates exactly the pairs that fit both boards', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (definition, seed) => {
        const single = defineDeduction(definition);
        const double = defineDeduction(boards(definition, 2));
        const turns = anyTurns(definition, seed, 3);
        const other = definition.secrets[seed % definition.secrets.length]!;
        const told = turns.map(
          ([guess, answer]) => [guess, JSON.stringify([answer, definition.answer(guess, other)])] as const,
        );
        const left = [
          single.position(turns),
          single.position(turns.map(([guess]) => [guess, definition.answer(guess, other)])),
        ];
        const expected = [...left[0]!.candidates()].flatMap((a) =>
          [...left[1]!.candidates()].map((b) => `${a} ${b}`),
        );
        expect([...double.position(told).candidates()].map((pair) => pair.join(' '))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
    // A copy of a list is recognised by its contents.
    const two = defineDeduction(boards(higherOrLower(3).definition, 2));
    expect([two.position().contains([1, 3]), two.position().contains([1, 4])]).toEqual([true, false]);
    expect(() => boards(higherOrLower(100).definition, 3)).toThrow(RangeError);
    expect(() => boards(higherOrLower(3).definition, 0)).toThrow(TypeError);
  });
});

/** A game with weights and features whose secrets and guesses are lists. */
const PAIRS: Definition<readonly number[], readonly number[], number> = {
  name: 'pairs',
  secrets: [
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  weights: [2, 3, 5],
  answer: (guess, secret) => guess.filter((each, at) => each === secret[at]).length,
  solved: 2,
  label: (pair) => pair.join(''),
  features: ([first = 0]) => ({ first }),
};

describe('games made from games', () => {
  it('distinguish a guess that is an array from an array of secrets', () => {
    const game = defineDeduction(boards(PAIRS, 2));
    expect(game.labelOf(game.secrets[1]!)).toBe('["01","10"]');
    expect(game.guesses.map((guess) => game.labelOf(guess))).toEqual(['01', '10', '11']);
    expect(game.position([[[1, 0], '[0,2]']]).at(0)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    // Here a guess looks like two secrets.
    const digits = { name: 'digits', secrets: [0, 1], guesses: [[0, 1]], solved: 1 };
    const answer = ([first]: readonly number[], secret: number) => Number(first === secret);
    const confusing = defineDeduction(boards({ ...digits, answer }, 2));
    expect(confusing.labelOf(confusing.guesses[0]!)).toBe('[0,1]');
    expect(confusing.labelOf(confusing.secrets[1]!)).toBe('["0","1"]');
  });

  it('carry over weights and features', () => {
    const double = defineDeduction(boards(PAIRS, 2));
    for (const [at, [one, two]] of double.secrets.entries()) {
      const weigh = (pair: readonly number[] | undefined) => PAIRS.weights?.[PAIRS.secrets.indexOf(pair!)];
      expect(double.definition.weights?.[at]).toBe((weigh(one) ?? 0) * (weigh(two) ?? 0));
      expect(double.definition.features?.([one!, two!])).toEqual({
        'board 0, first': one?.[0],
        'board 1, first': two?.[0],
      });
    }
    const rules = { same: PAIRS.answer, fewer: (guess: readonly number[]) => guess[0] ?? 0 };
    const ruled = defineDeduction(hiddenRule(PAIRS, rules));
    expect(ruled.definition.weights).toEqual([2, 3, 5, 2, 3, 5]);
    expect(ruled.definition.features?.(ruled.secrets[4]!)).toEqual({ first: 1, rule: 'fewer' });
    expect(() => defineDeduction(boards({ ...PAIRS, weights: [40_000, 1, 1] }, 2))).toThrow(TypeError);
    expect(() => hiddenRule({ ...PAIRS, weights: [1] }, rules)).toThrow(
      'one weight for each of the 3 secrets',
    );
  });

  it('reject features that return a promise', () => {
    const later = { ...PAIRS, features: async () => ({ first: 1 }) } as never;
    expect(() => defineDeduction(boards(later, 2))).toThrow('not a promise');
    expect(() => defineDeduction(hiddenRule(later, { same: PAIRS.answer }))).toThrow('not a promise');
  });

  it.each([
    ['a promise', async () => 1],
    ['NaN', () => Number.NaN],
    ['undefined', () => undefined],
  ])('reject an invalid answer: %s', (what, answer) => {
    const game = () => defineDeduction(boards({ ...PAIRS, answer } as never, 2));
    expect(game).toThrow(TypeError);
    expect(game).toThrow(`is ${what}, and must be a string or a finite number`);
  });
});

describe('a hidden rule', () => {
  it('keeps every rule under which some secret fits', () => {
    const numbers = Array.from({ length: 16 }, (_, i) => i);
    const rules = {
      'common bits': (guess: number, secret: number) =>
        (guess & secret).toString(2).replaceAll('0', '').length,
      remainder: (guess: number, secret: number) => secret % (guess + 1),
    };
    const game = defineDeduction(hiddenRule({ name: 'numbers', secrets: numbers }, rules));
    expect(game.secrets).toHaveLength(32);
    const position = game.position([
      [3, 2],
      [6, 1],
    ]);
    const twin = Object.entries(rules).flatMap(([rule, answer]) =>
      numbers.filter((n) => answer(3, n) === 2 && answer(6, n) === 1).map((secret) => ({ rule, secret })),
    );
    expect([...position.candidates()]).toEqual(twin);
    expect([...(position.shares().get('rule')?.keys() ?? [])]).toEqual([
      ...new Set(twin.map(({ rule }) => rule)),
    ]);
    const small = { name: 'sum or product', secrets: [1, 2, 3] };
    const either = defineDeduction(hiddenRule(small, { sum: (a, b) => a + b, product: (a, b) => a * b }));
    expect(either.position([[2, 4]]).count).toBe(2n);
    expect(() => hiddenRule({ name: 'none', secrets: numbers }, {})).toThrow(TypeError);
  });
});
