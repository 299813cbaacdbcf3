import { expect, it } from 'vitest';
import { untranslated } from '../../../../shell/language/testing/untranslated.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

it('leaves nothing empty or untranslated', () => {
  expect(untranslated(english, german)).toEqual([]);
  expect(untranslated(english, spanish)).toEqual([]);
});
