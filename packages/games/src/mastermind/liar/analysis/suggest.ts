import { type Code, feedbackClassCount, scoreCode, solvedClass } from '@inkling/core/feedback';
import type { LiarParams } from '../rules/params.ts';
import type { PossibleCode } from './codes-left.ts';

export interface LiarSuggestion {
  readonly code: Code;
  /** The average number of codes left after a true answer. */
  readonly expected: number;
}

/**
 * Returns the possible code whose true answer leaves the fewest codes on average. If there are too many codes,
 * only an even sample is compared. Returns undefined if no code is possible.
 */
export function suggestAgainstLies(
  { rules, liesMax }: LiarParams,
  left: readonly PossibleCode[],
): LiarSuggestion | undefined {
  const step = Math.max(1, Math.ceil(left.length / WEIGHED_MAX));
  let best: LiarSuggestion | undefined;
  for (let at = 0; at < left.length; at += step) {
    const { code } = left[at] as PossibleCode;
    const expected = expectedLeft(code, left, rules.places, liesMax);
    if (!best || expected < best.expected) best = { code, expected };
  }
  return best;
}

/** A code for which more lies are allowed remains possible after any answer except "found". */
function expectedLeft(guess: Code, left: readonly PossibleCode[], places: number, liesMax: number): number {
  const found = solvedClass(places);
  const sure = new Float64Array(feedbackClassCount(places));
  const doubtful = new Float64Array(feedbackClassCount(places));
  let doubtfulCount = 0;
  for (const { code, lies } of left) {
    const cls = scoreCode(guess, code);
    const kind = lies.length < liesMax ? doubtful : sure;
    kind[cls] = (kind[cls] as number) + 1;
    if (lies.length < liesMax && cls !== found) doubtfulCount++;
  }
  let sum = 0;
  for (let cls = 0; cls < sure.length; cls++) {
    const count = (sure[cls] as number) + (doubtful[cls] as number);
    // If the guess is the secret, it is found, and no codes are left.
    const after = cls === found ? 0 : (sure[cls] as number) + doubtfulCount;
    sum += count * after;
  }
  return sum / left.length;
}

const WEIGHED_MAX = 400;
