import Database from 'libsql';
import type { Statement } from './store.ts';

/**
 * Everything that we need from an embedded SQLite, in one file: `libsql` comes with its binary from npm and runs on
 * Node 20. Its `.get()` and `.pluck()` differ from those of similar packages, so only `all` and `run` are used.
 */
export interface SqliteConnection {
  run(statement: Statement): number;
  exec(sql: string): void;
  /** The rows of a query without parameters. */
  all(sql: string): readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

/** A connection for writing. WAL, and a commit is on the disk before it returns. */
export function openWriter(path: string): SqliteConnection {
  return wrap(openDatabase(path));
}

function wrap(database: Database.Database): SqliteConnection {
  const prepared = new Map<string, { run(parameters: unknown[]): { readonly changes: number } }>();
  return {
    run({ sql, parameters }) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        if (prepared.size < PREPARED_MAX) prepared.set(sql, statement);
      }
      return statement.run([...parameters]).changes;
    },
    exec: (sql) => void database.exec(sql),
    all: (sql) => database.prepare(sql).all([]) as Readonly<Record<string, unknown>>[],
    close: () => void database.close(),
  };
}

/** A connection that only reads a file: nothing is created, repaired or changed. */
export function openReader(path: string): SqliteConnection {
  const connection = wrap(new Database(path, { readonly: true }));
  connection.exec('PRAGMA query_only = ON');
  return connection;
}

/** Is this the statement's fault and not the database's: a key that exists already, a reference to a missing row? */
export function isConstraintFault(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_CONSTRAINT');
}

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.includes(codeOf(error));
}

/** The second: there is no room for the file that ends in `-shm`. The third is what the system says itself. */
const DISK_FULL = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'];

/** Was a database, its log or its folder not to be opened, or not to be written? What is in it does not matter then. */
export function isUnopened(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const number = 'rawCode' in error ? Number(error.rawCode) & PRIMARY_CODE : undefined;
  // Where the file itself cannot be opened, libsql gives no code.
  return number === undefined
    ? error.message.startsWith('ConnectionFailed(')
    : number === READ_ONLY || number === CANNOT_OPEN;
}

/** Numbers of SQLite; the lowest byte of an extended code is the primary one. */
const PRIMARY_CODE = 0xff;
const READ_ONLY = 8;
const CANNOT_OPEN = 14;

/** Is this no database, or one whose pages contradict each other? */
export function isDamage(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_NOTADB' || codeOf(error).startsWith('SQLITE_CORRUPT');
}

/** The name that SQLite, or the system, has for what went wrong. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const PREPARED_MAX = 200;
export const BUSY_WAIT_MS = 5000;

/** Opens a database with the settings of all our connections. */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  database.exec(`PRAGMA busy_timeout = ${BUSY_WAIT_MS}`);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA synchronous = FULL');
  if (path !== ':memory:') database.prepare('PRAGMA journal_mode = WAL').all([]);
  return database;
}
