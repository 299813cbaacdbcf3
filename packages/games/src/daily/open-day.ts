import { DAY_MS, type Day, daysAfter, isDay, startOf, weekdayOf } from './day.ts';

/** The day with number 1. */
export const FIRST_DAY: Day = '2026-07-03';

/** Returns the number of a day: 1 for `FIRST_DAY`, undefined for earlier days. */
export function numberOfDay(day: Day): number | undefined {
  const number = (startOf(day) - startOf(FIRST_DAY)) / DAY_MS + 1;
  return number >= 1 ? number : undefined;
}

/**
 * Returns the random seed of a day's sheet, for playing without a server. The seed is not secret: anyone can
 * compute it, so everyone can play the same game for a day.
 */
export function openSeed(day: Day, game: string): string {
  return `${openSeedsOf(day)}-${game}`;
}

/** Returns the common prefix of all seeds of a day, or of a month like `2026-11`. */
export function openSeedsOf(span: string): string {
  return `day-${span}`;
}

/** Returns the day that a sheet's seed belongs to. Undefined if it is not a daily seed of this game. Never throws. */
export function dayOfSeed(seed: string, game: string): Day | undefined {
  const day = seed.slice('day-'.length, 'day-2026-07-03'.length);
  return seed === openSeed(day, game) && isDay(day) && day >= FIRST_DAY ? day : undefined;
}

/** Returns the weeks of the day's month, each from Monday to Sunday. Days of other months are undefined. */
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
