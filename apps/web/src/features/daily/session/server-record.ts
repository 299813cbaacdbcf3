import type { DailyView, RoomView } from '@inkling/client/generated/api';
import type { Day } from '@inkling/games/daily/day';
import { type DailyRecord, writeResult } from '../../../shell/daily/daily-record.ts';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { resultOf, type TurnsByGame } from './merge-day.ts';

/** Records what the server said of today. What was played from the published seed stays, and counts no longer. */
export function withServerDay(
  record: DailyRecord,
  { day, games }: DailyView,
  turns: TurnsByGame,
): DailyRecord {
  return games.reduce((before, { game, attempt }) => {
    const so = withOpenAside(before, { day, game });
    const known = so.server[day]?.[game];
    // A room that is over stays so.
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

/** One's own turns, as the rooms of the day have them. */
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
