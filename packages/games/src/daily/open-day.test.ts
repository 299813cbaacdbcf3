import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, daysAfter, weekdayOf } from './day.ts';
import { dayOfSeed, FIRST_DAY, monthOf, numberOfDay, openSeed } from './open-day.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((n): Day => daysAfter(FIRST_DAY, n));

describe('an open day', () => {
  it('has a consecutive number, and a seed from which it can be restored', () => {
    expect([numberOfDay('2026-11-22'), numberOfDay(FIRST_DAY), numberOfDay('2026-07-02')]).toEqual([
      143,
      1,
      undefined,
    ]);
    expect(openSeed('2026-11-22', 'word')).toBe('day-2026-11-22-word');
    fc.assert(
      fc.property(anyDay, fc.constantFrom('word', 'witch', 'a-b'), (day, game) => {
        expect(dayOfSeed(openSeed(day, game), game)).toBe(day);
        expect(numberOfDay(daysAfter(day, 1))).toBe((numberOfDay(day) as number) + 1);
      }),
    );
  });

  it('is not restored from any other seed', () => {
    for (const seed of [
      '',
      'robin-8306',
      'day-2026-11-22-witch',
      'day-2026-11-31-word',
      'day-2026-07-02-word',
      'day-2026-11-22-word ',
      'day--word',
    ])
      expect(dayOfSeed(seed, 'word')).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => typeof dayOfSeed(text, 'word') !== 'object'));
  });
});

describe('a month', () => {
  it('has each of its days once, in the column of its weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = monthOf(day);
        const days = weeks.flat().filter((each) => each !== undefined);
        expect(days).toContain(day);
        expect(days.map((each) => Number(each.slice(8)))).toEqual(days.map((_, i) => i + 1));
        expect(daysAfter(days.at(-1) as Day, 1).slice(8)).toBe('01');
        for (const week of weeks)
          for (const [at, each] of week.entries()) if (each) expect(weekdayOf(each)).toBe(at);
      }),
    );
  });
});
