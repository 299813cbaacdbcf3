import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Board, type Score, ScoreRepository } from '../apps/server/src/daily/score-repository.ts';
import { openStore } from '../apps/server/src/store/open-store.ts';
import type { Statement, Store } from '../apps/server/src/store/store.ts';
import { localWriter } from '../apps/server/src/store/writer.ts';
import { RandomStream, seedRandom } from '../packages/core/src/random.ts';

/**
 * Measures how long it takes to rank one result on a board of a million scores in SQLite, compared with
 * counting the rows.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-rank-'));
  const store = await openStore(folder, localWriter);
  const scores = new ScoreRepository(store);
  const random = new RandomStream(seedRandom('rank'));
  for (let from = 0; from < ROWS; from += CHUNK) await store.write([rowsFrom(from, random)]);
  for (const width of [60, 1]) await store.write([countAll(width)]);
  const asked = Array.from({ length: ASKED }, () => score(random));
  for (const one of asked.slice(0, 20)) await scores.rank(BOARD, one);
  const times: number[] = [];
  for (const one of asked) times.push(await msOf(() => scores.rank(BOARD, one)));
  const counted: number[] = [];
  for (const one of asked.slice(0, 20)) counted.push(await msOf(() => rowsBelow(store, one)));
  const top = await msOf(() => scores.top(BOARD, 50));
  print(`${ROWS} scores: a rank takes ${at(times, 0.5)} ms (p50), ${at(times, 0.99)} ms (p99)`);
  print(`counting the rows takes ${at(counted, 0.5)} ms (p50); the top 50 take ${top.toFixed(2)} ms`);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

const ROWS = 1_000_000;
const CHUNK = 2000;
const ASKED = 500;
const DAY = '2026-11-21';
const BOARD: Board = { day: DAY, game: 'word', kind: 'bot' };

/** Two to six turns, mostly a few minutes, at most an hour. */
function score(random: RandomStream): Score {
  const part = random.below(1000) / 1000;
  return { turns: 2 + random.below(5), ms: 5000 + Math.floor(part ** 3 * 3_600_000) + random.below(60_000) };
}

function rowsFrom(from: number, random: RandomStream): Statement {
  const rows = Array.from({ length: CHUNK }, (_, i) => {
    const { turns, ms } = score(random);
    return `('room ${from + i}', '${DAY}', 'word', 'bot', ${turns}, ${ms}, 'guest ${from + i}', '')`;
  });
  const sql = `insert into scores (room, day, game, kind, turns, ms, guest, held) values ${rows.join()}`;
  return { sql, parameters: [] };
}

function countAll(width: number): Statement {
  const sql = `insert into score_counts (day, game, kind, turns, width, bucket, n)
    select day, game, kind, turns, ${width}, ms / ${width * 1000}, count(*) from scores group by 1, 2, 3, 4, 5, 6`;
  return { sql, parameters: [] };
}

function rowsBelow(store: Store, { turns, ms }: Score) {
  return store.db
    .selectFrom('scores')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(({ and }) => and({ ...BOARD }))
    .where(({ eb, or, and }) =>
      or([eb('turns', '<', turns), and([eb('turns', '=', turns), eb('ms', '<', ms)])]),
    )
    .executeTakeFirstOrThrow();
}

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
}
