import type { Code } from '@inkling/core/feedback';
import type { CandidateSet } from '../candidates/candidate-set.ts';

/** An answer by a maker who has not chosen a code. */
export interface AdversaryAnswer {
  /** The class. */
  readonly feedback: number;
  /** The number of codes that fit it and all earlier answers. */
  readonly left: bigint;
}

/**
 * Answers as a maker who has not chosen a code. Every answer leaves as many codes possible as it can, and at least one
 * code always fits all answers, so it never lies. Ties go to the lowest class: the smallest sum of exact and near, then
 * fewest exact, so that the end is delayed as long as possible. Deterministic: the same guesses get the same answers.
 *
 * Returns `undefined` if no code is left, which its own answers never cause.
 */
export function answerOf(set: CandidateSet, guess: Code): AdversaryAnswer | undefined {
  let best: AdversaryAnswer | undefined;
  for (const [feedback, left] of set.split(guess).entries())
    if (left > (best?.left ?? 0n)) best = { feedback, left };
  return best;
}
