import { hash } from 'node:crypto';
import type { RandomState } from '@inkling/core/random';
import { commitmentBytes, type Opening } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, type JointDraw } from '@inkling/games/promise/joint-draw';

/** The promise as `promise/commitment.ts` defines it, in base64url. */
export function commitTo(opening: Opening): string {
  const rulesHash = hash('sha256', opening.rules, 'buffer');
  return hash('sha256', commitmentBytes(opening, rulesHash), 'base64url');
}

/** The randomness of a draw to which people have added nonces. */
export function jointRandom(draw: JointDraw): RandomState {
  return drawState(hash('sha256', drawBytes(draw), 'buffer'));
}
