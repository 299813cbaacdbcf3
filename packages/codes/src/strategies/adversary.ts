import type { Code } from '@inkling/core/feedback';
import type { CandidateSet } from '../candidates/candidate-set.ts';

/** An answer that a maker without a code may give. */
export interface AdversaryAnswer {
  /** The class. */
  readonly feedback: number;
  /** Codes that fit it and all answers before. */
  readonly left: bigint;
}

/**
 * A maker who has not chosen a code: every answer keeps the largest set of codes possible, and at least one code always
 * fits all that was said, so it never lies. Ties go to the lowest class: fewest exact and near in all, then
 * fewest exact, so the end is put off as long as it can be. Deterministic: the same guesses get the same answers.
 *
 * `undefined` when no code is left, which its own answers never bring about.
 */
export function answerOf(set: CandidateSet, guess: Code): AdversaryAnswer | undefined {
  let best: AdversaryAnswer | undefined;
  for (const [feedback, left] of set.split(guess).entries())
    if (left > (best?.left ?? 0n)) best = { feedback, left };
  return best;
}
