import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Migration } from '../store/migrations.ts';
import { DATABASE_FILE, isPostgres } from '../store/open-store.ts';
import { openWriter } from '../store/sqlite-driver.ts';

const FOLDER = new URL('../../../../tests/databases/', import.meta.url);

/** A database that an older build wrote, and facts about its contents. */
export interface OldDatabase {
  readonly version: number;
  readonly text: string;
  /** The recovery code of a guest who had resigned in the room `finished`, and was playing in the room `open`. */
  readonly recovery: string;
  readonly finished: string;
  readonly open: string;
}

/** One database of each version that was ever released. */
export const OLD_DATABASES: readonly OldDatabase[] = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const [, version, facts = ''] = /^-- A server's database of version (\d+): (.*)$/m.exec(text) ?? [];
  return { version: Number(version), text, ...JSON.parse(facts) };
});

/** Loads an old database into an empty folder or an empty PostgreSQL database. */
export async function putDatabase({ text }: OldDatabase, where: string): Promise<void> {
  if (isPostgres(where)) {
    const client = new pg.Client({ connectionString: where });
    await client.connect();
    await client.query(text);
    await client.end();
    return;
  }
  mkdirSync(where, { recursive: true });
  const connection = openWriter(join(where, DATABASE_FILE));
  connection.exec(text);
  connection.close();
}

/** Returns a migration as a later build might have one: it adds a column whose values depend on the existing data. */
export function plantedMigration(inTheMiddle: () => void = () => undefined): Migration {
  return {
    what: 'Guests have a rank',
    async run(db) {
      await db.schema.alterTable('guests').addColumn('rank', 'bigint').execute();
      await sql`update guests set rank = issued_ms + program`.execute(db);
      inTheMiddle();
      await sql`delete from pauses`.execute(db);
    },
  };
}
