import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDatabase } from '../operations/check-database.ts';
import { quickFolder } from '../testing/machine.ts';
import { type AskSystem, accessTo, missingRight, sayMissingRight } from './file-access.ts';
import { openStore } from './open-store.ts';
import { besideWriter } from './writer.ts';

let place: string;
let database: string;
beforeEach(() => {
  place = quickFolder('access');
  database = join(place, 'inkling.db');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Simulates the system's replies to a user who lacks certain rights. */
const refusing =
  (code: string, ...lacking: readonly string[]): AskSystem =>
  (path, right) => {
    if (lacking.includes(`${right} ${path}`)) throw Object.assign(new Error(code), { code });
  };

it.each([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['EROFS', 'forbidden'],
])('the system error %s means that a file is %s', (code, access) => {
  expect(accessTo('/x', 'read', refusing(code, 'read /x'))).toBe(access);
});

it('a valid database that may not be read is not reported as damaged', async () => {
  await (await openStore(place, besideWriter)).close();
  expect(checkDatabase(database)).toMatchObject({ ok: true });
  expect(checkDatabase(database, refusing('EACCES', `read ${database}`))).toEqual({
    ok: false,
    error: { code: 'forbidden', path: database, right: 'read' },
  });
});

it('a damaged database is reported as not a database, whatever the permissions', () => {
  writeFileSync(database, 'this is no database'.repeat(100));
  expect(checkDatabase(database, refusing('EACCES', `write ${place}`))).toMatchObject({
    error: { code: 'not-a-database' },
  });
});

const unopened = (rawCode: number) => Object.assign(new Error('of SQLite'), { code: 'SQLITE', rawCode });

it('missingRight finds the permission that SQLite lacked', () => {
  const [noFile, readOnlyFolder, log] = [
    new Error('ConnectionFailed("Unable to open connection to local database: 14")'),
    unopened(1544),
    `${database}-wal`,
  ];
  const all = [`read ${database}`, `read ${log}`, `write ${database}`, `write ${place}`];
  const find = (error: Error, wanted: 'read' | 'write', lacking: readonly string[]) =>
    missingRight(error, database, wanted, refusing('EACCES', ...lacking));
  expect(find(noFile, 'read', all)).toEqual({ path: database, right: 'read' });
  expect(find(unopened(14), 'read', all.slice(1))).toEqual({ path: log, right: 'read' });
  expect(find(readOnlyFolder, 'write', all.slice(2))).toEqual({ path: database, right: 'write' });
  expect(find(readOnlyFolder, 'read', all.slice(2))).toEqual({ path: place, right: 'write' });
  expect(find(unopened(26), 'read', all)).toBeUndefined();
  expect(find(noFile, 'read', [])).toBeUndefined();
});

it('missingRight reports the path that the system error names', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', path: `${place}/server.lock` });
  const found = missingRight(error, database, 'write', refusing('EACCES', `write ${place}/server.lock`));
  expect(found && sayMissingRight(found)).toBe(
    `There is no permission to write to ${place}/server.lock. Run this as the user who owns it`,
  );
});

it('missingRight reports a disk that is mounted read-only', () => {
  const onReadOnlyDisk = (error: Error, ...lacking: readonly string[]) => {
    const found = missingRight(error, database, 'write', refusing('EROFS', ...lacking));
    return found && sayMissingRight(found);
  };
  const lock = Object.assign(new Error('EROFS'), { code: 'EROFS', path: `${place}/server.lock` });
  const mounted = 'is on a disk that is mounted read-only. Mount it for writing';
  expect(onReadOnlyDisk(lock)).toBe(`${place}/server.lock ${mounted}`);
  expect(onReadOnlyDisk(unopened(8), `write ${database}`)).toBe(`${database} ${mounted}`);
});
