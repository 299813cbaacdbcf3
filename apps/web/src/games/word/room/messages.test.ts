import { expect, it } from 'vitest';
import { untranslated } from '../../../shell/language/testing/untranslated.ts';
import { english, german, spanish } from './messages.ts';

it('leaves nothing empty or untranslated', () => {
  expect(untranslated(english, german)).toEqual([]);
  expect(untranslated(english, spanish)).toEqual([]);
});
