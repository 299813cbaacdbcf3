import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { lockFolder } from '../store/server-lock.ts';
import { openReader, openWriter } from '../store/sqlite-driver.ts';
import type { Store } from '../store/store.ts';
import { localWriter } from '../store/writer.ts';
import { quickFolder } from '../testing/machine.ts';
import { OLD_DATABASES, putDatabase } from '../testing/old-databases.ts';
import { openTestServer, Player } from '../testing/test-server.ts';
import { backUp, restore } from './backup.ts';
import { checkDatabase } from './check-database.ts';

const keyOf = (kid: string) => [
  { sql: 'insert into keys (kid, secret, made_ms) values (?, ?, ?)', parameters: [kid, 'secret', 1] },
];

describe('a backup', () => {
  let place: string;
  let store: Store;
  beforeEach(async () => {
    place = quickFolder('backup');
    store = await openStore(join(place, 'live'), localWriter);
  });
  afterEach(async () => {
    await store.close();
    rmSync(place, { recursive: true, force: true });
  });

  const keysIn = (folder: string) => {
    const connection = openWriter(join(folder, 'inkling.db'));
    const found = connection.all('select kid from keys order by kid').map(({ kid }) => kid);
    connection.close();
    return found;
  };

  it('contains all writes acknowledged before it began, while the server keeps writing', async () => {
    for (let i = 0; i < 20; i++) expect((await store.write(keyOf(`a${i}`))).ok).toBe(true);
    const writes = Array.from({ length: 20 }, (_, i) => store.write(keyOf(`b${i}`)));
    const file = join(place, 'saved.db');
    expect(backUp(join(place, 'live'), file)).toMatchObject({ ok: true });
    expect((await Promise.all(writes)).every(({ ok }) => ok)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(restore(file, join(place, 'fresh'), undefined)).toMatchObject({ value: { isCompared: true } });
    const restored = keysIn(join(place, 'fresh'));
    for (let i = 0; i < 20; i++) expect(restored).toContain(`a${i}`);
    expect(keysIn(join(place, 'live')).length).toBe(40);
    expect(readdirSync(place).toSorted()).toEqual(['fresh', 'live', 'saved.db', 'saved.db.sha256']);
  });

  it('is not restored if a row was altered, even though the database is valid', async () => {
    const key = { sql: String(keyOf('a')[0]?.sql), parameters: ['a', 'as it was', 1] };
    expect((await store.write([key])).ok).toBe(true);
    const file = join(place, 'saved.db');
    expect(backUp(join(place, 'live'), file).ok).toBe(true);
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${hash}  saved.db\n`);
    bytes.write('as it is!', bytes.indexOf('as it was'));
    writeFileSync(file, bytes);
    expect(checkDatabase(file).ok).toBe(true);
    expect(restore(file, join(place, 'fresh'), undefined)).toMatchObject({
      error: { code: 'damaged', detail: 'its SHA-256 is not the one in saved.db.sha256' },
    });
    expect(existsSync(join(place, 'fresh'))).toBe(false);
    rmSync(`${file}.sha256`);
    expect(restore(file, join(place, 'fresh'), undefined)).toMatchObject({ value: { isCompared: false } });
  });

  it('reports why it cannot be written or restored, and leaves no partial files behind', async () => {
    const live = join(place, 'live');
    expect(backUp(live, join(place, 'nowhere', 'saved.db'))).toMatchObject({
      ok: false,
      error: { code: 'unwritable', detail: expect.stringContaining('unable to open') },
    });
    const file = join(place, 'saved.db');
    expect(backUp(live, file).ok).toBe(true);
    // The parent of the folder is a file.
    expect(restore(file, join(file, 'inside'), undefined)).toMatchObject({ error: { code: 'unwritable' } });
    const still = join(place, 'still');
    expect(restore(file, still, undefined).ok).toBe(true);
    // The existing database cannot be moved aside, because the target folder is missing.
    expect(restore(file, still, 'no/such/folder.db')).toMatchObject({ error: { code: 'unwritable' } });
    expect(readdirSync(still).toSorted()).toEqual(['inkling.db', 'server.lock']);
    expect(restore(file, still, 'aside.db').ok).toBe(true);
    expect(readdirSync(still).toSorted()).toEqual(['aside.db', 'inkling.db', 'server.lock']);
    expect(readdirSync(place).toSorted()).toEqual(['live', 'saved.db', 'saved.db.sha256', 'still']);
  });

  it('lets a game continue after it was restored', async () => {
    const before = await openTestServer({}, { data: join(place, 'server') });
    const player = await Player.join(before.app);
    const { id } = await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    await player.play(id, 'guess aabb');
    expect(backUp(join(place, 'server'), join(place, 'saved.db'))).toMatchObject({
      ok: true,
      value: { guests: 1, rooms: 1, entries: 2, scores: 0 },
    });
    await player.play(id, 'guess ccdd');
    await before.close();
    expect(restore(join(place, 'saved.db'), join(place, 'fresh'), undefined).ok).toBe(true);
    const after = await openTestServer({}, { data: join(place, 'fresh') });
    const again = new Player(after.app, player, 'again');
    expect([(await again.look(id)).version, (await again.look(id)).you]).toEqual([2, 'breaker']);
    expect(await again.play(id, 'guess eeff')).toMatchObject({ version: 3 });
    await after.close();
  });

  it('overwrites no existing file or database', async () => {
    const [live, file] = [join(place, 'live'), join(place, 'saved.db')];
    await store.write(keyOf('old'));
    expect(backUp(live, file).ok).toBe(true);
    expect(backUp(live, file)).toEqual({ ok: false, error: { code: 'file-exists' } });
    await store.write(keyOf('new'));
    expect(restore(file, live, undefined)).toEqual({ ok: false, error: { code: 'database-exists' } });
    expect(restore(file, live, 'before.db')).toEqual({ ok: false, error: { code: 'in-use' } });
    expect(keysIn(live)).toEqual(['new', 'old']);
  });

  it('replaces a database, which is moved aside intact', async () => {
    const [live, idle] = [join(place, 'live'), join(place, 'idle')];
    await store.write(keyOf('first'));
    expect(backUp(live, join(place, 'first.db')).ok).toBe(true);
    await store.write(keyOf('second'));
    expect(backUp(live, join(place, 'second.db')).ok).toBe(true);
    expect(restore(join(place, 'first.db'), idle, undefined).ok).toBe(true);
    expect(restore(join(place, 'second.db'), idle, 'before.db').ok).toBe(true);
    expect(readdirSync(idle).toSorted()).toEqual(['before.db', 'inkling.db', 'server.lock']);
    const aside = openReader(join(idle, 'before.db'));
    expect(aside.all('select kid from keys')).toMatchObject([{ kid: 'first' }]);
    aside.close();
    expect(keysIn(idle)).toEqual(['first', 'second']);
  });

  it('replaces a damaged database, which is kept with its log, unless a server is running', async () => {
    const [file, torn] = [join(place, 'saved.db'), join(place, 'torn')];
    expect(backUp(join(place, 'live'), file).ok).toBe(true);
    const whole = readFileSync(file);
    for (const bytes of [Buffer.from('this is no database'.repeat(100)), whole.subarray(0, 30_000)]) {
      mkdirSync(torn);
      writeFileSync(join(torn, 'inkling.db'), bytes);
      writeFileSync(join(torn, 'inkling.db-wal'), 'what was in the log');
      const unlock = lockFolder(torn);
      expect(restore(file, torn, 'before.db')).toEqual({
        ok: false,
        error: { code: 'in-use', pid: process.pid },
      });
      unlock();
      expect(restore(file, torn, undefined)).toEqual({ ok: false, error: { code: 'database-exists' } });
      expect(restore(file, torn, 'before.db')).toMatchObject({ ok: true });
      expect(checkDatabase(join(torn, 'inkling.db')).ok).toBe(true);
      expect(readFileSync(join(torn, 'before.db')).equals(bytes)).toBe(true);
      expect(existsSync(join(torn, 'inkling.db-wal'))).toBe(false);
      expect(readdirSync(torn)).toContain('before.db-wal');
      rmSync(torn, { recursive: true });
    }
  });

  it('is rejected without effect if it is missing, damaged, foreign or of another version', async () => {
    const file = join(place, 'saved.db');
    expect(backUp(join(place, 'nowhere'), file)).toEqual({ ok: false, error: { code: 'no-database' } });
    expect(restore(file, join(place, 'fresh'), undefined)).toEqual({
      ok: false,
      error: { code: 'no-backup' },
    });
    await store.write(keyOf('x'.repeat(200_000)));
    expect(backUp(join(place, 'live'), file).ok).toBe(true);
    const whole = readFileSync(file);
    const attempts: [string, Buffer][] = [
      ['cut', whole.subarray(0, whole.length / 2)],
      ['empty', Buffer.alloc(0)],
      ['text', Buffer.from('this is no database')],
      ['torn', Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(4096, 9), whole.subarray(12_288)])],
    ];
    for (const [name, bytes] of attempts) {
      writeFileSync(join(place, name), bytes);
      expect([name, restore(join(place, name), join(place, 'fresh'), undefined)]).toMatchObject([
        name,
        { ok: false },
      ]);
    }
    const later = openWriter(file);
    later.exec('update inkling_schema set version = 99');
    later.close();
    expect(restore(file, join(place, 'fresh'), undefined)).toEqual({
      ok: false,
      error: { code: 'other-version', version: 99 },
    });
    expect(existsSync(join(place, 'fresh'))).toBe(false);
  });

  it('is distinguished from another kind of file, and from a damaged backup', async () => {
    const [file, fresh] = [join(place, 'other.db'), join(place, 'fresh')];
    const codeOf = () => {
      const restored = restore(file, fresh, undefined);
      return restored.ok ? 'restored' : restored.error.code;
    };
    writeFileSync(file, 'this is no database'.repeat(100));
    expect(codeOf()).toBe('not-a-backup');
    rmSync(file);
    const foreign = openWriter(file);
    foreign.exec('create table something (else_ integer)');
    foreign.close();
    expect(codeOf()).toBe('not-a-backup');
    rmSync(file);
    mkdirSync(file);
    expect(codeOf()).toBe('not-a-backup');
    rmSync(file, { recursive: true });
    expect(backUp(join(place, 'live'), file).ok).toBe(true);
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([Buffer.alloc(100), bytes.subarray(100)]));
    expect(codeOf()).toBe('damaged');
    expect(existsSync(fresh)).toBe(false);
  });

  it('of any released version can be restored', async () => {
    for (const kept of OLD_DATABASES) {
      const [old, fresh] = [join(place, `old${kept.version}`), join(place, `fresh${kept.version}`)];
      const file = join(place, `${kept.version}.db`);
      await putDatabase(kept, old);
      expect(backUp(old, file)).toMatchObject({ ok: true, value: { guests: 2 } });
      expect(restore(file, fresh, undefined)).toMatchObject({ ok: true, value: { rooms: 3 } });
      const server = await openTestServer({}, { data: fresh });
      expect(await server.services.store.db.selectFrom('rooms').selectAll().execute()).toHaveLength(3);
      await server.close();
    }
  });

  it('is reported as missing, not as damaged, if there is no database', () => {
    expect(checkDatabase(join(place, 'nowhere', 'inkling.db'))).toEqual({
      ok: false,
      error: { code: 'no-database' },
    });
  });

  it('is checked for missing entries', async () => {
    const row = "insert into rooms values ('r', '{}', 's', 'x', 'ann', 'q', 1)";
    const entry = (n: number) =>
      `insert into entries values ('r', ${n}, 'sit', 'a', 'ann', 'q${n}', '', '', 1)`;
    for (const text of [row, entry(1), entry(3)]) await store.write([{ sql: text, parameters: [] }]);
    expect(checkDatabase(join(place, 'live', 'inkling.db'))).toEqual({
      ok: false,
      error: { code: 'gap', room: 'r' },
    });
  });
});
