import { request } from 'node:http';
import type { Caller } from '../../tools/server-process.ts';

export const STREAMS = 1000;
const PUSHES = 20;

/** Milliseconds from the request of a move to each of a thousand listeners' hearing of it. The streams stay open. */
export async function push(guest: Caller, port: number): Promise<number[]> {
  const room = await guest.open('push');
  let heard: number[] = [];
  for (let listener = 0; listener < STREAMS; listener++) {
    const asked = request(
      { host: '127.0.0.1', port, path: `/api/rooms/${room}/events`, agent: false },
      (reply) => {
        reply.on('data', (piece: Buffer) => {
          if (piece.includes('event: view')) heard.push(performance.now());
        });
        reply.on('error', () => undefined);
      },
    );
    asked.on('error', () => undefined);
    asked.end();
  }
  const all = async () => {
    while (heard.length < STREAMS) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await all();
  const times: number[] = [];
  for (let n = 1; n <= PUSHES; n++) {
    heard = [];
    const asked = performance.now();
    await guest.call('POST', `/api/rooms/${room}/moves`, {
      req: `p${n}`,
      version: n,
      move: 'guess abcdefgh',
    });
    await all();
    times.push(...heard.map((moment) => moment - asked));
  }
  return times;
}
