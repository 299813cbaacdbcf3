import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeWords, encodeWords } from './front-coding.ts';

it('front coding round-trips every sorted list', () => {
  const letter = fc.constantFrom(...'abcxyzäñ');
  const word = fc.array(letter, { minLength: 1, maxLength: 32 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(word), (unsorted) => {
      const words = unsorted.toSorted();
      expect(decodeWords(encodeWords(words))).toEqual(words);
    }),
  );
  expect(encodeWords(['salet', 'slate', 'slated'])).toBe('AsaletBlateFd');
});
