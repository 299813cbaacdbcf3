import { createHash } from 'node:crypto';
import { RandomStream } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBytes, drawState, promisedSeed } from './joint-draw.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Builds the bytes that the pages describe, with an independent implementation. */
function twin(seed: Uint8Array, nonces: readonly (readonly [string, Uint8Array])[]): Buffer {
  const parts = [Buffer.from('inkling-draw-v1')];
  for (const field of [seed, ...nonces.flatMap(([seat, nonce]) => [Buffer.from(seat), nonce])]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    parts.push(length, Buffer.from(field));
  }
  return Buffer.concat(parts);
}

describe('a joint draw', () => {
  it('hashes the documented bytes, and seeds the generator with the hash', () => {
    fc.assert(
      fc.property(bytes32, bytes32, bytes32, (seed, one, other) => {
        const nonces = [
          { seat: 'first', nonce: one },
          { seat: 'second', nonce: other },
        ];
        const made = drawBytes({ seed, nonces });
        expect(Buffer.from(made)).toEqual(
          twin(seed, [
            ['first', one],
            ['second', other],
          ]),
        );
        const hash = Buffer.from(sha256(made));
        const words = [0, 4, 8, 12].map((at) => hash.readInt32BE(at)) as [number, number, number, number];
        const stream = new RandomStream(words);
        for (let i = 0; i < 12; i++) stream.uint32();
        expect(drawState(hash)).toEqual(stream.state);
        expect(promisedSeed(seed)).toBe(`draw:${text(seed)}`);
      }),
      { numRuns: 100 },
    );
  });

  it('always gives the same numbers', () => {
    const seed = new Uint8Array(32).fill(1);
    const nonces = [{ seat: 'breaker', nonce: new Uint8Array(32).fill(2) }];
    const random = new RandomStream(drawState(sha256(drawBytes({ seed, nonces }))));
    expect(Array.from({ length: 12 }, () => random.below(6))).toEqual(FOR_EVER);
  });

  it('is uniform over the nonces of a guest, for a fixed seed of the dealer', () => {
    const seed = new Uint8Array(32).fill(7);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      const nonce = new Uint8Array(32).fill(i & 255, 0, 8).fill(i >> 8, 8);
      const face = new RandomStream(
        drawState(sha256(drawBytes({ seed, nonces: [{ seat: 'breaker', nonce }] }))),
      ).below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi2 = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    // With 5 degrees of freedom, one fair run in a million exceeds this. This run is deterministic.
    expect(chi2).toBeLessThan(36);
  });

  it('throws for a seed, nonce or hash of the wrong length', () => {
    expect(() => drawBytes({ seed: new Uint8Array(31), nonces: [] })).toThrow(RangeError);
    expect(() =>
      drawBytes({ seed: new Uint8Array(32), nonces: [{ seat: 'first', nonce: new Uint8Array(33) }] }),
    ).toThrow(RangeError);
    expect(() => drawState(new Uint8Array(31))).toThrow(RangeError);
  });
});

const FOR_EVER = [0, 4, 2, 0, 5, 1, 0, 2, 1, 0, 4, 0];
