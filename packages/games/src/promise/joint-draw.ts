import type { RandomState } from '@inkling/core/random';
import { RandomStream } from '@inkling/core/random';
import { makeBase64url } from '../encoding/base64url.ts';
import { framed, HASH_BYTES, utf8 } from './commitment.ts';

/**
 * The inputs to a secret that no single player chooses. The dealer first promises a seed; then each of the other
 * players adds a nonce, and the secret is dealt from all of them together. The dealer is bound to the seed and cannot
 * steer the result; the players who add a nonce do not know the seed. At the end the seed is revealed, and anyone
 * can repeat the deal.
 *
 * The promise commits to `draw:SEED` instead of a code (`commitment.ts`). The hashed bytes are `inkling-draw-v1`, the
 * seed, and then the seat and nonce of each player in the order of the seats, each preceded by its length; their
 * SHA-256 starts the generator. An HMAC is not needed: because of the lengths, no list of fields continues another.
 */
export interface JointDraw {
  /** 32 bytes. */
  readonly seed: Uint8Array;
  /** In the order of the seats. */
  readonly nonces: readonly SeatNonce[];
}

export interface SeatNonce {
  readonly seat: string;
  /** 32 bytes. */
  readonly nonce: Uint8Array;
}

export const NONCE_BYTES = 32;

/** Returns the string that the dealer promises instead of a code. */
export function promisedSeed(seed: Uint8Array): string {
  return `draw:${makeBase64url(seed)}`;
}

/** Returns the bytes whose SHA-256 starts the generator. Throws if the seed or a nonce does not have 32 bytes. */
export function drawBytes({ seed, nonces }: JointDraw): Uint8Array {
  for (const { length } of [seed, ...nonces.map(({ nonce }) => nonce)])
    if (length !== NONCE_BYTES)
      throw new RangeError(`a seed or nonce has ${length} bytes, not ${NONCE_BYTES}`);
  const fields = nonces.flatMap(({ seat, nonce }) => [utf8(seat), nonce]);
  return framed('inkling-draw-v1', [seed, ...fields]);
}

/**
 * Returns the state of a generator that starts from a hash. The initial state is the first four 32-bit words, most
 * significant byte first; twelve numbers are then discarded, as the generator's author advises. This keeps 128 bits
 * of the hash, whereas a string seed is mixed down to 32.
 */
export function drawState(hash: Uint8Array): RandomState {
  if (hash.length !== HASH_BYTES)
    throw new RangeError(`the hash has ${hash.length} bytes, not ${HASH_BYTES}`);
  const view = new DataView(hash.buffer, hash.byteOffset, HASH_BYTES);
  const stream = new RandomStream([view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)]);
  for (let i = 0; i < 12; i++) stream.uint32();
  return stream.state;
}
