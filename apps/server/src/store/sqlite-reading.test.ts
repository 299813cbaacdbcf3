import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { quickFolder } from '../testing/machine.ts';
import { openKysely } from './sqlite-reading.ts';

it('a transaction that SQLite has rolled back itself fails with its own error', async () => {
  const folder = quickFolder('reading');
  const { db } = openKysely(join(folder, 'inkling.db'));
  const add = db.transaction().execute(async (transaction) => {
    await sql`create table one (id integer primary key)`.execute(transaction);
    for (let i = 0; i < 2; i++) await sql`insert or rollback into one values (1)`.execute(transaction);
  });
  await expect(add).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  expect((await sql`select name from sqlite_master`.execute(db)).rows).toEqual([]);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
