import { cpSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickFolder } from '../testing/machine.ts';
import { openWriter } from './sqlite-driver.ts';
import { openSqlite, type SqliteStore } from './sqlite-store.ts';
import { localWriter } from './writer.ts';

const keyOf = (kid: string) => [
  { sql: 'insert into keys (kid, secret, made_ms) values (?, ?, ?)', parameters: [kid, 'secret', 1] },
];

describe('a database whose write-ahead log is removed while it is open', () => {
  let folder: string;
  let path: string;
  let store: SqliteStore;
  let faults: string[];
  beforeEach(async () => {
    folder = quickFolder('log');
    path = join(folder, 'inkling.db');
    faults = [];
    store = await openSqlite(path, localWriter, (why) => faults.push(why));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the keys that would be found if the process were killed at this moment. */
  function keysAfterKill(): unknown[] {
    const copy = quickFolder('killed');
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) cpSync(path + end, join(copy, `inkling.db${end}`));
    const connection = openWriter(join(copy, 'inkling.db'));
    const found = connection.all('select kid from keys order by kid').map(({ kid }) => kid);
    connection.close();
    rmSync(copy, { recursive: true, force: true });
    return found;
  }
  const keysRead = async () =>
    (await store.db.selectFrom('keys').select('kid').orderBy('kid').execute()).map(({ kid }) => kid);

  it('loses nothing that it acknowledged, before or after', async () => {
    const acknowledged: string[] = [];
    for (let i = 0; i < 30; i++) {
      if (i === 10 || i === 20) rmSync(`${path}-wal`);
      const kid = `k${String(i).padStart(2, '0')}`;
      if ((await store.write(keyOf(kid))).ok) acknowledged.push(kid);
      if (i >= 10) expect(keysAfterKill()).toEqual(expect.arrayContaining(acknowledged));
    }
    // The write that finds the log missing is refused, and the next one succeeds.
    expect(acknowledged.length).toBe(28);
    expect(await keysRead()).toEqual(acknowledged);
    expect(faults.filter((why) => why.includes('was removed')).length).toBe(4);
  });

  it('is restored by tend while nobody writes', async () => {
    expect((await store.write(keyOf('one'))).ok).toBe(true);
    rmSync(`${path}-wal`);
    expect(keysAfterKill()).toEqual([]);
    store.tend();
    expect(keysAfterKill()).toEqual(['one']);
    expect((await store.write(keyOf('two'))).ok).toBe(true);
    expect([keysAfterKill(), await keysRead()]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  it('keeps what tend has copied into the main file', async () => {
    expect((await store.write(keyOf('one'))).ok).toBe(true);
    store.tend();
    rmSync(`${path}-wal`);
    expect(keysAfterKill()).toEqual(['one']);
  });

  it('rejects writes if the log was truncated, and says so', async () => {
    expect((await store.write(keyOf('one'))).ok).toBe(true);
    truncateSync(`${path}-wal`, statSync(`${path}-wal`).size - 100);
    for (let i = 0; i < 2; i++)
      expect(await store.write(keyOf('two'))).toEqual({ ok: false, error: 'unavailable' });
    expect(faults[0]).toContain('was cut short');
  });

  it('has its tables in the main file from the beginning', () => {
    rmSync(`${path}-wal`, { force: true });
    expect(keysAfterKill()).toEqual([]);
  });
});
