import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openKysely } from '../store/sqlite-reading.ts';

/** Throws if SQLite finds damage in the database. Checks a copy, because opening a database repairs it. */
export async function integrityOf(folder: string): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'inkling-integrity-'));
  cpSync(folder, copy, { recursive: true });
  const { db } = openKysely(join(copy, 'inkling.db'));
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
  await db.destroy();
  rmSync(copy, { recursive: true, force: true });
  if (rows.length !== 1 || rows[0]?.integrity_check !== 'ok')
    throw new Error(`the database is damaged: ${JSON.stringify(rows.slice(0, 3))}`);
}
