import { closeSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { fail, ok, type Result } from '@inkling/core/result';
import { migrate } from './migrations.ts';
import { openKysely } from './sqlite-driver.ts';
import {
  type Statement,
  type Store,
  WRITES_WAITING_MAX,
  type WriteFault,
  type WriteReceipt,
} from './store.ts';
import type { StartWriter } from './writer.ts';

/**
 * The embedded default: one file. Reads happen here on a connection of their own; writes queue for the writer,
 * who has one batch at a time, so that whatever arrives during a commit shares the next. A batch leaves when all
 * requests that have arrived are read: where the disk is quick, waking the writer costs more than writing.
 */
export async function openSqlite(path: string, startWriter: StartWriter): Promise<Store> {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  const db = openKysely(path);
  await migrate(db);
  const writer = startWriter(path);
  let waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;
  let closed = false;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      await allRead();
      const batch = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      const { outcomes } = await writer
        .commit({ writes: batch.map(({ statements }) => statements) })
        .catch(() => ({ outcomes: batch.map(() => 'unavailable' as const) }));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'unavailable');
    }
    committing = undefined;
  }

  return {
    kind: 'sqlite',
    db,
    async write(statements) {
      if (closed) return fail('unavailable');
      if (waiting.length >= WRITES_WAITING_MAX) return fail('busy');
      const outcome = await new Promise<Outcome>((resolve) => {
        waiting.push({ statements, resolve });
        committing ??= commitAll();
      });
      return read(outcome);
    },
    async close() {
      closed = true;
      await committing;
      await writer.close();
      await db.destroy();
    },
  };
}

type Outcome = readonly number[] | 'conflict' | 'unavailable';

interface Waiting {
  readonly statements: readonly Statement[];
  resolve(outcome: Outcome): void;
}

/** When what lies in the sockets now has been read. */
const allRead = promisify(setImmediate);

const BATCH_MAX = 512;
const OWNER_ONLY = 0o600;

function read(outcome: Outcome): Result<WriteReceipt, WriteFault> {
  return typeof outcome === 'string' ? fail(outcome) : ok({ changes: outcome });
}
