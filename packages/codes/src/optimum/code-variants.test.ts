import { defineDeduction } from '@inkling/deduction/define/deduction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOnly, onlyExact, withBlanks } from './code-variants.ts';

const RULES = { places: 3, symbols: 3, repeats: true };

function totalOf(game: ReturnType<typeof defineDeduction<string, string | number, string>>): number {
  const steps = game.optimumSteps();
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.proved).toBe(true);
  return step.value.total;
}

describe('variants of codes', () => {
  it('count only symbols in the right place', () => {
    const game = defineDeduction(onlyExact(RULES));
    for (const guess of game.guesses)
      for (const secret of game.secrets)
        expect(game.answer(guess, secret)).toBe(
          [0, 1, 2].reduce((sum, place) => sum + (guess[place] === secret[place] ? 1 : 0), 0),
        );
    expect(game.answer('aab', 'aba')).toBe(1);
    expect(totalOf(game as never)).toBeGreaterThanOrEqual(27);
  });

  it('allow blank places, which match nothing and never raise the optimum', () => {
    const game = defineDeduction(withBlanks(RULES));
    expect(game.guesses).toHaveLength(64);
    expect(game.secrets).toHaveLength(27);
    const countOf = (text: string, symbol: string) =>
      Array.from(text).filter((other) => other === symbol).length;
    for (const guess of game.guesses)
      for (const secret of game.secrets) {
        const exact = [0, 1, 2].filter((place) => guess[place] === secret[place]).length;
        const both = ['a', 'b', 'c'].reduce(
          (sum, s) => sum + Math.min(countOf(guess, s), countOf(secret, s)),
          0,
        );
        expect(game.answer(guess, secret)).toBe(`${exact},${both - exact}`);
      }
    // The least total of the same codes without blanks is 73.
    expect(totalOf(game as never)).toBeLessThanOrEqual(73);
    expect(withBlanks({ places: 2, symbols: 2, repeats: false }).guesses?.toSorted()).toEqual(
      ['--', '-a', '-b', 'a-', 'ab', 'b-', 'ba'].toSorted(),
    );
  });

  it('count letters in common, each as often as both words contain it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(word, word, (guess, secret) => {
        fc.pre(guess !== secret);
        const { answer } = countOnly([guess, secret]);
        const common = ['a', 'b', 'c'].reduce(
          (sum, letter) => sum + Math.min(guess.split(letter).length, secret.split(letter).length) - 1,
          0,
        );
        expect([answer(guess, secret), answer(guess, guess)]).toEqual([common, 'found']);
      }),
    );
  });
});

describe('invalid arguments', () => {
  it.each([
    [undefined, 'rules must be { places, symbols, repeats }, not undefined'],
    [{}, 'places must be a whole number from 1 to 16, not undefined'],
    [{ places: 2, symbols: 99, repeats: true }, 'symbols must be a whole number from 1 to 20, not 99'],
    [{ places: 2, symbols: 3 }, 'repeats must be true or false, not undefined'],
    [{ places: 4, symbols: 3, repeats: false }, 'places must not exceed symbols'],
  ])('are rejected as rules: %o', (rules, message) => {
    for (const make of [onlyExact, withBlanks]) {
      expect(() => make(rules as never)).toThrow(TypeError);
      expect(() => make(rules as never)).toThrow(message);
    }
  });

  it('are rejected as words', () => {
    expect(() => countOnly(undefined as never)).toThrow('words must be an array of strings, not undefined');
    expect(() => countOnly(['ant', 3 as never])).toThrow('words[1] must be a string, not 3');
  });
});
