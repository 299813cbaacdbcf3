import { feedbackOf } from '@inkling/core/feedback';
import type { Repair } from './questions.ts';

/**
 * Sorts the likeliest corrections first. A user who miscounts is usually off by little, so answers close to the
 * given one come first (by the sum of the differences in exact and near); among equals, the one that leaves the
 * most codes.
 */
export function bestRepairsFirst(
  repairs: readonly Repair[],
  turns: readonly { readonly feedback: number }[],
): readonly Repair[] {
  const distance = ({ turn, exact, near }: Repair) => {
    const given = feedbackOf(turns[turn]?.feedback ?? 0);
    return Math.abs(exact - given.exact) + Math.abs(near - given.near);
  };
  return repairs.toSorted((a, b) => distance(a) - distance(b) || b.left - a.left);
}
