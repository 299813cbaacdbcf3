import { ALPHABETS } from '@inkling/games/word/rules/languages';
import { expect, it } from 'vitest';
import { keyboardLines } from './cells.ts';

const PLAIN = { colour: false, unicode: true } as Parameters<typeof keyboardLines>[2];

it('shows the letters in as few rows as fit, all of the same length', () => {
  const rows = (columns?: number) => keyboardLines(ALPHABETS.german, { ä: 2, b: 0 }, PLAIN, columns);
  const lengths = (columns?: number) => rows(columns).map((row) => row.length);
  expect(lengths(92)).toEqual([5 + 29 * 3]);
  expect(lengths(91)).toEqual([5 + 15 * 3, 5 + 14 * 3]);
  expect(lengths()).toEqual(lengths(80));
  expect(lengths(40)).toEqual([5 + 10 * 3, 5 + 10 * 3, 5 + 9 * 3]);
  expect(rows(3)).toHaveLength(29);
  const letters = rows(40).join('').replaceAll(/\s+/g, '');
  expect(letters).toBe('a·cdefghijklmnopqrstuvwxyz[Ä]öü');
});
