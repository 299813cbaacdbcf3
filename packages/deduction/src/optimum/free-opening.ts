import type { Claims } from './claims.ts';
import { costOf, rowOf } from './guess-order.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * Claims the next first guess that is not settled and that no other thread is at; −1 if others are at all of them. Two threads refute two first guesses with less work than one after the other together: what some cells
 * cost leaves less room for those that follow.
 */
export function claimOpening(
  openings: Float64Array,
  from: number,
  best: number,
  isSettled: (at: number) => boolean,
  claims: Claims | undefined,
): number {
  // All threads are at the first one together, since the others are refuted cheaply only when it has a cost.
  if (!claims || best >= INFEASIBLE) return -1;
  for (let at = from; at < openings.length && costOf(openings[at]) < best; at++)
    if (!isSettled(at) && claims.claim(unitOf(openings[at]))) return at;
  return -1;
}

export function yieldOpening(order: number, claims: Claims | undefined): void {
  claims?.yieldClaim(unitOf(order));
}

function unitOf(order: number): number {
  return Math.imul(rowOf(order) + 1, 0x85ebca6b) | 1;
}
