import type { Day } from '@inkling/games/daily/day';
import { expect, it } from 'vitest';
import { spanish as appSpanish } from '../../messages/spanish.ts';
import { spanish } from './spanish.ts';

it('capitalises a weekday at the start of a sentence, but not within one', () => {
  const day = '2026-11-30' as Day;
  expect(spanish.today(day)).toMatch(/^Lunes, 30 de noviembre de 2026\. /);
  expect(spanish.practice(day)).toMatch(/^Lunes, /);
  expect(spanish.days.short(day)).toBe('Lunes, 30 de noviembre');
  expect(appSpanish.app.toCome(spanish.days.long(day))).toMatch(/^El lunes, /);
});
