import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller, startServer } from '../tools/server-process.ts';

/** How many durable, validated moves a second, and how soon a thousand listeners hear of one. Needs `npm run build`. */
export async function run(print: (line: string) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, PORT);
  const guest = new Caller(PORT);
  await guest.begin();
  await moves(guest.token, WARM_MS);
  const { count, seconds, times } = await moves(guest.token, MEASURE_MS);
  const rate = Math.round(count / seconds);
  print(
    `${rate} durable moves/s at ${CONNECTIONS} connections, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`,
  );
  const pushed = await push(guest);
  print(`${STREAMS} streams: p50 ${at(pushed, 0.5)} ms, p99 ${at(pushed, 0.99)} ms from request to event`);
  guest.close();
  await server.stop('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

const PORT = 4233;
const CONNECTIONS = 64;
const STREAMS = 1000;
const PUSHES = 20;
const WARM_MS = 2000;
const MEASURE_MS = 6000;

async function moves(token: string, ms: number) {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, i) => {
      const caller = new Caller(PORT, token);
      while (performance.now() - started < ms) {
        const room = await caller.open(`${ms}-${i}-${times.length}-${performance.now()}`.replace(/\W/g, '_'));
        for (let version = 1; version <= 90 && performance.now() - started < ms; version++) {
          const asked = performance.now();
          const body = { req: `m${version}`, version, move: 'guess abcdefgh' };
          const { status } = await caller.call('POST', `/api/rooms/${room}/moves`, body);
          if (status !== 200) break;
          times.push(performance.now() - asked);
        }
      }
      caller.close();
    }),
  );
  return { count: times.length, seconds: (performance.now() - started) / 1000, times };
}

async function push(guest: Caller): Promise<number[]> {
  const room = await guest.open('push');
  let heard: number[] = [];
  const listeners = Array.from({ length: STREAMS }, () => {
    const asked = request(
      { host: '127.0.0.1', port: PORT, path: `/api/rooms/${room}/events`, agent: false },
      (reply) => {
        reply.on('data', (piece: Buffer) => {
          if (piece.includes('event: view')) heard.push(performance.now());
        });
        reply.on('error', () => undefined);
      },
    );
    asked.on('error', () => undefined);
    asked.end();
    return asked;
  });
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
  for (const listener of listeners) listener.destroy();
  return times;
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
}
