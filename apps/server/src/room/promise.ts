import { hash } from 'node:crypto';
import type { RandomState } from '@inkling/core/random';
import { commitmentBytes, type Opening } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, type JointDraw } from '@inkling/games/promise/joint-draw';

/** The promise as `promise/commitment.ts` defines it, in base64url. */
export function commitTo(opening: Opening): string {
  return hash('sha256', commitmentBytes(opening, hashOf(opening.rules)), 'base64url');
}

/** Most rooms have one of a few rules. */
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

/** The randomness of a draw to which people have added nonces. */
export function jointRandom(draw: JointDraw): RandomState {
  return drawState(hash('sha256', drawBytes(draw), 'buffer'));
}
