import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller, startServer } from '../tools/server-process.ts';
import { besideNoisyNeighbours } from './load/noisy-neighbours.ts';
import { type Figure, printFigures } from './load/table.ts';
import { threadTime, timeBetween } from './load/thread-time.ts';

/**
 * The main-thread cost of each route when requested without a token, since strangers must not be able to
 * request anything expensive. Requests every operation in the API description, and the server's pages and
 * reports too. Then one guest plays alone, and again while others request the most expensive routes and keep
 * the computation threads busy. Needs `npm run build`.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'inkling-bench-'));
  const server = await startServer(data, 0);
  const guest = new Caller(server.port);
  const stranger = new Caller(server.port);
  try {
    await guest.begin();
    const room = await longRoom(guest);
    const figures: Figure[] = [];
    let dearest = { path: '/api/daily', ms: 0 };
    for (const { name, method, path, body } of [...operations(room), ...REST]) {
      let asked = 0;
      const ask = async (times: number) => {
        let status = 0;
        for (let i = 0; i < times; i++) ({ status } = await stranger.call(method, path, body?.(asked++)));
        return status;
      };
      await ask(WARM);
      const before = threadTime(server.pid);
      const status = await ask(TIMES);
      const spent = timeBetween(before, threadTime(server.pid));
      const ms = spent ? spent.mainMs / TIMES : Number.NaN;
      const isRead = method === 'GET';
      const bar = isRead ? { bar: `< ${READ_MAX_MS} ms`, isMet: ms < READ_MAX_MS } : {};
      figures.push({ name: `${name}  ${status}`, value: `${ms.toFixed(3)} ms`, ...bar });
      if (isRead && path.startsWith('/api/') && ms > dearest.ms) dearest = { path, ms };
    }
    printFigures(print, figures);
    printFigures(print, await besideNoisyNeighbours(dearest.path));
  } finally {
    guest.close();
    stranger.close();
    await server.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** The most milliseconds that a stranger's request may cost. */
const READ_MAX_MS = 0.5;
const WARM = 300;
const TIMES = 1000;
const MOVES = 80;

interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: ((n: number) => object) | undefined;
}

const REST: readonly Asked[] = ['/', '/live', '/ready', '/api/openapi.json', '/nothing', '/api/nothing'].map(
  (path) => ({ name: `GET ${path}`, method: 'GET', path, body: undefined }),
);

/** Opens a room and gives it a long history, so that its view is as large as views get. */
async function longRoom(guest: Caller): Promise<string> {
  const room = await guest.open('long');
  for (let version = 1; version <= MOVES; version++)
    await guest.call('POST', `/api/rooms/${room}/moves`, {
      req: `m${version}`,
      version,
      move: 'guess abcdefgh',
    });
  return room;
}

const SETUP = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, seat: 'breaker' };
const BYTES_32 = 'A'.repeat(43);

/** Past days, because today's boards and results are shown only to those who have played. */
const QUERIES: Readonly<Record<string, string>> = {
  dailyBoard: '?kind=unassisted&day=2026-01-01',
  dailyResults: '?day=2026-01-01',
};

/** The request body of each operation that takes one. */
const BODIES: Readonly<Record<string, (n: number) => object>> = {
  beginGuest: () => ({ keep: 'token' }),
  renewToken: () => ({ keep: 'token' }),
  recoverGuest: (n) => ({ keep: 'token', recovery: `${n}`.padStart(22, 'A') }),
  openRoom: (n) => ({ req: `o${n}`, ...SETUP }),
  sitDown: (n) => ({ req: `s${n}`, seat: 'breaker' }),
  withdrawRoom: (n) => ({ req: `w${n}`, version: 1 }),
  move: (n) => ({ req: `m${n}`, version: 1, move: 'guess abcdefgh' }),
  openPromise: (n) => ({ req: `p${n}`, version: 1, salt: BYTES_32, code: 'aabb' }),
  react: (n) => ({ req: `r${n}`, reaction: 'nice' }),
  takeName: (n) => ({ req: `n${n}`, name: 'badger', mark: 'moon' }),
  playOn: (n) => ({ req: `f${n}`, version: 1, next: 'A'.repeat(22) }),
  tryPuzzle: () => ({ puzzle: 'mastermind/p4c6r/aabb', guess: 'aabb' }),
  pauseStreak: () => ({ first: '2030-01-01', last: '2030-01-02' }),
};

/** An event stream never ends on its own; `npm run bench server` measures opening and leaving one. */
const NEVER_ENDS = 'roomEvents';

function operations(room: string): Asked[] {
  const { paths } = JSON.parse(
    readFileSync(new URL('../apps/server/openapi.json', import.meta.url), 'utf8'),
  ) as {
    readonly paths: Record<
      string,
      Record<string, { readonly operationId: string; readonly requestBody?: unknown }>
    >;
  };
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      if (operationId === NEVER_ENDS) return [];
      const body = BODIES[operationId];
      if (requestBody !== undefined && !body) throw new Error(`no body is known for ${operationId}`);
      const path = pattern.replace('{id}', room).replace('{game}', 'mastermind');
      const query = QUERIES[operationId] ?? '';
      const name = `${method.toUpperCase()} ${pattern}`;
      return [{ name, method: method.toUpperCase(), path: path + query, body }];
    }),
  );
}
