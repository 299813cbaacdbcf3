/**
 * Estimates how many more guesses a set of codes takes on average under good play; guesses are judged by this number.
 * It was measured in this player's own games at 8 places × 12 symbols: small sets individually, larger ones as a linear
 * function of the logarithm of the size. Entropy alone overrates the sets of two and three codes. Under other rules the
 * line differs, which changes no choice, and the small sets hardly differ.
 */
export function costToGo(size: number): number {
  if (size <= 1) return 1;
  const below = Math.floor(size);
  if (below >= SMALL.length - 1) return 1.345 + 0.337 * Math.log(size);
  return SMALL[below] + (size - below) * (SMALL[below + 1] - SMALL[below]);
}

/** The costs of the small sets, indexed by size. */
const SMALL = [1, 1, 1.5, 1.68, 1.78, 1.85, 1.92, 1.98, 2.035, 2.085, 2.125];

/** Tabulates n × the cost of n codes, for n in 0 … `sampled`, if each represents `scale` codes of the real set. */
export function costToGoTable(sampled: number, scale: number): Float64Array {
  return Float64Array.from({ length: sampled + 1 }, (_, count) => count * costToGo(count * scale));
}
