import { type Client, newRequest } from './client.ts';

/** Takes a room back that nobody else has entered; where somebody has, it stays. */
export async function withdrawRoom(client: Client, id: string, req: string = newRequest()): Promise<void> {
  const look = await client.call('lookAtRoom', { id });
  if (look.ok) await client.call('withdrawRoom', { id, body: { req, version: look.value.version } });
}
