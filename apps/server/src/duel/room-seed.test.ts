import { createHash } from 'node:crypto';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceOfSeed, makeSeed, seedDice } from './room-seed.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The state of the generator, put together in another way. */
function twin(bytes: Uint8Array) {
  const framed = Buffer.concat([Buffer.from('inkling-draw-v1'), Buffer.of(0, 0, 0, 32), bytes]);
  const hash = createHash('sha256').update(framed).digest();
  const words = [0, 4, 8, 12].map((at) => hash.readInt32BE(at)) as [number, number, number, number];
  const stream = new RandomStream(words);
  for (let i = 0; i < 12; i++) stream.uint32();
  return stream.state;
}

describe('the seed of a room', () => {
  it('deals from 128 bits of its hash, and says so', () => {
    fc.assert(
      fc.property(bytes32, (bytes) => {
        const seed = makeSeed(text(bytes));
        expect(diceOfSeed(seed)).toBe(2);
        expect(seedDice(seed)).toEqual(twin(bytes));
      }),
    );
  });

  it('of an earlier release deals as it did', () => {
    fc.assert(
      fc.property(bytes32, (bytes) => {
        const seed = text(bytes);
        expect(makeSeed(seed, 1)).toBe(seed);
        expect(diceOfSeed(seed)).toBe(1);
        expect(seedDice(seed)).toEqual(seedRandom(seed));
      }),
    );
    expect(seedDice('ZlOND-vhL4NgD59wgrEsE4nZuW0Lz9TGo_UB7V4bRsk')).toEqual(OLD_DICE);
  });

  it.each([
    '2.',
    '2.abc',
    `2.${'A'.repeat(44)}`,
    `2.${'A'.repeat(42)}B`,
    `3.${'A'.repeat(43)}`,
    `.${'A'.repeat(43)}`,
  ])('that is damaged, or of a later release, deals nothing: %s', (seed) =>
    expect(() => seedDice(seed)).toThrow('cannot read'),
  );

  it('is as even over the codes as any dice', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      const bytes = Buffer.alloc(32);
      bytes.writeUInt32BE(i);
      const face = new RandomStream(seedDice(makeSeed(text(bytes)))).below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Five degrees of freedom: more than 25 in one of ten thousand such tests, and this one is always the same.
    const strayed = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(strayed).toBeLessThan(25);
  });
});

const OLD_DICE: ReturnType<typeof seedRandom> = [906593555, 1348800905, -907948912, 13];
