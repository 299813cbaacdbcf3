import type { Client } from '@inkling/client/client';
import type { RecordedDay } from 'inkling/record/room-record';
import { parseRoomRecord } from 'inkling/record/room-text';

/** What the server's own record of a room says of its day; its key only when the day is over. */
export async function dayOf(room: {
  readonly client: Client;
  readonly id: string;
}): Promise<RecordedDay | undefined> {
  const told = await room.client.call('recordOfRoom', { id: room.id });
  const record = told.ok ? parseRoomRecord(JSON.stringify(told.value)) : undefined;
  return record?.ok ? record.value.day : undefined;
}
