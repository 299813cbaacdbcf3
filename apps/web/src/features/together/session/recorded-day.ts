import type { Client } from '@inkling/client/client';
import type { RecordedDay } from '@inkling/games/record/room-record';
import { gameOfRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import { loadGame } from '@inkling/games/registry';

/** What the server's own record of a room says of its day; its key only when the day is over. */
export async function dayOf(room: {
  readonly client: Client;
  readonly id: string;
}): Promise<RecordedDay | undefined> {
  const told = await room.client.call('recordOfRoom', { id: room.id });
  const text = told.ok ? JSON.stringify(told.value) : '';
  const game = gameOfRecord(text);
  const module = game.ok ? await loadGame(game.value, '') : undefined;
  const record = module && parseRoomRecord(text, [module]);
  return record?.ok ? record.value.day : undefined;
}
