/**
 * Returns half the width of the 95 % confidence interval of an average, by Student’s t. `histogram[i]` games
 * took i + 1 turns. Returns undefined if the games show no spread: a single game, or games that all took the
 * same number of turns, reveal nothing about others.
 */
export function sampleMargin(histogram: readonly number[]): number | undefined {
  const games = histogram.reduce((sum, count) => sum + count, 0);
  const average = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0) / games;
  const squares = histogram.reduce((sum, count, i) => sum + count * (i + 1 - average) ** 2, 0);
  const hasSpread = histogram.filter((count) => count > 0).length > 1;
  return hasSpread ? studentQuantile(games - 1) * Math.sqrt(squares / (games - 1) / games) : undefined;
}

/**
 * Returns the value that Student’s t with this many degrees of freedom exceeds with a probability of 2.5 %.
 * Uses a table for the first ones, then Fisher’s expansion, accurate to four digits (Abramowitz and Stegun,
 * 26.7.5).
 */
export function studentQuantile(freedom: number): number {
  const known = FIRST_QUANTILES[freedom - 1];
  if (known !== undefined) return known;
  return TERMS.reduceRight((sum, term) => term + sum / freedom, 0);
}

const FIRST_QUANTILES = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622];

const Z = 1.959964;
const TERMS = [
  Z,
  (Z ** 3 + Z) / 4,
  (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
  (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
];
