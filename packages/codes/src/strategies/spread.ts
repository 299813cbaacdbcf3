import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import type { CandidateSet } from '../candidates/candidate-set.ts';
import { entropy } from './entropy.ts';

/**
 * A guess for a set of any size in some milliseconds, or `undefined` when no code is left: of codes at equal distances in
 * the set the one whose answer tells most about the others. `sampledGuess` plays better and takes longer.
 */
export function spreadGuess(set: CandidateSet): Code | undefined {
  const count = set.count();
  const length = count < 200n ? Number(count) : 200;
  const codes = Array.from({ length }, (_, k) => set.at((BigInt(k) * count) / BigInt(length)) as Code);
  const histogram = new Uint32Array(feedbackClassCount(set.rules.places));
  let best: Code | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const guess of codes) {
    histogram.fill(0);
    for (const code of codes) histogram[scoreCode(guess, code)]++;
    const measure = entropy.measure(histogram);
    if (measure < least) [best, least] = [guess, measure];
  }
  return best;
}
