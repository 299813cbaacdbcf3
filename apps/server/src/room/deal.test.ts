import { createHash } from 'node:crypto';
import { RandomStream } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from './deal.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Computes the state of the generator independently. */
function twin(bytes: Uint8Array) {
  const framed = Buffer.concat([Buffer.from('inkling-draw-v1'), Buffer.of(0, 0, 0, 32), bytes]);
  const hash = createHash('sha256').update(framed).digest();
  const words = [0, 4, 8, 12].map((at) => hash.readInt32BE(at)) as [number, number, number, number];
  const stream = new RandomStream(words);
  for (let i = 0; i < 12; i++) stream.uint32();
  return stream.state;
}

describe('the seed of a room', () => {
  it('sets the random generator to 128 bits of its hash', () => {
    fc.assert(
      fc.property(bytes32, (bytes) => {
        expect(randomOf(text(bytes))).toEqual(twin(bytes));
      }),
    );
  });

  it.each(['', 'abc', 'A'.repeat(44), 'A'.repeat(42), `2.${'A'.repeat(43)}`])(
    'throws if it is damaged: %s',
    (seed) => expect(() => randomOf(seed)).toThrow(RangeError),
  );

  it('gives all values about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      const bytes = Buffer.alloc(32);
      bytes.writeUInt32BE(i);
      const face = new RandomStream(randomOf(text(bytes))).below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Chi-squared with five degrees of freedom exceeds 25 in one of ten thousand tests. This test is deterministic.
    const strayed = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(strayed).toBeLessThan(25);
  });
});
