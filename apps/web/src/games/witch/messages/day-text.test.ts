import { expect, it } from 'vitest';
import { dayTextOf } from './day-text.ts';

it('writes days as each language does, whatever the time zone, and leaves other texts alone', () => {
  expect(['en-GB', 'de', 'es'].map((locale) => dayTextOf(locale)('2026-12-02'))).toEqual([
    '2 Dec 2026',
    '02.12.2026',
    '2 dic 2026',
  ]);
  expect(dayTextOf('de')('2026-99-99')).toBe('2026-99-99');
});
