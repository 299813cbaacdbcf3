import { hash } from 'node:crypto';
import type { RandomState } from '@inkling/core/random';
import { commitmentBytes, type Opening } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, type JointDraw } from '@inkling/games/promise/joint-draw';

/** Computes the promise as `promise/commitment.ts` defines it. Returns it in base64url. */
export function commitTo(opening: Opening): string {
  return hash('sha256', commitmentBytes(opening, hashOf(opening.rules)), 'base64url');
}

/** Caches the hash, because most rooms use one of a few sets of rules. */
function hashOf(rules: string): Uint8Array {
  let known = hashes.get(rules);
  if (!known) {
    if (hashes.size >= HASHES_MAX) hashes.clear();
    hashes.set(rules, (known = hash('sha256', rules, 'buffer')));
  }
  return known;
}

const hashes = new Map<string, Uint8Array>();
const HASHES_MAX = 1000;

/** Returns the random state of a draw, given its seed and the players' nonces. */
export function jointRandom(draw: JointDraw): RandomState {
  return drawState(hash('sha256', drawBytes(draw), 'buffer'));
}
