import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, parsePreferences } from './preferences.ts';

it('invalid preferences fall back to the defaults', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('theme', 'sound', 'x'), fc.anything()), (fields) => {
      expect(Object.keys(parsePreferences(fields))).toEqual(Object.keys(DEFAULT_PREFERENCES));
    }),
  );
  expect(parsePreferences({})).toEqual(DEFAULT_PREFERENCES);
  expect(parsePreferences({ theme: 'night', aids: 1 })).toEqual({ ...DEFAULT_PREFERENCES, theme: 'night' });
});
