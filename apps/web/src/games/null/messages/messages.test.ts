import { expect, it } from 'vitest';
import { untranslated } from '../../../shell/language/testing/untranslated.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** The name of a game may be the same in every language. */
function missingIn(other: unknown): readonly string[] {
  return untranslated(english, other).filter((path) => path !== 'board.heading');
}

it('leaves nothing empty or untranslated', () => {
  expect(missingIn(german)).toEqual([]);
  expect(missingIn(spanish)).toEqual([]);
  expect(missingIn({ ...spanish, header: english.header, honest: ' ' })).toEqual(['header', 'honest']);
});
