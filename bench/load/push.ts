import { connect, type Socket } from 'node:net';
import type { Caller } from '../../tools/server-process.ts';
import { type ThreadTime, threadTime, timeBetween } from './thread-time.ts';

export const STREAMS = 1000;
const PUSHES = 20;

/** What a thousand listeners received of some moves, and what it cost. */
export interface Pushed {
  /** Milliseconds from the request of a move to its receipt by each listener. */
  readonly times: readonly number[];
  readonly events: number;
  /** The server's CPU time for these moves, on its main thread and on other threads. */
  readonly spent: ThreadTime | undefined;
  /** The CPU time of the listeners, in milliseconds. */
  readonly listenersMs: number;
}

/**
 * Makes moves in a room that a thousand listeners follow. The listeners are sockets that only look for the name
 * of the event and parse nothing, because they share the machine with the server and their own time would
 * otherwise be measured. They stay open.
 */
export async function push(guest: Caller, port: number, pid: number): Promise<Pushed> {
  const room = await guest.open('push');
  let heard: number[] = [];
  const all = async () => {
    while (heard.length < STREAMS) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  for (let n = 0; n < STREAMS; n++) listen(port, room, () => void heard.push(performance.now()));
  await all();
  const times: number[] = [];
  const [before, own] = [threadTime(pid), process.cpuUsage()];
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
  const { user, system } = process.cpuUsage(own);
  const spent = timeBetween(before, threadTime(pid));
  return { times, events: PUSHES * STREAMS, spent, listenersMs: (user + system) / 1000 };
}

/** The sockets share one read buffer, since they read one after another. */
function listen(port: number, room: string, onView: () => void): Socket {
  const onread = {
    buffer: memory,
    callback: (size: number) => {
      if (memory.subarray(0, size).includes('event: view')) onView();
      return true;
    },
  };
  const socket = connect({ port, host: '127.0.0.1', onread });
  socket.on('error', () => undefined);
  socket.write(`GET /api/rooms/${room}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  return socket;
}

const memory = Buffer.allocUnsafe(64 * 1024);
