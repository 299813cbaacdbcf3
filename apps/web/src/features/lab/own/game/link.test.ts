import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINK_LENGTH_MAX, packGame, unpackGame } from './link.ts';

it('unpackGame restores what packGame packed', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(), async (text) => {
      const wellFormed = new TextDecoder().decode(new TextEncoder().encode(text));
      expect(await unpackGame((await packGame(wellFormed)) ?? '')).toBe(wellFormed);
    }),
    { numRuns: 40 },
  );
});

it('packGame rejects a game that is too long for a link', async () => {
  const noise = Array.from({ length: 30_000 }, (_, i) =>
    String.fromCharCode(33 + (((i * i * 7919 + i) % 9973) % 90)),
  );
  expect(await packGame(noise.join(''))).toBeUndefined();
  expect((await packGame('yes,'.repeat(100_000)))?.length).toBeLessThan(LINK_LENGTH_MAX);
});

it('unpackGame rejects strings that packGame never made, and packGame rejects overlong games', async () => {
  for (const text of ['', '!', 'abc', 'A'.repeat(LINK_LENGTH_MAX + 1)])
    expect(await unpackGame(text)).toBeUndefined();
  const packed = (await packGame('x'.repeat(3_900_000))) as string;
  expect((await unpackGame(packed))?.length).toBe(3_900_000);
  expect(await packGame('x'.repeat(4_100_000))).toBeUndefined();
});
