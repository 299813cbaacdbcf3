import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@inkling/core/result';
import { type Kysely, sql } from 'kysely';
import { inodeOf } from './database-files.ts';
import type { WriterEvent } from './group-commit.ts';
import { type PrepareOptions, prepareSchema } from './prepare-schema.ts';
import type { Schema } from './schema.ts';
import { BUSY_WAIT_MS, isDiskFull, openReader } from './sqlite-driver.ts';
import { openKysely } from './sqlite-reading.ts';
import {
  type Statement,
  type Store,
  type StoreFaultListener,
  WRITES_WAITING_MAX,
  type WriteFault,
  type WriteReceipt,
} from './store.ts';
import type { StartWriter, Writer } from './writer.ts';

/**
 * Opens the embedded default store, a single file. Reads use a separate connection in this thread. Writes go to the
 * writer in small batches while this thread reads further requests, so that both threads work in parallel; writes that
 * arrive during a commit share the next one. Without `TOGETHER`, many players moved in lockstep: the server read all
 * requests, then wrote all, then answered all, and each thread waited for the other.
 */
export async function openSqlite(
  path: string,
  startWriter: StartWriter,
  onFault: StoreFaultListener,
  prepare: PrepareOptions = {},
): Promise<SqliteStore> {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  const inode = inodeOf(path);
  const { db, reopen } = openKysely(path);
  const version = await prepareFile(db, path, prepare);
  await foldLog(db, onFault);
  let isDamaged = false;
  const onDamage = () => (isDamaged = true);
  const writer: Writer = startWriter(path, (event) => pass(event, { onFault, onDamage, startOver }), inode);
  const startOver = () => {
    reopen();
    writer.resume();
  };
  const tending = setInterval(() => writer.tend(), TEND_MS).unref();
  const underWay = new Set<Promise<void>>();
  let waiting: Waiting[] = [];
  let unanswered = 0;
  let closed = false;

  function leave(): void {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    const done = writer
      .commit({ writes: batch.map(({ statements }) => statements) })
      .catch(() => ({ outcomes: batch.map(() => 'unavailable' as const) }))
      .then(({ outcomes }) => {
        underWay.delete(done);
        unanswered -= batch.length;
        if (outcomes.some((outcome) => typeof outcome !== 'string')) isDamaged = false;
        for (const [index, { resolve }] of batch.entries()) resolve(read(outcomes[index] ?? 'unavailable'));
      });
    underWay.add(done);
  }

  return {
    kind: 'sqlite',
    version,
    db,
    isDamaged: () => isDamaged,
    tend: () => writer.tend(),
    write(statements) {
      if (closed) return Promise.resolve(fail('unavailable'));
      if (unanswered >= WRITES_WAITING_MAX) return Promise.resolve(fail('busy'));
      unanswered++;
      return new Promise((resolve) => {
        waiting.push({ statements, resolve });
        if (waiting.length >= TOGETHER) leave();
        // Runs after all pending socket data has been read.
        else if (waiting.length === 1) setImmediate(leave);
      });
    },
    async close() {
      closed = true;
      clearInterval(tending);
      leave();
      await Promise.all(underWay);
      await writer.close();
      await db.destroy();
    },
  };
}

interface Hearers {
  readonly onFault: StoreFaultListener;
  onDamage(): void;
  startOver(): void;
}

/** Passes on what the writer reports. */
function pass(event: WriterEvent, { onFault, onDamage, startOver }: Hearers): void {
  if (event.kind === 'fault') {
    if (event.isDamage) onDamage();
    onFault(event.why);
  } else {
    onFault('the write-ahead log was removed; all of it has been saved');
    startOver();
  }
}

/** A store whose periodic file check can also be run on demand. */
export interface SqliteStore extends Store {
  tend(): void;
}

/**
 * Prepares the tables, and copies an older database before migrating it. Waits up to `MIGRATION_WAIT_MS` for another
 * server that is doing the same.
 */
async function prepareFile(db: Kysely<Schema>, path: string, prepare: PrepareOptions): Promise<number> {
  try {
    await sql`PRAGMA busy_timeout = ${sql.lit(MIGRATION_WAIT_MS)}`.execute(db);
    const version = await prepareSchema(db, { ...prepare, copyBefore: (from) => copyFile(db, path, from) });
    await sql`PRAGMA busy_timeout = ${sql.lit(BUSY_WAIT_MS)}`.execute(db);
    return version;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Copies the log into the main file, so that a new database is complete in that file from the beginning. The log keeps
 * its length, because an operator's command may be opening the database while a server is using the log. On a full disk
 * the log stays as it is and remains readable; the writer tries again once there is space.
 */
async function foldLog(db: Kysely<Schema>, onFault: StoreFaultListener): Promise<void> {
  try {
    await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(db);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    onFault('the disk is full, so nothing can be written');
  }
}

async function copyFile(db: Kysely<Schema>, path: string, version: number): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  rmSync(partial, { force: true });
  await sql`VACUUM INTO ${sql.lit(partial)}`.execute(db);
  const copy = openReader(partial);
  const [stamp] = copy.all('select version from inkling_schema');
  copy.close();
  // If another server has migrated the database in the meantime, it has already made the copy.
  if (stamp?.['version'] === version) renameSync(partial, join(dirname(path), copyName(version)));
  else rmSync(partial, { force: true });
}

/** Returns the file name for the copy of an older database, which stays next to the migrated one. */
function copyName(version: number): string {
  return `inkling-version-${version}.db`;
}

const MIGRATION_WAIT_MS = 3_600_000;

type Outcome = readonly number[] | 'conflict' | 'unavailable';

interface Waiting {
  readonly statements: readonly Statement[];
  resolve(written: Result<WriteReceipt, WriteFault>): void;
}

/** The number of writes in a batch. Waking the writer costs about as much as two writes. */
const TOGETHER = 8;
const OWNER_ONLY = 0o600;
/** The longest time that a commit should be only in the log. */
const TEND_MS = 15_000;

function read(outcome: Outcome): Result<WriteReceipt, WriteFault> {
  return typeof outcome === 'string' ? fail(outcome) : ok({ changes: outcome });
}
