import type { PuzzleSection } from '../contract/puzzle.ts';

/** The number of weeks after which the puzzles repeat. */
export const WEEKS = 286;

/** The number of days from 1970-01-01 to the first Monday with puzzles. */
export const FIRST_MONDAY = 20_780;

/** Returns the zero-based week of a day; weeks start on Monday. Undefined before the first week. */
export function weekOf(daysSince1970: number): number | undefined {
  const week = Math.floor((daysSince1970 - FIRST_MONDAY) / 7);
  return week < 0 ? undefined : week;
}

/** Returns the zero-based index of the section's puzzle for a week. Undefined in weeks without one. */
export function numberIn(section: PuzzleSection, week: number): number | undefined {
  const within = week % WEEKS;
  return within % section.of === section.turn ? Math.floor(within / section.of) : undefined;
}
