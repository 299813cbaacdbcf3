import type { RandomState } from '@inkling/core/random';
import { RandomStream } from '@inkling/core/random';
import { makeBytes } from '../encoding/bytes-text.ts';
import { framed, HASH_BYTES, utf8 } from './commitment.ts';

/**
 * A secret that nobody has chosen alone. The dealer promises a seed before anybody else adds anything; then every person
 * adds a nonce, and the secret is dealt from all of them together. The dealer is bound to the seed and cannot steer the
 * result; people who add a nonce do not know the seed. At the end the seed is shown, and everybody can deal again.
 *
 * The promise is about `draw:SEED` instead of a code (`commitment.ts`). The hashed bytes are `inkling-draw-v1`, the seed,
 * and then seat and nonce of each person in the order of the seats, each after its length; the generator starts from
 * their SHA-256. An HMAC is not needed, because with the lengths no list of fields continues another.
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

/** What the dealer promises, in the place of the code. */
export function promisedSeed(seed: Uint8Array): string {
  return `draw:${makeBytes(seed)}`;
}

/** The bytes whose SHA-256 starts the generator. Throws for a seed or a nonce of another length. */
export function drawBytes({ seed, nonces }: JointDraw): Uint8Array {
  for (const { length } of [seed, ...nonces.map(({ nonce }) => nonce)])
    if (length !== NONCE_BYTES)
      throw new RangeError(`a seed or nonce has ${length} bytes, not ${NONCE_BYTES}`);
  const fields = nonces.flatMap(({ seat, nonce }) => [utf8(seat), nonce]);
  return framed('inkling-draw-v1', [seed, ...fields]);
}

/**
 * The generator that starts from a hash. Its state is the first four words, most significant byte first, and twelve
 * numbers are dropped, as its author advises. This keeps 128 bits; a seed of text is mixed down to 32.
 */
export function drawState(hash: Uint8Array): RandomState {
  if (hash.length !== HASH_BYTES)
    throw new RangeError(`the hash has ${hash.length} bytes, not ${HASH_BYTES}`);
  const view = new DataView(hash.buffer, hash.byteOffset, HASH_BYTES);
  const stream = new RandomStream([view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)]);
  for (let i = 0; i < 12; i++) stream.uint32();
  return stream.state;
}
