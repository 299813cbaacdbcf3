import type { SavedFields } from './saved/saved.ts';
import { fieldsOf } from './saved/saved.ts';

/** A turn to practise again, and when it is due. */
export interface ScheduledTurn {
  /** The part of its review address after `#/review/`, without the turn. */
  readonly game: string;
  /** Zero-based index of the turn. */
  readonly turn: number;
  /** How many times in a row a good move was found. */
  readonly step: number;
  /** Days since the epoch (1970). */
  readonly due: number;
}

export interface PracticeSchedule {
  readonly turns: readonly ScheduledTurn[];
}

/** The storage key of the schedule. */
export const PRACTICE = 'practice';

/** Days until a turn is due again, indexed by `step`. After the last interval the turn counts as learnt. */
export const INTERVALS_DAYS: readonly number[] = [1, 3, 7, 16, 35, 80];

/** The maximum number of scheduled turns. Beyond it, the oldest are dropped. */
export const TURNS_MAX = 400;

/** Never throws: entries that cannot be parsed are omitted. */
export function parsePracticeSchedule({ turns }: SavedFields): PracticeSchedule {
  const read = Array.isArray(turns) ? turns.flatMap((value) => scheduledTurn(value) ?? []) : [];
  return { turns: read.slice(-TURNS_MAX) };
}

/** Schedules the costly turns of a game for the next day. Turns that are already scheduled keep their day. */
export function withCostlyTurns(
  schedule: PracticeSchedule,
  game: string,
  costly: readonly number[],
  today: number,
): PracticeSchedule {
  const isNew = (turn: number) => !schedule.turns.some((one) => one.game === game && one.turn === turn);
  const added = costly
    .filter(isNew)
    .map((turn): ScheduledTurn => ({ game, turn, step: 0, due: today + (INTERVALS_DAYS[0] as number) }));
  if (added.length === 0) return schedule;
  return { turns: [...schedule.turns, ...added].slice(-TURNS_MAX) };
}

/** Reschedules a practised turn: if found, after a longer interval, or never once it is learnt; if shown, tomorrow. */
export function afterPractice(
  schedule: PracticeSchedule,
  game: string,
  turn: number,
  how: 'found' | 'shown',
  today: number,
): PracticeSchedule {
  const turns = schedule.turns.flatMap((one) => {
    if (one.game !== game || one.turn !== turn) return [one];
    const step = how === 'found' ? one.step + 1 : 0;
    const days = INTERVALS_DAYS[step];
    return days === undefined ? [] : [{ ...one, step, due: today + days }];
  });
  return { turns };
}

/** Returns the turns to practise today, the longest overdue first. */
export function dueTurns({ turns }: PracticeSchedule, today: number): readonly ScheduledTurn[] {
  return turns.filter(({ due }) => due <= today).toSorted((a, b) => a.due - b.due);
}

/** Removes all turns of a game, for a game that can no longer be opened. */
export function withoutGame({ turns }: PracticeSchedule, game: string): PracticeSchedule {
  return { turns: turns.filter((one) => one.game !== game) };
}

/** Removes one turn. Needed when the game was played again and this turn is no longer costly. */
export function withoutTurn({ turns }: PracticeSchedule, game: string, turn: number): PracticeSchedule {
  return { turns: turns.filter((one) => one.game !== game || one.turn !== turn) };
}

/** Converts an ISO timestamp to days since the epoch. Returns 0 if it is invalid. */
export function dayOf(stamp: string): number {
  return Math.floor(Date.parse(stamp) / 86_400_000) || 0;
}

function scheduledTurn(value: unknown): ScheduledTurn | undefined {
  const { game, turn, step, due } = fieldsOf(value);
  const isWhole = [turn, step, due].every(
    (number) => Number.isSafeInteger(number) && (number as number) >= 0,
  );
  if (typeof game !== 'string' || game.length > 5000 || !isWhole) return undefined;
  return { game, turn: turn as number, step: step as number, due: due as number };
}
