import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';
import { openDatabase } from './sqlite-driver.ts';

/** A connection of Kysely that can be exchanged under it. */
export interface ReadingConnection {
  readonly db: Kysely<Schema>;
  /** From now on on a new connection: the old one reads files that are no longer there. */
  reopen(): void;
}

/** The same database for Kysely: reads, building statements, migrations. */
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
