import type { Client } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { DAILY_RECORD, parseDailyRecord, withResult } from '../../../shell/daily/daily-record.ts';
import type { PageServices } from '../../../shell/page.ts';

/** Saves the result of a daily-challenge room, as long as its day has not passed. */
export async function saveDayOfRoom(
  { games, saved, stamp }: Pick<PageServices, 'games' | 'saved' | 'stamp'>,
  view: RoomView,
): Promise<void> {
  const { id: room, game, daily: day, phase, you, winner } = view;
  if (day === undefined || phase !== 'over' || you === 'spectator' || stamp().slice(0, 10) !== day) return;
  const part = await games.find(({ id }) => id === game)?.daily?.();
  if (!part) return;
  const turns = (await part.later()).turnsIn(view);
  const record = await saved.value(DAILY_RECORD, parseDailyRecord);
  record.value = withResult(
    record.value,
    'server',
    { day, game },
    {
      phase: winner === you ? 'found' : 'lost',
      ...turns,
      withNotes: record.value.server[day]?.[game]?.withNotes === true,
      room,
    },
  );
}

/** Whether help was declared in a finished daily game, according to the server. Undefined if it does not say. */
export async function notesOfDay(
  client: Client,
  { daily, phase, you, game }: RoomView,
): Promise<boolean | undefined> {
  if (daily === undefined || phase !== 'over' || you === 'spectator') return undefined;
  const today = await client.call('today', {});
  if (!today.ok || today.value.day !== daily) return undefined;
  const attempt = today.value.games.find((one) => one.game === game)?.attempt;
  return attempt && attempt.kind === 'assisted';
}
