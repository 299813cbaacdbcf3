/**
 * Exact-and-near feedback as one small integer. With `total` = exact + near, the class is
 * total·(total+1)/2 + exact: a triangle, read row by row.
 *
 *     total 0:  0                 (0,0)
 *     total 1:  1 2               (0,1) (1,0)
 *     total 2:  3 4 5             (0,2) (1,1) (2,0)
 *
 * Everything downstream (histograms, partitions, trees) is an array indexed by the class. The last class is
 * the solved one. (P−1, 1) has a class too, and never occurs: were P−1 places exact, the last symbol would
 * have no other place to be near to.
 */
export interface Feedback {
  /** Right symbol, right place. */
  readonly exact: number;
  /** Right symbol, wrong place. */
  readonly near: number;
}

/** The number of an answer: exact and near in one. */
export function feedbackClass(exact: number, near: number): number {
  const total = exact + near;
  return (total * (total + 1)) / 2 + exact;
}

/** The answer of a class: the reverse of `feedbackClass`. */
export function feedbackOf(cls: number): Feedback {
  let total = 0;
  while (((total + 1) * (total + 2)) / 2 <= cls) total++;
  const exact = cls - (total * (total + 1)) / 2;
  return { exact, near: total - exact };
}

/** How many classes P places have, the impossible one counted. */
export function feedbackClassCount(places: number): number {
  return ((places + 1) * (places + 2)) / 2;
}

export function solvedClass(places: number): number {
  return feedbackClassCount(places) - 1;
}

/** Can any pair of codes of this length give this feedback? */
export function isFeedbackPossible(places: number, exact: number, near: number): boolean {
  const whole = Number.isInteger(exact) && Number.isInteger(near) && exact >= 0 && near >= 0;
  return whole && exact + near <= places && !(exact === places - 1 && near === 1);
}

/** A code: symbols numbered from 0, one for each place. */
export type Code = ArrayLike<number>;

/**
 * The class of a guess against a secret of the same length, by counting: the sum over symbols of the smaller
 * of the two counts is exact + near (the essay's third evaluator; Knuth 1976). Symmetric in its arguments.
 */
export function scoreCode(guess: Code, secret: Code): number {
  counts.fill(0);
  let exact = 0;
  let total = 0;
  for (let i = 0; i < guess.length; i++) {
    const g = guess[i] as number;
    const s = secret[i] as number;
    if (g === s) exact++;
    if ((counts[g] as number) < 0) total++;
    counts[g] = (counts[g] as number) + 1;
    if ((counts[s] as number) > 0) total++;
    counts[s] = (counts[s] as number) - 1;
  }
  return (total * (total + 1)) / 2 + exact;
}

/** Guess copies minus secret copies seen so far, for each symbol; scratch space of `scoreCode`, 64 symbols. */
const counts = new Int32Array(64);
