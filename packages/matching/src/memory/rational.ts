/**
 * An exact fraction, with only the operations that the theory of the memory game needs. The recursions themselves
 * use integers over a common denominator (see `solitaire.ts`), so each fraction is reduced only once, at the end.
 */
export interface Rational {
  readonly num: bigint;
  /** Positive, and without a common factor with `num`. */
  readonly den: bigint;
}

/** Creates num / den in lowest terms. Throws for a zero denominator, which can only be our own bug. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('a fraction with denominator zero');
  const factor = gcd(num < 0n ? -num : num, den < 0n ? -den : den) * (den < 0n ? -1n : 1n);
  return { num: num / factor, den: den / factor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.num * b.num, a.den * b.den);
}

/** Returns a negative number, zero or a positive number if a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Converts a fraction to a double, with 64 binary places before rounding. */
export function toNumber(value: Rational): number {
  return Number((value.num << 64n) / value.den) / 2 ** 64;
}

/** Formats a fraction as `622/105`, or as `5` if it is a whole number. */
export function makeRational(value: Rational): string {
  return value.den === 1n ? String(value.num) : `${value.num}/${value.den}`;
}

/** Formats a fraction as a decimal with a fixed number of places. Halves are rounded away from zero. */
export function makeDecimal(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const size = value.num < 0n ? -value.num : value.num;
  const digits = String((2n * size * scale + value.den) / (2n * value.den)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(digits.length - places)}`;
  return value.num < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
