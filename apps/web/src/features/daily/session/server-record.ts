import type { DailyView, RoomView } from '@inkling/client/generated/api';
import type { Day } from '@inkling/games/daily/day';
import { type DailyRecord, writeResult } from '../../../shell/daily/daily-record.ts';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { resultOf, type TurnsByGame } from './merge-day.ts';

/**
 * Returns the record with the server's results of today. Results from the published seed are kept, but no
 * longer count.
 */
export function withServerDay(
  record: DailyRecord,
  { day, games }: DailyView,
  turns: TurnsByGame,
): DailyRecord {
  return games.reduce((before, { game, attempt }) => {
    const so = withOpenAside(before, { day, game });
    const known = so.server[day]?.[game];
    // A finished result is never replaced by an unfinished one.
    if (!attempt || (known && known.phase !== 'begun' && !attempt.over)) return so;
    const result = resultOf(attempt, turns.get(game) ?? known);
    return JSON.stringify(known) === JSON.stringify(result)
      ? so
      : writeResult(so, 'server', { day, game }, result);
  }, record);
}

function withOpenAside(record: DailyRecord, at: { readonly day: Day; readonly game: string }): DailyRecord {
  const open = record.open[at.day]?.[at.game];
  return open === undefined || open.isAside
    ? record
    : writeResult(record, 'open', at, { ...open, isAside: true });
}

/** Returns the user's own turns in the rooms of the day. */
export async function turnsInRooms(
  games: readonly { readonly entry: { readonly id: string }; readonly part: DailyPart }[],
  rooms: ReadonlyMap<string, RoomView>,
): Promise<TurnsByGame> {
  const own = games.map(async ({ entry, part }) => {
    const room = rooms.get(entry.id);
    return room && ([entry.id, (await part.later()).turnsIn(room)] as const);
  });
  return new Map((await Promise.all(own)).flatMap((each) => (each ? [each] : [])));
}
