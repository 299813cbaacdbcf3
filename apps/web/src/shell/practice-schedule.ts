import type { SavedFields } from './saved/saved.ts';
import { fieldsOf } from './saved/saved.ts';

/** A turn to play again, and when. */
export interface ScheduledTurn {
  /** The address of its review after `#/review/`, without the turn. */
  readonly game: string;
  /** From 0. */
  readonly turn: number;
  /** How often in a row it was found. */
  readonly step: number;
  /** Days since 1970. */
  readonly due: number;
}

export interface PracticeSchedule {
  readonly turns: readonly ScheduledTurn[];
}

/** The name that it is saved under. */
export const PRACTICE = 'practice';

/** Days until a turn comes again, by how often in a row it was found; after the last it has been learnt. */
export const INTERVALS_DAYS: readonly number[] = [1, 3, 7, 16, 35, 80];

/** Whoever has more to learn than this begins with the newest. */
export const TURNS_MAX = 400;

/** Total: what cannot be read is left out. */
export function parsePracticeSchedule({ turns }: SavedFields): PracticeSchedule {
  const read = Array.isArray(turns) ? turns.flatMap((value) => scheduledTurn(value) ?? []) : [];
  return { turns: read.slice(-TURNS_MAX) };
}

/** The turns of a game that lost something come again the next day; those that are waiting keep their day. */
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

/** A turn that was found comes again after a longer time, or has been learnt; one that was shown comes tomorrow. */
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

/** What is to be practised today, the longest waiting first. */
export function dueTurns({ turns }: PracticeSchedule, today: number): readonly ScheduledTurn[] {
  return turns.filter(({ due }) => due <= today).toSorted((a, b) => a.due - b.due);
}

/** A game that cannot be opened any more takes its turns with it. */
export function withoutGame({ turns }: PracticeSchedule, game: string): PracticeSchedule {
  return { turns: turns.filter((one) => one.game !== game) };
}

/** A game that was played again may no longer have lost anything at a turn. */
export function withoutTurn({ turns }: PracticeSchedule, game: string, turn: number): PracticeSchedule {
  return { turns: turns.filter((one) => one.game !== game || one.turn !== turn) };
}

/** Days since 1970 of a time as text. */
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
