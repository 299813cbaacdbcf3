import { type Day, daysAfter } from './day.ts';

/** Days in a row on which something was played to its end. */
export interface Streak {
  /** Only those on which something was played. */
  readonly days: number;
  /** The days between them that were missed without being announced, the latest first. */
  readonly rests: readonly Day[];
}

/**
 * The streak up to today. Today does not break it before it is over; a paused day neither breaks it nor counts. Of seven
 * days one may be missed: it is a rest, and does not count either.
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

/** What a day was, in the row of the last seven. */
export type DayMark = 'played' | 'rest' | 'paused' | 'missed' | 'open' | 'before';

/** The seven days up to today, the earliest first. Nothing was missed before the first day that was played. */
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

/** Of so many days one may be missed. */
const REST_EVERY = 7;
