import { type Day, daysAfter } from './day.ts';

/**
 * Days in a row on which something was solved, up to today. Today does not break it before it is over; a paused day
 * neither breaks it nor counts.
 */
export function streakAt(today: Day, solved: ReadonlySet<Day>, paused: ReadonlySet<Day>): number {
  let streak = solved.has(today) ? 1 : 0;
  for (let day = daysAfter(today, -1); solved.has(day) || paused.has(day); day = daysAfter(day, -1))
    if (solved.has(day)) streak++;
  return streak;
}
