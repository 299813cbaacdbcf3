import { expect, it } from 'vitest';
import { keyboardRows, LAYOUTS, ROW_KEYS_MAX } from './keyboard.ts';
import { alphabetOfList, foldLetters } from './lists.ts';
import { LANGUAGE_LISTS } from './names.ts';

const LISTS = [...LANGUAGE_LISTS, 'own-00000000'] as const;

it.each(LAYOUTS)(
  'has each letter of each list on exactly one key, in rows of limited length: %s',
  (layout) => {
    for (const list of LISTS)
      for (const language of ['en', 'de', 'es'] as const) {
        const alphabet = alphabetOfList(list);
        const { rows } = keyboardRows(layout, language, alphabet);
        expect(rows.flat().toSorted()).toEqual([...alphabet.letters].toSorted());
        expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(ROW_KEYS_MAX);
      }
  },
);

it('uses the layout of the language, unless the user chooses one', () => {
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

it('puts Enter and Delete next to the last letters if there is room', () => {
  const ends = LISTS.map((list) => keyboardRows('auto', 'en', alphabetOfList(list)).endsBesideLetters);
  expect(ends).toEqual([true, false, true, false]);
});

it('folds typed characters into the letters of a list', () => {
  const fold = (list: (typeof LISTS)[number], text: string) => foldLetters(alphabetOfList(list), text);
  expect(fold('english', 'Crème brûlée')).toBe('cremebrulee');
  expect(fold('german', 'GRÖßE')).toBe('grösse');
  expect(fold('spanish', 'Añadió')).toBe('añadio');
  expect(fold('english', 'Ñandú')).toBe('nandu');
  expect(fold('german', '1-!')).toBe('');
});
