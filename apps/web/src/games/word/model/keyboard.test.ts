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
  const first = (layout: (typeof LAYOUTS)[number], language: 'en' | 'de' | 'es') =>
    keyboardRows(layout, language, alphabetOfList('english')).rows[0]?.join('');
  expect([first('auto', 'en'), first('auto', 'de'), first('auto', 'es')]).toEqual([
    'qwertyuiop',
    'qwertzuiop',
    'qwertyuiop',
  ]);
  expect([first('azerty', 'de'), first('alphabet', 'de')]).toEqual(['azertyuiop', 'abcdefghij']);
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
