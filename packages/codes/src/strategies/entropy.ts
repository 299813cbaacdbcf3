import type { PartitionRule } from './partition.ts';

/**
 * Gains the most information (E. Neuwirth, Some strategies for Mastermind, Zeitschrift für Operations Research 26,
 * 1982). For a fixed number of candidates, that means the least Σ n·log n.
 *
 * Sums of logarithms in floating point decide ties by rounding, which is why published totals for this rule
 * differ (5680 to 5726). Here n·log₂ n is a fixed-point integer, so equal partitions have equal measures in
 * any order, and measures within the rounding error of each other are compared exactly: by Π nⁿ instead of
 * Σ n·log n, after cancelling the primes that both products share.
 */
export const entropy: PartitionRule = {
  name: 'entropy',
  /** Each of at most 153 cells is rounded by at most a half. */
  slack: 154,
  budget(limit, candidates, _, costs) {
    for (let count = 0; count < candidates; count++) costs[count] = weight(count + 1) - weight(count);
    return limit;
  },
  measure(histogram) {
    let sum = 0;
    for (const count of histogram) sum += weight(count);
    return sum;
  },
  settle(a, b) {
    if (hasSameCells(a, b)) return 0;
    const exponents = new Map<number, number>();
    addPowers(exponents, a, 1);
    addPowers(exponents, b, -1);
    let up = 1n;
    let down = 1n;
    for (const [prime, exponent] of exponents) {
      if (exponent > 0) up *= BigInt(prime) ** BigInt(exponent);
      if (exponent < 0) down *= BigInt(prime) ** BigInt(-exponent);
    }
    return up < down ? -1 : up > down ? 1 : 0;
  },
};

/** n·log₂ n in units of 2⁻²⁶: at most 2²⁰ · 20 · 2²⁶ < 2⁵³ in all. */
function weight(count: number): number {
  if (count < 2) return 0;
  while (weights.length <= count && weights.length < WEIGHTS_MAX)
    weights.push(Math.round(weights.length * Math.log2(weights.length) * SCALE));
  return weights[count] ?? Math.round(count * Math.log2(count) * SCALE);
}

const SCALE = 2 ** 26;
const WEIGHTS_MAX = 4096;
const weights = [0, 0];

/** Detects the most common tie: cells of the same sizes. */
function hasSameCells(a: Uint32Array, b: Uint32Array): boolean {
  const sizes = b.toSorted();
  return a.toSorted().every((size, i) => size === sizes[i]);
}

function addPowers(exponents: Map<number, number>, histogram: Uint32Array, sign: number): void {
  for (const count of histogram) {
    let rest = count;
    for (let prime = 2; prime * prime <= rest; prime++)
      while (rest % prime === 0) {
        exponents.set(prime, (exponents.get(prime) ?? 0) + sign * count);
        rest /= prime;
      }
    if (rest > 1) exponents.set(rest, (exponents.get(rest) ?? 0) + sign * count);
  }
}
