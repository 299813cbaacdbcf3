import { fail, ok, type Result } from '@inkling/core/result';
import type { Kysely } from 'kysely';
import type { ChangeEvents } from './change-events.ts';
import type { Schema } from './schema.ts';

/**
 * The one door to a database. Reads and statements are built with `db`; writes go through `write`, which answers
 * only when they are on the disk (SQLite: a commit with `synchronous=FULL`; PostgreSQL: `synchronous_commit`).
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Of its tables. */
  readonly version: number;
  /** For building statements, and for reads. Reading rejects when the database is gone: see `reading`. */
  readonly db: Kysely<Schema>;
  /** All of these or none. Statements of several writes may share one commit. */
  write(statements: readonly Statement[]): Promise<Result<WriteReceipt, WriteFault>>;
  /** Where several servers may share the database. */
  readonly changeEvents?: ChangeEvents;
  close(): Promise<void>;
}

/** Is told why the database refused something, in a sentence without any of its content. */
export type StoreFaultListener = (why: string) => void;

/** As Kysely's `compile()` gives it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface WriteReceipt {
  /** Rows that each statement changed. */
  readonly changes: readonly number[];
}

/**
 * `conflict`: a key exists already, nothing was written. `unavailable`: the disk is full or the database is gone;
 * whether it was written is not known, so ask again before trusting memory. `busy`: too much is waiting already, and
 * nothing was written.
 */
export type WriteFault = 'conflict' | 'unavailable' | 'busy';

/** More writes than this may not wait: then the answer is `busy`. */
export const WRITES_WAITING_MAX = 4096;

/** What a read gives, or `unavailable` when the database is gone. */
export async function reading<T>(query: Promise<T>): Promise<Result<T, 'unavailable'>> {
  try {
    return ok(await query);
  } catch {
    return fail('unavailable');
  }
}
