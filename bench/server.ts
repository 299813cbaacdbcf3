import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller, type ServerProcess, startServer } from '../tools/server-process.ts';
import type { Evening, Played } from './load/players.ts';
import { threadTime, timeBetween } from './load/thread-time.ts';

/**
 * How many durable, validated moves a second, beside what node:http alone could answer, and how soon a thousand
 * listeners hear of one. The players are a process on the same cores; what the server alone spends on a move is told
 * apart by thread. Needs `npm run build`.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, PORT);
  const busy = loadavg()[0]?.toFixed(1) ?? '?';
  print(
    `${CONNECTIONS} connections, each a guest of its own, on ${availableParallelism()} cores with their players on them`,
  );
  print(`others wanted ${busy} cores when it began`);
  await evening({ ...SHORT, ms: WARM_MS, seed: 'warm' });
  await report(print, server, 'games of 4 × 6 left after 5 to 12 guesses', { ...SHORT, seed: 'short' });
  await report(print, server, 'games of 8 × 9 with 90 guesses', { ...LONG, seed: 'long' });
  const echo = await startEcho();
  await evening({ ...SHORT, ...echo, ms: WARM_MS, seed: 'warm echo' });
  await report(print, echo, 'the same asked of node:http alone, which plays and writes nothing', {
    ...SHORT,
    ...echo,
    seed: 'echo',
  });
  echo.stop();
  const guest = new Caller(PORT);
  await guest.begin();
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
const WARM_MS = 3000;
const MEASURE_MS = 6000;
/** Fewer would measure a program that is still being compiled. */
const MOVES_MIN = 20_000;

const COMMON = { port: PORT, connections: CONNECTIONS, ms: MEASURE_MS, movesMin: MOVES_MIN };
const SHORT = { ...COMMON, rules: 'p4c6r/12', places: 4, symbols: 6, guesses: [5, 12] } as const;
const LONG = { ...COMMON, rules: 'p8c9r/99', places: 8, symbols: 9, guesses: [90, 90] } as const;

async function report(
  print: (line: string) => void,
  { pid }: Pick<ServerProcess, 'pid'>,
  games: string,
  asked: Evening,
): Promise<void> {
  const before = threadTime(pid);
  const { moves, rooms, seconds, p50, p99, bytesOfAnswer, cpuMs } = await evening(asked);
  const spent = timeBetween(before, threadTime(pid));
  const perMove = (ms: number) => `${Math.round((ms * 1000) / moves)} µs`;
  const own = spent
    ? `server ${perMove(spent.mainMs)} in its main thread and ${perMove(spent.othersMs)} in others`
    : 'server unknown (only Linux tells threads apart)';
  print(
    `${games}: ${Math.round(moves / seconds)} moves/s and ${Math.round(rooms / seconds)} rooms opened/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  print(
    `  CPU a move: ${own}, players ${perMove(cpuMs)}; ${Math.round(bytesOfAnswer)} bytes of body an answer`,
  );
}

async function startEcho() {
  const echo = fork(new URL('./load/echo.ts', import.meta.url));
  const port = await new Promise<number>((resolve) =>
    echo.once('message', (said) => resolve(said as number)),
  );
  return { port, pid: echo.pid ?? 0, stop: () => void echo.kill() };
}

function evening(asked: Evening): Promise<Played> {
  return new Promise((resolve, reject) => {
    const players = fork(new URL('./load/players.ts', import.meta.url));
    players.once('message', (played) => resolve(played as Played));
    players.once('error', reject);
    players.once('exit', (code) => reject(new Error(`the players ended with ${code}`)));
    players.send(asked);
  });
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
