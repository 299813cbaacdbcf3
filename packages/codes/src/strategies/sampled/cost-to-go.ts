/**
 * How many more guesses a set of codes is worth, on average, under good play; what a guess is judged by.
 * Measured on this player's own games at 8 places × 12 symbols: small sets one by one, and from there a
 * line in the logarithm of the size. To the entropy this adds the truth about small sets, where entropy alone
 * thinks too well of pairs and triples. Other rules differ in the line, which matters to no choice, and
 * hardly in the small sets.
 */
export function costToGo(size: number): number {
  if (size <= 1) return 1;
  const below = Math.floor(size);
  if (below >= SMALL.length - 1) return 1.345 + 0.337 * Math.log(size);
  return SMALL[below] + (size - below) * (SMALL[below + 1] - SMALL[below]);
}

/** By size, from 0. */
const SMALL = [1, 1, 1.5, 1.68, 1.78, 1.85, 1.92, 1.98, 2.035, 2.085, 2.125];

/** The outlook weighted by a number of codes, for 0 … sampled, when each stands for `scale` of the real set. */
export function costToGoTable(sampled: number, scale: number): Float64Array {
  return Float64Array.from({ length: sampled + 1 }, (_, count) => count * costToGo(count * scale));
}
