import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, dayAt, daysAfter, daysInYear, isDay, startOf, weekdayOf } from './day.ts';

// biome-ignore lint/style/noRestrictedGlobals: the calendar of the browser is the slow twin of ours
const Calendar = Date;
const anyMoment = fc.integer({ min: Calendar.UTC(2000, 0, 1), max: Calendar.UTC(2399, 11, 31) });

describe('a day', () => {
  it('agrees with the calendar in UTC', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -1000, max: 1000 }), (ms, days) => {
        const day = new Calendar(ms).toISOString().slice(0, 10);
        expect(dayAt(ms)).toBe(day);
        expect(startOf(day)).toBe(Calendar.parse(`${day}T00:00:00Z`));
        expect(daysAfter(day, days)).toBe(new Calendar(ms + days * DAY_MS).toISOString().slice(0, 10));
        expect(weekdayOf(day)).toBe((new Calendar(ms).getUTCDay() + 6) % 7);
        expect(isDay(day)).toBe(true);
      }),
    );
  });

  it('is the same in every time zone', () => {
    expect(dayAt(Calendar.parse('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22');
    expect(dayAt(Calendar.parse('2026-11-23T00:30:00+14:00'))).toBe('2026-11-22');
  });

  it('is invalid if the calendar does not have it', () => {
    const none = [
      '',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-31',
      '2026-11-0a',
      '26-11-22',
      '2026-11-22 ',
    ];
    expect(none.filter(isDay)).toEqual([]);
    expect([isDay('2024-02-29'), isDay('2100-02-29'), daysInYear(2024), daysInYear(2100)]).toEqual([
      true,
      false,
      366,
      365,
    ]);
    fc.assert(fc.property(fc.string(), (text) => typeof isDay(text) === 'boolean'));
  });
});
