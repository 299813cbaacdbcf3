import { fail, ok, type Result } from '@inkling/core/result';
import type { Kysely } from 'kysely';
import type { ChangeEvents } from './change-events.ts';
import type { Schema } from './schema.ts';

/**
 * The only access to the database. Reads and statements are built with `db`. Writes go through `write`, which resolves
 * only when they are on disk (SQLite: a commit with `synchronous=FULL`; PostgreSQL: `synchronous_commit`).
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** The version of the tables. */
  readonly version: number;
  /** For building statements and for reads. A read rejects if the database is gone; `reading` handles that. */
  readonly db: Kysely<Schema>;
  /** Runs all of these statements atomically. Several writes may share one commit. */
  write(statements: readonly Statement[]): Promise<Result<WriteReceipt, WriteFault>>;
  /** Whether a write has failed because the database is damaged, and none has succeeded since. */
  isDamaged?(): boolean;
  /** Only set if several servers may share the database. */
  readonly changeEvents?: ChangeEvents;
  close(): Promise<void>;
}

/** Receives the reason for a database failure, as a sentence that contains no user data. */
export type StoreFaultListener = (why: string) => void;

/** A statement as Kysely's `compile()` returns it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface WriteReceipt {
  /** The number of rows that each statement changed. */
  readonly changes: readonly number[];
}

/**
 * `conflict`: a constraint was violated, usually because a key already exists, and nothing was written. `unavailable`:
 * the disk is full or the database is gone; it is unknown whether anything was written, so copies in memory must be
 * reloaded from the database. `busy`: too many writes are already waiting, and nothing was written.
 */
export type WriteFault = 'conflict' | 'unavailable' | 'busy';

/** The maximum number of waiting writes. Further ones get `busy`. */
export const WRITES_WAITING_MAX = 4096;

/** Converts the outcome of a read into a result: its value, or `unavailable` if the database is gone. */
export async function reading<T>(query: Promise<T>): Promise<Result<T, 'unavailable'>> {
  try {
    return ok(await query);
  } catch {
    return fail('unavailable');
  }
}
