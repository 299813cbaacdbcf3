import type { Client } from '@inkling/client/client';

/** Takes a room back in which somebody is missing; where everybody is, it stays. */
export async function withdrawRoom(client: Client, id: string, req: string): Promise<void> {
  const look = await client.call('lookAtRoom', { id });
  if (look.ok) await client.call('withdrawRoom', { id, body: { req, version: look.value.version } });
}
