/**
 * Exact-and-near feedback as one small integer. With `total` = exact + near, the class is
 * total·(total+1)/2 + exact: a triangle, read row by row.
 *
 *     total 0:  0                 (0,0)
 *     total 1:  1 2               (0,1) (1,0)
 *     total 2:  3 4 5             (0,2) (1,1) (2,0)
 *
 * Everything downstream (histograms, partitions, trees) is an array indexed by the class. The last class means
 * that the code is solved. With P places, (P−1, 1) has a class too but never occurs: if P−1 places are exact,
 * the last symbol has no other place left to be near.
 */
export interface Feedback {
  /** Right symbol, right place. */
  readonly exact: number;
  /** Right symbol, wrong place. */
  readonly near: number;
}

/** Encodes an answer, exact and near, as its class. */
export function feedbackClass(exact: number, near: number): number {
  const total = exact + near;
  return (total * (total + 1)) / 2 + exact;
}

/** Decodes a class: the inverse of `feedbackClass`. */
export function feedbackOf(cls: number): Feedback {
  let total = 0;
  while (((total + 1) * (total + 2)) / 2 <= cls) total++;
  const exact = cls - (total * (total + 1)) / 2;
  return { exact, near: total - exact };
}

/** The number of classes for this many places, including the impossible one. */
export function feedbackClassCount(places: number): number {
  return ((places + 1) * (places + 2)) / 2;
}

export function solvedClass(places: number): number {
  return feedbackClassCount(places) - 1;
}

/** Whether any pair of codes of this length gives this feedback. */
export function isFeedbackPossible(places: number, exact: number, near: number): boolean {
  const whole = Number.isInteger(exact) && Number.isInteger(near) && exact >= 0 && near >= 0;
  return whole && exact + near <= places && !(exact === places - 1 && near === 1);
}

/** A code: for each place, the zero-based number of its symbol. */
export type Code = ArrayLike<number>;

/**
 * Computes the class of a guess against a secret of the same length by counting: exact + near is the sum, over
 * all symbols, of the smaller of the two counts (the essay's third evaluator; Knuth 1976). Symmetric in its
 * arguments.
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

/** For each of 64 symbols, copies seen so far in the guess minus those in the secret; scratch of `scoreCode`. */
const counts = new Int32Array(64);
