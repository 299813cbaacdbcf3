import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Readiness } from '../operations/readiness.ts';
import { quickFolder } from '../testing/machine.ts';
import { openWriter } from './sqlite-driver.ts';
import { openSqlite, type SqliteStore } from './sqlite-store.ts';
import { localWriter } from './writer.ts';

let folder: string;
let path: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = quickFolder('pages');
  path = join(folder, 'inkling.db');
  await (await openSqlite(path, localWriter, () => undefined)).close();
  overwriteRootOf('pauses');
  store = await openSqlite(path, localWriter, () => undefined);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Overwrites the first page of a table, as a failing disk does. */
function overwriteRootOf(table: string): void {
  const connection = openWriter(path);
  const [found] = connection.all(`select rootpage from sqlite_master where name = '${table}'`);
  const [size] = connection.all('PRAGMA page_size');
  connection.close();
  const [page, bytes] = [Number(found?.['rootpage']), Number(size?.['page_size'])];
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 0xff), 0, bytes, (page - 1) * bytes);
  closeSync(file);
}

it('a server whose database is damaged is unready from its first failed write until one succeeds', async () => {
  let nowMs = 0;
  const readiness = new Readiness(store, () => (nowMs += 60_000));
  expect(await readiness.isReady()).toBe(true);
  const pause = store.db.insertInto('pauses').values({ guest: 'ann', day: '2026-11-21' }).compile();
  expect(await store.write([pause])).toEqual({ ok: false, error: 'unavailable' });
  for (let i = 0; i < 3; i++) expect(await readiness.isReady()).toBe(false);
  const key = store.db.insertInto('keys').values({ kid: 'k', secret: 's', made_ms: 1 }).compile();
  expect(await store.write([key])).toMatchObject({ ok: true });
  expect(await readiness.isReady()).toBe(true);
});
