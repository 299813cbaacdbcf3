import type { Day } from '@inkling/games/daily/day';
import { numberOfDay } from '@inkling/games/daily/open-day';
import { dayWords } from './day-words.ts';

const days = dayWords('en-GB');

/** The user's progress in a daily game; `next` is the number of the next turn. */
export interface Standing {
  readonly phase: 'open' | 'begun' | 'found' | 'lost';
  readonly turns: number;
  readonly next?: number;
}

export const english = {
  days,
  ofDay: (day: Day): string => `Daily No ${numberOfDay(day) ?? day}`,
  results: 'Daily results',
  today: (day: Day): string => `${days.long(day)}. One try at each game.`,
  practice: (day: Day): string => `${days.long(day)}, for practice.`,
  toTheDay: 'The day’s page',
  progress: ({ phase, turns, next }: Standing): string =>
    phase === 'open'
      ? 'play now'
      : phase === 'begun'
        ? next === undefined
          ? 'continue'
          : `continue, turn ${next}`
        : phase === 'found'
          ? `found in ${turns}`
          : 'not found',
  withNotes: 'with notes',
  streak: (count: number): readonly [figure: string, rest: string] => [
    count === 1 ? '1 day' : `${count} days`,
    'in a row',
  ],
  noStreak: 'No streak yet',
  marks: {
    played: 'played',
    rest: 'rest',
    paused: 'day off',
    missed: 'missed',
    begun: 'started',
    open: 'open',
    before: 'before your first day',
  },
  next: 'Next daily in',
  left: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
};
