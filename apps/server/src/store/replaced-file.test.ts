import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickFolder } from '../testing/machine.ts';
import { openWriter } from './sqlite-driver.ts';
import { openSqlite, type SqliteStore } from './sqlite-store.ts';
import { localWriter } from './writer.ts';

const REFUSED = { ok: false, error: 'unavailable' };
const keyOf = (kid: string) => [
  { sql: 'insert into keys (kid, secret, made_ms) values (?, ?, ?)', parameters: [kid, 'secret', 1] },
];

describe('a database file that is moved while it is open', () => {
  let folder: string;
  let path: string;
  let gone: string;
  let store: SqliteStore;
  let faults: string[];
  beforeEach(async () => {
    folder = quickFolder('replaced');
    path = join(folder, 'inkling.db');
    gone = join(folder, 'gone.db');
    faults = [];
    store = await openSqlite(path, localWriter, (why) => faults.push(why));
    expect((await store.write(keyOf('before'))).ok).toBe(true);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const keysRead = async () =>
    (await store.db.selectFrom('keys').select('kid').orderBy('kid').execute()).map(({ kid }) => kid);
  /** Puts another database there, with a log of its own, as an operator does who restores a backup by hand. */
  function putAnother(): void {
    const other = join(folder, 'other.db');
    const connection = openWriter(path);
    connection.exec(`VACUUM INTO '${other}'`);
    connection.close();
    renameSync(path, gone);
    renameSync(other, path);
  }

  it('can be put back, and loses nothing', async () => {
    renameSync(path, gone);
    for (let i = 0; i < 2; i++) expect(await store.write(keyOf('meanwhile'))).toEqual(REFUSED);
    expect(existsSync(path)).toBe(false);
    expect(faults.at(-1)).toContain('is gone; put it back');
    renameSync(gone, path);
    expect((await store.write(keyOf('after'))).ok).toBe(true);
    expect(await keysRead()).toEqual(['after', 'before']);
  });

  it('accepts no write once another file has its name, because reads come from the first', async () => {
    putAnother();
    for (let i = 0; i < 3; i++) expect(await store.write(keyOf(`k${i}`))).toEqual(REFUSED);
    store.tend();
    expect(await store.write(keyOf('k4'))).toEqual(REFUSED);
    expect(faults.at(-1)).toContain('was replaced while the server was running; restart the server');
    expect(await keysRead()).toEqual(['before']);
  });

  it('stays refused if the file was gone for a while before another took its name', async () => {
    const saved = join(folder, 'saved.db');
    store.tend();
    copyFileSync(path, saved);
    renameSync(path, gone);
    expect(await store.write(keyOf('one'))).toEqual(REFUSED);
    renameSync(saved, path);
    for (let i = 0; i < 2; i++) expect(await store.write(keyOf('two'))).toEqual(REFUSED);
  });

  it('leaves the other database and its log alone when it closes', async () => {
    putAnother();
    expect(await store.write(keyOf('one'))).toEqual(REFUSED);
    await store.close();
    const after = openWriter(path);
    expect(after.all('select kid from keys')).toMatchObject([{ kid: 'before' }]);
    expect(after.all('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
    after.close();
  });
});
