import { fail, ok, type Result } from '@inkling/core/result';
import type { Kysely } from 'kysely';
import type { ChangeEvents } from './change-events.ts';
import type { Schema } from './schema.ts';

/**
 * The only way to the database. Reads and statements are built with `db`; writes go through `write`, which resolves
 * only when they are on the disk (SQLite: a commit with `synchronous=FULL`; PostgreSQL: `synchronous_commit`).
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** The version of its tables. */
  readonly version: number;
  /** For building statements, and for reads. Reading rejects when the database is gone: see `reading`. */
  readonly db: Kysely<Schema>;
  /** Runs all of these statements or none. Several writes may share one commit. */
  write(statements: readonly Statement[]): Promise<Result<WriteReceipt, WriteFault>>;
  /** Only if several servers may share the database. */
  readonly changeEvents?: ChangeEvents;
  close(): Promise<void>;
}

/** Hears why the database refused something, in a sentence that holds no data. */
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
 * `conflict`: a key exists already, and nothing was written. `unavailable`: the disk is full or the database is gone, and
 * it is not known whether anything was written, so memory must be compared with the database. `busy`: too many writes are
 * waiting already, and nothing was written.
 */
export type WriteFault = 'conflict' | 'unavailable' | 'busy';

/** How many writes may wait; further ones get `busy`. */
export const WRITES_WAITING_MAX = 4096;

/** What a read gives, or `unavailable` when the database is gone. */
export async function reading<T>(query: Promise<T>): Promise<Result<T, 'unavailable'>> {
  try {
    return ok(await query);
  } catch {
    return fail('unavailable');
  }
}
