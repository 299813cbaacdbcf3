import Database from 'libsql';
import type { Statement } from './store.ts';

/**
 * The only operations that we need from an embedded SQLite. We use `libsql`, which npm installs as a binary and which
 * runs on Node 20. Its `.get()` and `.pluck()` differ from those of similar packages, so we use only `all` and `run`.
 */
export interface SqliteConnection {
  run(statement: Statement): number;
  exec(sql: string): void;
  /** Returns the rows of a query without parameters. */
  all(sql: string): readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

/** Opens a connection for writing, in WAL mode. A commit is on disk before it returns. */
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

/** Opens a read-only connection, which never creates, repairs or changes the file. */
export function openReader(path: string): SqliteConnection {
  const connection = wrap(new Database(path, { readonly: true }));
  connection.exec('PRAGMA query_only = ON');
  return connection;
}

/** Whether the statement violated a constraint (an existing key, a missing referenced row), so the database is fine. */
export function isConstraintFault(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_CONSTRAINT');
}

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.includes(codeOf(error));
}

/** The second code means that there is no space for the `-shm` file. The third comes from the operating system. */
const DISK_FULL = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'];

/** Whether a database, its log or its folder could not be opened or written, whatever the file contains. */
export function isUnopened(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const number = 'rawCode' in error ? Number(error.rawCode) & PRIMARY_CODE : undefined;
  // If the file itself cannot be opened, libsql reports no code.
  return number === undefined
    ? error.message.startsWith('ConnectionFailed(')
    : number === READ_ONLY || number === CANNOT_OPEN;
}

/** SQLite result codes. The lowest byte of an extended code is the primary code. */
const PRIMARY_CODE = 0xff;
const READ_ONLY = 8;
const CANNOT_OPEN = 14;

/** Whether the file is not a database, or a corrupt one. */
export function isDamage(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_NOTADB' || codeOf(error).startsWith('SQLITE_CORRUPT');
}

/** Returns the error code of SQLite, PostgreSQL or the operating system, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const PREPARED_MAX = 200;
export const BUSY_WAIT_MS = 5000;

/** Opens a database with the settings that all our writable connections share. */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  database.exec(`PRAGMA busy_timeout = ${BUSY_WAIT_MS}`);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA synchronous = FULL');
  if (path !== ':memory:') database.prepare('PRAGMA journal_mode = WAL').all([]);
  return database;
}
