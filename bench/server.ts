import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller, type ServerProcess, startServer } from '../tools/server-process.ts';
import type { Played, PlayRequest } from './load/players.ts';
import { push, STREAMS } from './load/push.ts';
import { printFigures } from './load/table.ts';
import { type ThreadTime, threadTime, timeBetween } from './load/thread-time.ts';
import { median } from './measure.ts';

/**
 * How many durable, validated moves per second the server makes, compared with an echo server that writes
 * through the same store, in alternating rounds; and how soon a thousand listeners receive a move. The players
 * are a process on the same cores; the server's own cost of a move is read from its threads. Needs `npm run
 * build`.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, 0);
  const echo = await startEcho();
  try {
    print(
      `${CONNECTIONS} connections, each a guest of its own, on ${availableParallelism()} cores with their players on them`,
    );
    print(`others wanted ${loadavg()[0]?.toFixed(1) ?? '?'} cores when it began`);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idleMb = memoryMb(server.pid);
    await playRound(server, { ...SHORT, ms: WARM_MS, seed: 'warm' });
    await playRound(echo, { ...SHORT, ms: WARM_MS, seed: 'warm-echo' });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        ours: await measured(server, { ...SHORT, seed: `short-${round}` }),
        echo: await measured(echo, { ...SHORT, seed: `echo-${round}` }),
      });
    const long = await measured(server, { ...LONG, seed: 'long' });
    printMoves(print, rounds, long);
    await printStreams(print, idleMb);
  } finally {
    echo.stop();
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

const CONNECTIONS = 64;
const ROUNDS = 3;
const IDLE_MS = 3000;
const WARM_MS = 3000;
const MEASURE_MS = 4000;
/** With fewer moves, the engine would still be compiling the measured program. */
const MOVES_MIN = 20_000;

const COMMON = { connections: CONNECTIONS, ms: MEASURE_MS, movesMin: MOVES_MIN };
const SHORT = { ...COMMON, rules: 'p4c6r/12', places: 4, symbols: 6, guesses: [5, 12] } as const;
const LONG = { ...COMMON, rules: 'p8c9r/99', places: 8, symbols: 9, guesses: [90, 90] } as const;

type Listening = Pick<ServerProcess, 'pid' | 'port'>;

/** A round of play, and the CPU time of each server thread. */
interface Measured extends Played {
  readonly spent: ThreadTime | undefined;
}

interface Round {
  readonly ours: Measured;
  readonly echo: Measured;
}

async function measured(server: Listening, asked: Omit<PlayRequest, 'port'>): Promise<Measured> {
  const before = threadTime(server.pid);
  const played = await playRound(server, asked);
  return { ...played, spent: timeBetween(before, threadTime(server.pid)) };
}

function playRound({ port }: Listening, asked: Omit<PlayRequest, 'port'>): Promise<Played> {
  return new Promise((resolve, reject) => {
    const players = fork(new URL('./load/players.ts', import.meta.url));
    players.once('message', (played) => resolve(played as Played));
    players.once('error', reject);
    players.once('exit', (code) => reject(new Error(`the players ended with ${code}`)));
    players.send({ ...asked, port });
  });
}

async function startEcho(): Promise<Listening & { stop(): void }> {
  const echo = fork(new URL('./load/echo.ts', import.meta.url));
  echo.send(new URL('../apps/server/dist/store/open-store.js', import.meta.url).href);
  const port = await new Promise<number>((resolve, reject) => {
    echo.once('message', (figure) => resolve(figure as number));
    echo.once('exit', (code) => reject(new Error(`the echo ended with ${code}`)));
  });
  return { port, pid: echo.pid ?? 0, stop: () => echo.disconnect() };
}

const rate = ({ moves, seconds }: Played) => moves / seconds;
const mainMicros = ({ spent, moves }: Measured) => ((spent?.mainMs ?? Number.NaN) * 1000) / moves;
const otherMicros = ({ spent, moves }: Measured) => ((spent?.othersMs ?? Number.NaN) * 1000) / moves;

function printMoves(print: (line: string) => void, rounds: readonly Round[], long: Measured): void {
  const ours = (of: (played: Measured) => number) => median(rounds.map((round) => of(round.ours)));
  const echo = (of: (played: Measured) => number) => median(rounds.map((round) => of(round.echo)));
  const ratio = (of: (played: Measured) => number) =>
    median(rounds.map((round) => of(round.ours) / of(round.echo)));
  const micros = (value: number) => `${Math.round(value)} µs`;
  const [speed, cost] = [ratio(rate), ratio(mainMicros)];
  printFigures(print, [
    { name: 'moves a second, games of 4 × 6', value: Math.round(ours(rate)).toString() },
    { name: 'echoes a second', value: Math.round(echo(rate)).toString() },
    { name: 'moves / echoes', value: speed.toFixed(2), bar: `≥ ${SPEED_MIN}`, isMet: speed >= SPEED_MIN },
    { name: 'main thread, a move', value: micros(ours(mainMicros)) },
    { name: 'main thread, an echo', value: micros(echo(mainMicros)) },
    { name: 'move / echo', value: cost.toFixed(2), bar: `≤ ${COST_MAX}`, isMet: cost <= COST_MAX },
    { name: 'other threads, a move', value: micros(ours(otherMicros)) },
    { name: 'other threads, an echo', value: micros(echo(otherMicros)) },
    { name: 'the player, a move', value: micros(ours(({ cpuMs, moves }) => (cpuMs * 1000) / moves)) },
    {
      name: 'p50 and p99 of a move',
      value: `${ours(({ p50 }) => p50).toFixed(1)} and ${ours(({ p99 }) => p99).toFixed(1)} ms`,
    },
    { name: 'moves a second, 8 × 9, 90 guesses', value: Math.round(rate(long)).toString() },
    { name: 'main thread, such a move', value: micros(mainMicros(long)) },
  ]);
}

const SPEED_MIN = 0.55;
const COST_MAX = 2;

/** Uses a separate server, which holds nothing else in memory. */
async function printStreams(print: (line: string) => void, idleMb: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, 0);
  const guest = new Caller(server.port);
  try {
    await guest.begin();
    await playRound(server, { ...SHORT, ms: WARM_MS, movesMin: 0, seed: 'warm' });
    const pushed = await push(guest, server.port, server.pid);
    const times = pushed.times.toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
    const micros = (ms: number | undefined) =>
      `${(((ms ?? Number.NaN) * 1000) / pushed.events).toFixed(1)} µs`;
    const fullMb = memoryMb(server.pid);
    printFigures(print, [
      { name: `${STREAMS} streams, p50 from move to event`, value: `${at(0.5).toFixed(1)} ms` },
      {
        name: `${STREAMS} streams, p99`,
        value: `${at(0.99).toFixed(1)} ms`,
        bar: '< 50 ms',
        isMet: at(0.99) < 50,
      },
      { name: 'main thread, an event', value: micros(pushed.spent?.mainMs) },
      { name: 'the listener, an event', value: micros(pushed.listenersMs) },
      { name: `memory with ${STREAMS} streams`, value: `${fullMb} MB`, bar: '< 250 MB', isMet: fullMb < 250 },
      { name: 'memory of an idle server', value: `${idleMb} MB`, bar: '< 90 MB', isMet: idleMb < 90 },
    ]);
  } finally {
    guest.close();
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Resident memory as reported by Linux, in megabytes. */
function memoryMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return Number.NaN;
  }
}
