import type { RandomState } from '@inkling/core/random';
import { type Sha256, utf8 } from '../promise/commitment.ts';
import { drawBytes, drawState } from '../promise/joint-draw.ts';
import { hmac } from './daily-key.ts';
import { KeyedDraw } from './keyed-draw.ts';

/** Returns a new stream of random draws from a day's key. Each variant names an independent stream. */
export type DayDraws = (variant: string) => KeyedDraw;

export function dayDraws(key: Uint8Array, sha256: Sha256): DayDraws {
  return (variant) => new KeyedDraw(key, variant, sha256);
}

/** Returns the random state that deals a day's common secret. It is computed like a joint draw without nonces. */
export async function dayRandom(key: Uint8Array, game: string, sha256: Sha256): Promise<RandomState> {
  const seed = await hmac(key, utf8(`seed ${game}`), sha256);
  return drawState(await sha256(drawBytes({ seed, nonces: [] })));
}
