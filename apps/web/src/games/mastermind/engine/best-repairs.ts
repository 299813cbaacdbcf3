import { feedbackOf } from '@inkling/core/feedback';
import type { Repair } from './questions.ts';

/**
 * The likeliest corrections first: a person who miscounts is out by little, so the answer nearest to the given one
 * (exact and near that differ, added up) comes before one further off; among equals, the one that leaves most codes.
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
