import { expect, it, vi } from 'vitest';
import { drawBelow, drawInBrowser } from './draw.ts';

/** Returns a function that returns these 32-bit words one after the other. */
function words(...given: readonly number[]): () => number {
  const rest = [...given];
  return () => rest.shift() as number;
}

it('maps equally many words to every number below the bound', () => {
  expect(Array.from({ length: 6 }, (_, word) => drawBelow(3, words(word)))).toEqual([0, 1, 2, 0, 1, 2]);
  expect(drawBelow(2 ** 32, words(2 ** 32 - 1))).toBe(2 ** 32 - 1);
});

it('draws again if the words do not divide evenly', () => {
  // 2³² is 1 more than a multiple of both 3 and 5: the last word would make 0 more likely.
  for (const below of [3, 5]) expect(drawBelow(below, words(2 ** 32 - 1, 2))).toBe(2);
  expect(drawBelow(2, words(2 ** 32 - 1))).toBe(1);
});

it('throws for an invalid bound', () => {
  for (const below of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => drawBelow(below, words(0))).toThrow(RangeError);
});

it('drawInBrowser also draws again for an uneven word', () => {
  const drawn = words(2 ** 32 - 1, 2);
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = drawn();
    return array;
  });
  expect(drawInBrowser(3)).toBe(2);
  expect(random).toHaveBeenCalledTimes(2);
  random.mockRestore();
});
