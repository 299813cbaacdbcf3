import { expect, it } from 'vitest';
import { keyboardRows, LAYOUTS, ROW_KEYS_MAX } from './keyboard.ts';
import { alphabetOfList, foldLetters } from './lists.ts';
import { LANGUAGE_LISTS } from './names.ts';

const LISTS = [...LANGUAGE_LISTS, 'own-00000000'] as const;

it.each(LAYOUTS)('has a key for each letter of each list once, ten in a row at most: %s', (layout) => {
  for (const list of LISTS)
    for (const language of ['en', 'de', 'es'] as const) {
      const alphabet = alphabetOfList(list);
      const { rows } = keyboardRows(layout, language, alphabet);
      expect(rows.flat().toSorted()).toEqual([...alphabet.letters].toSorted());
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(ROW_KEYS_MAX);
    }
});

it('types as the language does, unless somebody chooses', () => {
  const keys = (layout: (typeof LAYOUTS)[number], language: 'en' | 'de' | 'es') =>
    keyboardRows(layout, language, alphabetOfList('english'))
      .rows.map((row) => row.join(''))
      .join(' ');
  expect([keys('auto', 'en'), keys('auto', 'de'), keys('auto', 'es')]).toEqual([
    'qwertyuiop asdfghjkl zxcvbnm',
    'qwertzuiop asdfghjkl yxcvbnm',
    'qwertyuiop asdfghjkl zxcvbnm',
  ]);
  expect(keys('azerty', 'de')).toBe('azertyuiop qsdfghjklm wxcvbn');
  expect(keys('alphabet', 'de')).toBe('abcdefghij klmnopqrst uvwxyz');
});

it('sets Enter and Delete beside the last letters where there is room', () => {
  const ends = LISTS.map((list) => keyboardRows('auto', 'en', alphabetOfList(list)).endsBesideLetters);
  expect(ends).toEqual([true, false, true, false]);
});

it('folds what is typed into the letters of a list', () => {
  const fold = (list: (typeof LISTS)[number], text: string) => foldLetters(alphabetOfList(list), text);
  expect(fold('english', 'Crème brûlée')).toBe('cremebrulee');
  expect(fold('german', 'GRÖßE')).toBe('grösse');
  expect(fold('spanish', 'Añadió')).toBe('añadio');
  expect(fold('english', 'Ñandú')).toBe('nandu');
  expect(fold('german', '1-!')).toBe('');
});
