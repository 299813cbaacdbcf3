import { createHash, randomBytes } from 'node:crypto';
import type { RandomState } from '@inkling/core/random';
import { commitmentBytes, type Opening } from 'inkling/commitment';
import { drawBytes, drawState, type JointDraw } from 'inkling/joint-draw';

/** Where the server's chance and time come from; tests put their own in its place. */
export interface Dice {
  /** 128 random bits in 22 characters that a URL can hold. */
  id(): string;
  /** 256 random bits in 43 such characters. */
  secret(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const realDice: Dice = {
  id: () => randomBytes(16).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
  now: () => Date.now(),
};

/** Calls again and again until it is stopped. */
export type Every = (ms: number, act: () => void) => () => void;

export const realEvery: Every = (ms, act) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};

/** The promise as `inkling/commitment` makes it, in base64url. */
export function commitTo(opening: Opening): string {
  const rulesHash = sha256(Buffer.from(opening.rules));
  return sha256(commitmentBytes(opening, rulesHash)).toString('base64url');
}

/** The dice of a draw in which people had a hand. */
export function jointDice(draw: JointDraw): RandomState {
  return drawState(sha256(drawBytes(draw)));
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
