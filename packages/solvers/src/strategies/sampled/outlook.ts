/**
 * How many more guesses a set of codes is worth, on average, under good play; what a guess is judged by.
 * One code takes 1, two take 1.5; from there the average grows with the logarithm of the size, as it does in
 * every published table (MM(4,6) 1296 codes 4.34, (5,8) 32768 codes 5.47, (6,9) 531441 codes 6.28). To the
 * entropy this adds the truth about small sets, where entropy alone thinks too well of pairs and triples.
 */
export function outlook(size: number): number {
  if (size <= 1) return 1;
  return size <= 2 ? size / 2 + 0.5 : Math.max(1.5, 1.36 + 0.37 * Math.log(size));
}

/** The outlook weighted by a number of codes, for 0 … sampled, when each stands for `scale` of the real set. */
export function outlookTable(sampled: number, scale: number): Float64Array {
  return Float64Array.from({ length: sampled + 1 }, (_, count) => count * outlook(count * scale));
}
