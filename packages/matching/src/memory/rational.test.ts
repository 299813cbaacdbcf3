import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  makeDecimal,
  makeRational,
  multiply,
  rational,
  subtract,
  toNumber,
} from './rational.ts';

const fraction = fc
  .tuple(fc.bigInt({ min: -(1n << 80n), max: 1n << 80n }), fc.bigInt({ min: 1n, max: 1n << 80n }))
  .map(([num, den]) => rational(num, den));

describe('rational', () => {
  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(0 - compare(b, a));
      }),
    );
  });

  it('prints fractions and decimals', () => {
    expect(makeRational(rational(-6n, -4n))).toBe('3/2');
    expect(makeRational(rational(10n, 5n))).toBe('2');
    expect(makeDecimal(rational(622n, 105n), 6)).toBe('5.923810');
    expect(makeDecimal(rational(-1n, 3n), 3)).toBe('-0.333');
    expect(makeDecimal(rational(-1n, 3000n), 2)).toBe('0.00');
    expect(makeDecimal(rational(5n, 2n), 0)).toBe('3');
    expect(toNumber(rational(1n, 3n))).toBeCloseTo(1 / 3, 15);
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });
});
