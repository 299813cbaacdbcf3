import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import type { Statement } from './store.ts';

/**
 * Everything we ask of an embedded SQLite, in one file: `libsql` has its binary inside npm and runs on Node 20.
 * `.get()` and `.pluck()` of it differ from their namesakes elsewhere, so only `all` and `run` are used.
 */
export interface SqliteConnection {
  run(statement: Statement): number;
  exec(sql: string): void;
  close(): void;
}

/** A connection for writing. WAL, and a commit is on the disk before it returns. */
export function openWriter(path: string): SqliteConnection {
  const database = open(path);
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
    close: () => void database.close(),
  };
}

/** The same database for Kysely: reads, building statements, migrations. */
export function openKysely(path: string): Kysely<Schema> {
  const database = open(path);
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => void database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            reader: statement.reader,
            all: (parameters) => statement.all([...parameters]),
            run: (parameters) => statement.run([...parameters]),
            iterate: (parameters) => statement.iterate([...parameters]),
          };
        },
      },
    }),
  });
}

/** A key that exists already, a row that points nowhere: the statement's fault, not the database's. */
export function isConstraintFault(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_CONSTRAINT');
}

/** SQLite's own name of what went wrong. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const PREPARED_MAX = 200;
const BUSY_WAIT_MS = 5000;

function open(path: string): Database.Database {
  const database = new Database(path);
  database.exec(`PRAGMA busy_timeout = ${BUSY_WAIT_MS}`);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA synchronous = FULL');
  if (path !== ':memory:') database.prepare('PRAGMA journal_mode = WAL').all([]);
  return database;
}
