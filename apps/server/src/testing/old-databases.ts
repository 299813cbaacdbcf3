import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Migration } from '../store/migrations.ts';
import { DATABASE_FILE, isPostgres } from '../store/open-store.ts';
import { openWriter } from '../store/sqlite-driver.ts';

const FOLDER = new URL('../../../../tests/databases/', import.meta.url);

/** A database as an older build left it, and who and what is in it. */
export interface OldDatabase {
  readonly version: number;
  readonly text: string;
  /** The code of a guest who had resigned in one room, and was playing in another. */
  readonly recovery: string;
  readonly finished: string;
  readonly open: string;
}

/** One of every version that was ever released. */
export const OLD_DATABASES: readonly OldDatabase[] = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const [, version, facts = ''] = /^-- A server's database of version (\d+): (.*)$/m.exec(text) ?? [];
  return { version: Number(version), text, ...JSON.parse(facts) };
});

/** Puts it into an empty folder or an empty PostgreSQL database. */
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

/** A migration as a later build might have one: what it adds is worked out from what was there. */
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
