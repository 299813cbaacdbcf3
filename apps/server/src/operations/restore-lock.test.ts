import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openServerStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { quickFolder } from '../testing/machine.ts';
import { backUp, restore } from './backup.ts';

let place: string;
let data: string;
let file: string;
let server: Store;
beforeEach(async () => {
  place = quickFolder('restore');
  data = join(place, 'data');
  file = join(place, 'saved.db');
  server = await openServerStore(data, () => undefined, {});
  expect(backUp(data, file).ok).toBe(true);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

it.each([undefined, 'before.db'])(
  'refuses while a server is running, even if its database is gone, with %s to move it to',
  async (aside) => {
    const gone = join(data, 'gone.db');
    renameSync(join(data, 'inkling.db'), gone);
    const inUse = { ok: false, error: { code: 'in-use', pid: process.pid } };
    for (let i = 0; i < 2; i++) expect(restore(file, data, aside)).toEqual(inUse);
    expect(existsSync(join(data, 'inkling.db'))).toBe(false);
    await server.close();
    expect(restore(file, data, aside)).toMatchObject({ ok: true });
    expect(existsSync(gone)).toBe(true);
  },
);

it('unlocks the folder when it has ended, whether it restored anything or not', async () => {
  await server.close();
  const fresh = join(place, 'fresh');
  expect(restore(file, fresh, undefined)).toMatchObject({ ok: true });
  expect(restore(file, fresh, 'no/such/folder.db')).toMatchObject({ error: { code: 'unwritable' } });
  expect(restore(file, fresh, 'before.db')).toMatchObject({ ok: true });
  await (await openServerStore(fresh, () => undefined, {})).close();
});

it('keeps the log of a database that is gone', async () => {
  await server.close();
  renameSync(join(data, 'inkling.db'), join(data, 'gone.db'));
  writeFileSync(join(data, 'inkling.db-wal'), 'what was in the log');
  expect(restore(file, data, 'before.db')).toMatchObject({ ok: true });
  expect(readFileSync(join(data, 'before.db-wal'), 'utf8')).toBe('what was in the log');
  expect(existsSync(join(data, 'inkling.db-wal'))).toBe(false);
});
