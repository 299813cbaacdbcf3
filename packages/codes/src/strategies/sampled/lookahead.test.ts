import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { costToGo } from './cost-to-go.ts';
import { costAfterTwo } from './lookahead.ts';
import { neighbours } from './proposals.ts';

describe('costAfterTwo', () => {
  const rules = { places: 4, symbols: 6, repeats: true };
  const all = Array.from({ length: 6 ** 4 }, (_, k) => [0, 1, 2, 3].map((i) => Math.floor(k / 6 ** i) % 6));
  const random = new RandomStream(seedRandom('lookahead'));
  const solved = solvedClass(rules.places);

  it.each([
    ['a whole set', 24, 24],
    ['draws from a set', 24, 2400],
    ['a set of two', 2, 2],
  ])('costs as much as trying second guesses one by one, for %s', (_, count, size) => {
    const effort = { sample: count, starts: count };
    for (let round = 0; round < 2; round++) {
      const codes = random.shuffle(all.slice()).slice(0, count);
      for (const guess of [codes[0], all[7 * round], [0, 0, 1, 1]]) {
        const cost = finish(costAfterTwo(rules, codes, size, guess, effort));
        expect(cost).toBeGreaterThan(slowCost(codes, size, guess, Math.min) - 1e-9);
        expect(cost).toBeLessThan(slowCost(codes, size, guess, Math.max) + 1e-9);
      }
    }
  });

  /** Codes of an answer that look equally good have different neighbours; `choose` picks one of their costs. */
  function slowCost(
    codes: readonly Code[],
    size: number,
    guess: Code,
    choose: (...costs: readonly number[]) => number,
  ): number {
    return mean(codes, size, guess, (cell, left) => {
      if (cell.length <= 2 || cell.length < 0.01 * codes.length) return costToGo(left);
      const costOf = (second: Code) => mean(cell, left, second, (_, size) => costToGo(size));
      const least = Math.min(...cell.map(costOf));
      const best = cell.filter((code) => costOf(code) < least + 1e-9);
      return 1 + choose(...best.map((code) => Math.min(least, ...[...neighbours(code, rules)].map(costOf))));
    });
  }

  /** Averages over the codes that a guess does not solve, or all of a whole set. `costOf` gets each code's cell. */
  function mean(
    codes: readonly Code[],
    size: number,
    guess: Code,
    costOf: (cell: readonly Code[], left: number) => number,
  ): number {
    const unsolved = codes.filter((code) => scoreCode(guess, code) !== solved);
    const sum = unsolved.reduce((total, code) => {
      const cell = unsolved.filter((other) => scoreCode(guess, other) === scoreCode(guess, code));
      return total + costOf(cell, (cell.length * size) / codes.length);
    }, 0);
    return sum / (codes.length === size ? codes.length : unsolved.length);
  }
});
