import { DAY_MS, type Day, daysAfter, isDay, startOf, weekdayOf } from './day.ts';

/** The day that is number 1. */
export const FIRST_DAY: Day = '2026-07-03';

/** The number of a day: 1 for the first, and none before it. */
export function numberOfDay(day: Day): number | undefined {
  const number = (startOf(day) - startOf(FIRST_DAY)) / DAY_MS + 1;
  return number >= 1 ? number : undefined;
}

/**
 * The seed of a day's sheet, for playing without a server. Everybody can work it out, so everybody can play the same day.
 */
export function openSeed(day: Day, game: string): string {
  return `${openSeedsOf(day)}-${game}`;
}

/** What the seeds of a day begin with, or those of a month, as in `2026-11`. */
export function openSeedsOf(span: string): string {
  return `day-${span}`;
}

/** The day of which this is the seed, for a sheet of this game. Never throws. */
export function dayOfSeed(seed: string, game: string): Day | undefined {
  const day = seed.slice('day-'.length, 'day-2026-07-03'.length);
  return seed === openSeed(day, game) && isDay(day) && day >= FIRST_DAY ? day : undefined;
}

/** A month of the calendar, from its Monday to its Sunday: `undefined` where another month's days would stand. */
export function monthOf(day: Day): readonly (readonly (Day | undefined)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks: (Day | undefined)[][] = [];
  for (let at = -weekdayOf(first); ; at += 7) {
    const week = Array.from({ length: 7 }, (_, i) => daysAfter(first, at + i));
    const own = week.map((each) => (each.startsWith(month) ? each : undefined));
    if (own.every((each) => each === undefined)) return weeks;
    weeks.push(own);
  }
}
