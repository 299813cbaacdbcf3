import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, SCHEMA_VERSION } from '../store/migrations.ts';
import { isPostgres, openStore } from '../store/open-store.ts';
import { openReader } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { localWriter } from '../store/writer.ts';
import { askPostgres } from './ask-postgres.ts';
import type { TestEngine } from './engines.ts';
import { OLD_DATABASES, type OldDatabase, plantedMigration, putDatabase } from './old-databases.ts';
import { openTestServer, Player } from './test-server.ts';

/** Defines the tests that a build keeps the data in databases of earlier builds. */
export function keepsOldData(engine: () => TestEngine): void {
  const put = async (database: OldDatabase) => {
    const where = await engine().place();
    await putDatabase(database, where);
    return where;
  };
  const open = (where: string, inTheMiddle?: () => void) =>
    openStore(where, localWriter, undefined, {
      migrations: [...MIGRATIONS, plantedMigration(inTheMiddle)],
    });
  const shapeOf = async ({ db }: Store) =>
    (await db.introspection.getTables())
      .filter(({ schema }) => !schema?.startsWith('inkling_version'))
      .map(({ name, columns }) => [
        name,
        columns.map(({ name, dataType, isNullable }) => [name, dataType.toLowerCase(), isNullable]),
      ])
      .toSorted();
  const indexesOf = async ({ db, kind }: Store) =>
    kind === 'sqlite'
      ? (await sql`select tbl_name, name from sqlite_master where type = 'index' order by 1, 2`.execute(db))
          .rows
      : (
          await sql`select tablename, indexname from pg_indexes where schemaname = 'public' order by 1, 2`.execute(
            db,
          )
        ).rows;

  describe.each(OLD_DATABASES.map((database) => [database.version, database] as const))(
    'of version %i',
    (version, database) => {
      it('become those that this build makes', async () => {
        const [old, fresh] = [await openStore(await put(database), localWriter), await engine().open()];
        expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
        expect(await indexesOf(old)).toEqual(await indexesOf(fresh));
        expect([old.version, fresh.version]).toEqual([SCHEMA_VERSION, SCHEMA_VERSION]);
        await Promise.all([old.close(), fresh.close()]);
      });

      it('are led to the next version with all that is in them, and a copy is kept', async () => {
        const where = await put(database);
        const store = await open(where);
        expect(store.version).toBe(SCHEMA_VERSION + 1);
        const { rows } = await sql`select rank, issued_ms + program as sum from guests`.execute(store.db);
        expect(rows).toHaveLength(2);
        for (const row of rows as { readonly rank: number; readonly sum: number }[])
          expect(row.rank).toBe(row.sum);
        expect(await store.db.selectFrom('pauses').selectAll().execute()).toEqual([]);
        const server = await openTestServer({ store });
        const { recovery } = database;
        const { token } = (
          await server.app.inject({
            method: 'POST',
            url: '/api/guests/recovery',
            payload: { keep: 'token', recovery },
          })
        ).json();
        const ann = new Player(server.app, { token, recovery }, 'later');
        expect(await ann.look(database.finished)).toMatchObject({ version: 3, you: 'breaker' });
        expect(await ann.play(database.open, 'guess aabb')).toMatchObject({ version: 4, you: 'first' });
        expect((await server.app.inject('/ready')).statusCode).toBe(200);
        const copied = isPostgres(where)
          ? (await sql`select * from inkling_version_${sql.raw(`${version}`)}.pauses`.execute(store.db)).rows
          : pausesIn(join(where, `inkling-version-${version}.db`));
        expect(copied).toHaveLength(2);
        await server.close();
        await expect(openStore(where, localWriter)).rejects.toThrow(
          `its format is version ${SCHEMA_VERSION + 1}, and this build reads version ${SCHEMA_VERSION}`,
        );
      });

      it('are kept on PostgreSQL with every key and index, and take the place of the newer ones again', async () => {
        const [where, old] = [await put(database), await put(database)];
        if (!isPostgres(where)) return;
        const before = await keysIn(old);
        expect(before.length).toBeGreaterThan(20);
        await (await open(where)).close();
        await askPostgres(
          where,
          `alter schema public rename to inkling_newer; alter schema inkling_version_${version} rename to public`,
        );
        expect(await keysIn(where)).toEqual(before);
        await (await openStore(where, localWriter)).close();
      });

      it('are as they were when something goes wrong in the middle', async () => {
        const where = await put(database);
        const fault = () => {
          throw new Error('in the middle');
        };
        await expect(open(where, fault)).rejects.toThrow('in the middle');
        const before = await openStore(where, localWriter);
        expect(JSON.stringify(await shapeOf(before))).not.toContain('rank');
        expect(await before.db.selectFrom('pauses').selectAll().execute()).toHaveLength(2);
        await before.close();
        await (await open(where)).close();
      });
    },
  );

  // The oldest goes through every step.
  const oldest = OLD_DATABASES.reduce((one, other) => (other.version < one.version ? other : one));
  it('are led on once by servers that start at the same moment', async () => {
    const where = await put(oldest);
    if (isPostgres(where)) {
      let runs = 0;
      const stores = await Promise.all([1, 2, 3].map(() => open(where, () => void runs++)));
      expect(runs).toBe(1);
      for (const store of stores) await store.close();
      return;
    }
    const dying = await start(where, 'dies');
    dying.send('go');
    expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL']);
    const servers = await Promise.all([start(where), start(where)]);
    const answers = servers.map(async (server) => (await once(server, 'message'))[0]);
    for (const server of servers) server.send('go');
    expect((await Promise.all(answers)).toSorted()).toEqual([false, true]);
    expect(existsSync(join(where, `inkling-version-${oldest.version}.db`))).toBe(true);
    const store = await open(where);
    expect(JSON.stringify(await shapeOf(store))).toContain('rank');
    await store.close();
  });
}

/** Returns all constraints and indexes, and whether each column is nullable, as PostgreSQL describes them. */
async function keysIn(where: string): Promise<readonly unknown[]> {
  const keys = `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select table_name || '.' || column_name, is_nullable from information_schema.columns
    where table_schema = 'public' order by name, text`;
  return askPostgres(where, keys);
}

function pausesIn(file: string): readonly unknown[] {
  const reader = openReader(file);
  const found = reader.all('select * from pauses');
  reader.close();
  return found;
}

async function start(where: string, ...more: readonly string[]): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./migrating-server.ts', import.meta.url)), [where, ...more], {
    execArgv: ['--import', 'tsx', '--conditions=@inkling/source'],
  });
  await once(child, 'message');
  return child;
}
