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
  const db = new Kysely<Schema>({
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
  return {
    db,
    reopen() {
      database.close();
      database = openDatabase(path);
    },
  };
}
