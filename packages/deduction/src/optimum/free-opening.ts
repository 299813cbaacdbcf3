import type { Claims } from './claims.ts';
import { costOf, rowOf } from './guess-order.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * Claims the next unsettled first guess that no other thread is working on. Returns −1 if there is none, or without
 * claims or a cost to beat. Two threads need less work to refute two first guesses separately than to refute one after
 * the other together, because what some cells cost leaves less room for those that follow.
 */
export function claimOpening(
  openings: Float64Array,
  from: number,
  best: number,
  isSettled: (at: number) => boolean,
  claims: Claims | undefined,
): number {
  // All threads work on the first one together, since the others are refuted cheaply only once its cost is known.
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
