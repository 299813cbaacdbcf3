import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';
import { openDatabase } from './sqlite-driver.ts';

/** A Kysely instance whose connection can be replaced. */
export interface ReadingConnection {
  readonly db: Kysely<Schema>;
  /** Replaces the connection, because the old one reads files that no longer exist. */
  reopen(): void;
}

/** Opens a database with Kysely, for reads, for building statements and for migrations. */
export function openKysely(path: string): ReadingConnection {
  let database = openDatabase(path);
  // A full disk makes SQLite roll back by itself. Rolling back again would fail, and hide why.
  const hasEnded = (sql: string) => sql === 'rollback' && !database.inTransaction;
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => void database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            reader: statement.reader,
            all: (parameters) => statement.all([...parameters]),
            run: (parameters) => (hasEnded(sql) ? NOTHING_CHANGED : statement.run([...parameters])),
            iterate: (parameters) => statement.iterate([...parameters]),
          };
        },
      },
    }),
  });
  return {
    db,
    reopen() {
      database.close();
      database = openDatabase(path);
    },
  };
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };
