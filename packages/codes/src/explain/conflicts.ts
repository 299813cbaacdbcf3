import { fitsTurn } from '@inkling/core/deduction';
import { feedbackClassCount } from '@inkling/core/feedback';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import type { Violations } from './violations.ts';

/**
 * Returns the minimal sets of turns (zero-based) that cannot all be true, smallest first and at most `limit`. Empty if
 * the history is consistent. Without any one turn of such a set, at least one code fits the others.
 */
export function conflictsOf(
  violations: Violations,
  limit: number = CONFLICTS_MAX,
): readonly (readonly number[])[] {
  return minimalHittingSets(violations.marks(), limit);
}

/** A change of one answer after which all turns can be true. */
export interface Repair {
  readonly turn: number;
  /** The class of the changed answer. */
  readonly feedback: number;
  /** The number of codes that would then be left, at least one. */
  readonly left: bigint;
}

/** Returns every change of a single answer that makes the history consistent, ordered by turn and class. */
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
