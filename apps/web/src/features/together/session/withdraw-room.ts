import type { Client, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';

/** Withdraws a room in which a player is missing. If everybody has come, it stays and the reply says so. */
export async function withdrawRoom(client: Client, id: string, req: string): Promise<Reply<RoomView>> {
  const look = await client.call('lookAtRoom', { id });
  return look.ok ? client.call('withdrawRoom', { id, body: { req, version: look.value.version } }) : look;
}
