import { type Day, daysAfter } from './day.ts';

/** A run of days on which a game was finished. */
export interface Streak {
  /** The number of days played; rests and paused days do not count. */
  readonly days: number;
  /** The days in between that were missed without having been paused, latest first. */
  readonly rests: readonly Day[];
}

/**
 * Returns the streak up to today. Today cannot break it before it is over. A paused day neither breaks it nor
 * counts. One day in any seven may be missed: it is a rest, which does not count either.
 */
export function streakAt(today: Day, played: ReadonlySet<Day>, paused: ReadonlySet<Day>): Streak {
  let days = played.has(today) ? 1 : 0;
  let rests: readonly Day[] = [];
  let missed: readonly Day[] = [];
  let lastMissed = 0;
  for (let back = 1; ; back++) {
    const day = daysAfter(today, -back);
    if (played.has(day)) {
      days++;
      rests = missed;
    } else if (!paused.has(day)) {
      if (lastMissed > 0 && back - lastMissed < REST_EVERY) return { days, rests };
      lastMissed = back;
      missed = [...missed, day];
    }
  }
}

/** The status of one of the last seven days. `before`: earlier than the first day played. */
export type DayMark = 'played' | 'rest' | 'paused' | 'missed' | 'open' | 'before';

/** Returns the seven days up to today, earliest first. Days before the first day played do not count as missed. */
export function weekUpTo(
  today: Day,
  played: ReadonlySet<Day>,
  paused: ReadonlySet<Day>,
): readonly { readonly day: Day; readonly mark: DayMark }[] {
  const { rests } = streakAt(today, played, paused);
  const first = [...played].reduce((a, b) => (a < b ? a : b), today);
  return Array.from({ length: REST_EVERY }, (_, i) => {
    const day = daysAfter(today, i + 1 - REST_EVERY);
    if (played.has(day)) return { day, mark: 'played' };
    if (day === today) return { day, mark: 'open' };
    if (paused.has(day)) return { day, mark: 'paused' };
    if (day < first) return { day, mark: 'before' };
    return { day, mark: rests.includes(day) ? 'rest' : 'missed' };
  });
}

/** One day in any span of this many days may be missed. */
const REST_EVERY = 7;
