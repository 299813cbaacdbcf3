import type { Code } from '@inkling/core/feedback';

/** The maximum number of places: with five, the 243 classes of marks fit a byte. */
export const MARKED_LENGTH_MAX = 5;

/**
 * Computes the marks of a guessed word as one number in base 3, with the first place as the highest digit: 2 exact,
 * 1 near, 0 absent. Exact places are settled first; then each other letter, from the left, is near while the secret
 * has an unclaimed copy, as in the word games. The result is the same as from core's `scoreWord`, which lists the
 * marks; this function counts letters, which must be below 64.
 */
export function scoreMarks(guess: Code, secret: Code): number {
  const places = guess.length;
  unclaimed.fill(0);
  for (let i = 0; i < places; i++) if (guess[i] !== secret[i]) unclaimed[secret[i]]++;
  let cls = 0;
  for (let i = 0; i < places; i++) {
    cls *= 3;
    if (guess[i] === secret[i]) cls += 2;
    else if (unclaimed[guess[i]]-- > 0) cls += 1;
  }
  return cls;
}

/** Copies of each symbol in the secret that no mark has claimed; scratch space of `scoreMarks`, 64 symbols. */
const unclaimed = new Int32Array(64);
