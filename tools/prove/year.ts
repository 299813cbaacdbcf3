import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RoomSweep } from '../../apps/server/src/rooms/room-sweep.ts';
import { DATABASE_FILE, openStore } from '../../apps/server/src/store/open-store.ts';
import type { EntryRow, RoomRow } from '../../apps/server/src/store/room-repository.ts';
import { RoomRetention } from '../../apps/server/src/store/room-retention.ts';
import type { Schema } from '../../apps/server/src/store/schema.ts';
import type { Statement, Store } from '../../apps/server/src/store/store.ts';
import { localWriter } from '../../apps/server/src/store/writer.ts';

/**
 * Simulates a year of a server's life on a fast clock, with a thousand rooms a day: a quarter are daily
 * challenges, a tenth are opened and abandoned, and the others have twelve moves. The database is cleaned daily
 * under the usual retention rules, and must fit on a disk of 1 GB with half of it free for a backup.
 * INKLING_YEAR_DAYS shortens the year.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const days = Number(process.env['INKLING_YEAR_DAYS'] ?? 365);
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'inkling-year-'));
  const store = await openStore(folder, localWriter);
  const clock = { nowMs: BEGAN, now: () => clock.nowMs };
  const retention = new RoomRetention(store);
  const cache = { isWatched: () => false, drop: () => undefined };
  const sweep = new RoomSweep({ retention, cache, clock, keepDays: 90 });
  let [removed, longestMs] = [0, 0];
  for (let day = 0; day < days; day++) {
    await playDay(store, day, clock.nowMs);
    clock.nowMs += DAY_MS;
    const begun = performance.now();
    removed += await sweep.run();
    longestMs = Math.max(longestMs, performance.now() - begun);
    if (day % 73 === 72)
      print(
        `day ${day + 1}: ${megabytes(folder)} MB on the disk, ${rss()} MB of memory, ${removed} rooms removed`,
      );
  }
  const size = megabytes(folder);
  print(
    `${days * ROOMS_A_DAY} rooms in ${days} days, ${removed} removed: ${size} MB on the disk, ${rss()} MB of memory; the longest sweep took ${Math.round(longestMs)} ms`,
  );
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  if (size > SIZE_MAX_MB) throw new Error(`more than ${SIZE_MAX_MB} MB`);
}

/** A folder in memory, if Linux provides one: real syncs would take most of the time. */
const MEMORY = '/dev/shm';
const BEGAN = Date.parse('2026-01-01T00:00:00Z');
const DAY_MS = 24 * 3600 * 1000;
const ROOMS_A_DAY = 1000;
const MOVES = 12;
const SIZE_MAX_MB = 500;

async function playDay(store: Store, day: number, atMs: number): Promise<void> {
  const rooms = Array.from({ length: ROOMS_A_DAY }, (_, n) => roomOf(day, n, atMs + n * 80_000));
  const daily = rooms.filter((_, n) => n % 4 === 1);
  const written = await store.write([
    insertAll('rooms', rooms),
    insertAll(
      'entries',
      rooms.flatMap((room, n) => entriesOf(room, n % 10 === 0 ? 1 : MOVES + 1)),
    ),
    insertAll(
      'attempts',
      daily.map((room) => attemptOf(room, day)),
    ),
    insertAll(
      'scores',
      daily.map((room) => scoreOf(room, day)),
    ),
  ]);
  if (!written.ok) throw new Error(written.error);
}

/** Inserts a day's rows in one statement: passing each value separately takes longer than writing it. */
function insertAll(table: keyof Schema, rows: readonly object[]): Statement {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((name) => `value ->> '$.${name}'`);
  return {
    sql: `insert into ${table} (${columns.join()}) select ${values.join()} from json_each(?)`,
    parameters: [JSON.stringify(rows)],
  };
}

function roomOf(day: number, n: number, made_ms: number): RoomRow {
  const id = nameOf(`room ${day} ${n}`, 22);
  const setup = JSON.stringify({
    game: 'mastermind',
    rules: 'p4c6r/12',
    maker: 'drawn',
    breakers: 2,
    promise: true,
  });
  const [seed, salt] = [nameOf(`seed ${id}`, 43), nameOf(`salt ${id}`, 43)];
  return {
    id,
    setup,
    seed,
    salt,
    guest: nameOf(`guest ${n % 400}`, 22),
    req: nameOf(`req ${id}`, 22),
    made_ms,
  };
}

function entriesOf({ id, guest, made_ms }: RoomRow, count: number): EntryRow[] {
  return Array.from({ length: count }, (_, n) => ({
    room: id,
    n: n + 1,
    kind: n === 0 ? 'sit' : 'move',
    seat: 'breaker',
    guest,
    req: nameOf(`${id} ${n}`, 22),
    line: n === 0 ? '' : 'guess aabbcc',
    note: '',
    at_ms: made_ms + n * 20_000,
  }));
}

function playedOn(day: number, { id }: RoomRow) {
  return {
    room: id,
    day: `day ${day}`,
    game: 'mastermind',
    kind: 'unassisted',
    guest: nameOf(id, 22),
  };
}

function attemptOf(room: RoomRow, day: number): Schema['attempts'] {
  const { made_ms } = room;
  return { ...playedOn(day, room), started_ms: made_ms, ended_ms: made_ms + 240_000, solved: 1 };
}

function scoreOf(room: RoomRow, day: number): Schema['scores'] {
  return { ...playedOn(day, room), turns: 5, ms: 240_000, held: '' };
}

/** A name as long as a real one, and different for each text. */
function nameOf(text: string, length: number): string {
  return Buffer.from(text).toString('base64url').padEnd(length, 'A').slice(-length);
}

function rss(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

function megabytes(folder: string): number {
  const sizes = ['', '-wal'].map(
    (end) => statSync(join(folder, `${DATABASE_FILE}${end}`), { throwIfNoEntry: false })?.size ?? 0,
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
}
