import type { PuzzleSection } from '../contract/puzzle.ts';

/** How many weeks the puzzles last; then they begin again. */
export const WEEKS = 286;

/** The days from 1970-01-01 to the first Monday that has a pack. */
export const FIRST_MONDAY = 20_780;

/** The week of a day, from 0 and counted in Mondays; `undefined` before the first. */
export function weekOf(daysSince1970: number): number | undefined {
  const week = Math.floor((daysSince1970 - FIRST_MONDAY) / 7);
  return week < 0 ? undefined : week;
}

/** Which puzzle of a section comes in a week, from 0; `undefined` in weeks without a puzzle of this section. */
export function numberIn(section: PuzzleSection, week: number): number | undefined {
  const within = week % WEEKS;
  return within % section.of === section.turn ? Math.floor(within / section.of) : undefined;
}
