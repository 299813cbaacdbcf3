import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller, startServer } from '../../tools/server-process.ts';
import type { NoisyRequest, Statuses } from './noisy.ts';
import type { Figure } from './table.ts';

/**
 * Measures how long a guest's moves take on a server with its usual limits: alone, and while other clients use
 * everything they are allowed.
 */
export async function besideNoisyNeighbours(path: string): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, 0, { INKLING_LIMITS: 'on' });
  const guest = new Caller(server.port);
  try {
    await guest.begin();
    await timesOf(guest, 'warm');
    const quiet = at99(await timesOf(guest, 'quiet'));
    const noisy = fork(new URL('./noisy.ts', import.meta.url));
    const reply = () => new Promise<unknown>((resolve) => noisy.once('message', resolve));
    const begun = reply();
    noisy.send({ port: server.port, path } satisfies NoisyRequest);
    await begun;
    const beside = at99(await timesOf(guest, 'beside'));
    const answered = reply();
    noisy.send('stop');
    return figures(path, quiet, beside, (await answered) as Statuses);
  } finally {
    guest.close();
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

const MOVES = 90;
/** As fast as a guest may send requests, which no human player comes near. */
const PAUSE_MS = 60;
const TIMES_MAX = 5;

/** Milliseconds of each move of two long games. */
async function timesOf(guest: Caller, name: string): Promise<number[]> {
  return [...(await timesIn(guest, `${name}-1`)), ...(await timesIn(guest, `${name}-2`))];
}

async function timesIn(guest: Caller, name: string): Promise<number[]> {
  const room = await guest.open(name);
  const times: number[] = [];
  for (let version = 1; version <= MOVES; version++) {
    await sleep(PAUSE_MS);
    const begun = performance.now();
    const body = { req: `m${version}`, version, move: 'guess abcdefgh' };
    const { status } = await guest.call('POST', `/api/rooms/${room}/moves`, body);
    if (status !== 200) throw new Error(`a move was refused: ${status}`);
    times.push(performance.now() - begun);
  }
  return times;
}

function at99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(0.99 * (times.length - 1))] ?? Number.NaN;
}

function figures(path: string, quiet: number, beside: number, answered: Statuses): Figure[] {
  const times = beside / quiet;
  const refused = (answered['429'] ?? 0) + (answered['503'] ?? 0);
  const counts = Object.entries(answered).map(([status, count]) => `${count} × ${status}`);
  return [
    { name: 'p99 of a move, alone', value: `${quiet.toFixed(1)} ms` },
    {
      name: `beside 24 strangers at ${path} and 80 rooms of computers`,
      value: `${beside.toFixed(1)} ms`,
    },
    { name: 'times as long', value: times.toFixed(1), bar: `< ${TIMES_MAX}`, isMet: times < TIMES_MAX },
    { name: 'answers to the strangers', value: counts.join(', '), bar: 'refused', isMet: refused > 0 },
  ];
}
