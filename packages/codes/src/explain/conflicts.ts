import { fitsTurn } from '@inkling/core/deduction';
import { feedbackClassCount } from '@inkling/core/feedback';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import type { Violations } from './violations.ts';

/**
 * All minimal sets of turns that cannot all be true, smallest first (turns from 0); empty when the history is
 * consistent. Leaving any one turn out of such a set leaves at least one code.
 */
export function conflictsOf(
  violations: Violations,
  limit: number = CONFLICTS_MAX,
): readonly (readonly number[])[] {
  return minimalHittingSets(violations.marks(), limit);
}

/** One answer changed, and all turns can be true again. */
export interface Repair {
  readonly turn: number;
  /** The class that it would have to be. */
  readonly feedback: number;
  /** Codes that would then be left, at least one. */
  readonly left: bigint;
}

/** Every change of a single answer that makes the history consistent, in order of turn and class. */
export function repairsOf(violations: Violations): readonly Repair[] {
  const classCount = feedbackClassCount(violations.space.codes.rules.places);
  return violations.turns.flatMap((given, turn) =>
    Array.from(violations.alternatives(turn, classCount), (left, feedback) => ({
      turn,
      feedback,
      left: BigInt(left),
    })).filter(({ left, feedback }) => left > 0n && !fitsTurn(given, feedback)),
  );
}

const CONFLICTS_MAX = 1000;
