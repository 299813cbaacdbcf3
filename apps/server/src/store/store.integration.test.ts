import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresEngine, sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { keepsOldData } from '../testing/keeps-old-data.ts';
import { GroupCommit } from './group-commit.ts';
import { GuestRepository } from './guest-repository.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { prepareSchema } from './prepare-schema.ts';
import { type EntryRow, RoomRepository, type RoomRow } from './room-repository.ts';
import type { Store } from './store.ts';

const room = (id: string, req = 'r'): RoomRow => ({
  id,
  setup: '{}',
  seed: 's',
  salt: 'x',
  guest: 'ann',
  req,
  made_ms: 1_770_000_000_000,
});
const entry = (of: string, n: number, more: Partial<EntryRow> = {}): EntryRow => ({
  room: of,
  n,
  kind: 'sit',
  seat: 'breaker',
  guest: 'ann',
  req: `${n}`,
  line: '',
  note: '',
  at_ms: 1_770_000_000_000 + n,
  ...more,
});

describe.each([
  ['sqlite', sqliteEngine],
  ['postgres', postgresEngine],
] as const)('the store on %s', (_name, start) => {
  let engine: TestEngine;
  let store: Store;
  let rooms: RoomRepository;
  let guests: GuestRepository;

  beforeAll(async () => {
    engine = await start();
    store = await engine.open();
    rooms = new RoomRepository(store);
    guests = new GuestRepository(store);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  it('creates its tables once, and records their version', async () => {
    await prepareSchema(store.db);
    expect(await store.db.selectFrom('inkling_schema').selectAll().execute()).toEqual([
      { version: SCHEMA_VERSION },
    ]);
  });

  it('creates its tables once for servers that start together', async () => {
    const empty = await engine.open();
    for (const { name } of await empty.db.introspection.getTables())
      await sql`drop table ${sql.table(name)}${sql.raw(_name === 'postgres' ? ' cascade' : '')}`.execute(
        empty.db,
      );
    await Promise.all(Array.from({ length: 4 }, () => prepareSchema(empty.db)));
    expect(await empty.db.selectFrom('inkling_schema').selectAll().execute()).toEqual([
      { version: SCHEMA_VERSION },
    ]);
    await empty.close();
  });

  it('rejects tables of an older or a newer build, without changing them', async () => {
    const other = await engine.open();
    const guest = { id: 'ann', recovery: 'h', made_ms: 1, issued_ms: 1, program: 0 };
    await other.db.insertInto('guests').values(guest).execute();
    const tables = async () => JSON.stringify(await other.db.introspection.getTables());
    await other.db
      .updateTable('inkling_schema')
      .set({ version: SCHEMA_VERSION + 1 })
      .execute();
    const newer = await tables();
    await expect(prepareSchema(other.db)).rejects.toThrow(
      `a newer build of Inkling: its format is version ${SCHEMA_VERSION + 1}, and this build reads version ${SCHEMA_VERSION}. It has not been changed`,
    );
    expect(await tables()).toBe(newer);
    await sql`drop table inkling_schema`.execute(other.db);
    const older = await tables();
    await expect(prepareSchema(other.db)).rejects.toThrow(
      'an older build of Inkling: its format has no version',
    );
    expect(await tables()).toBe(older);
    expect(await other.db.selectFrom('guests').selectAll().execute()).toEqual([guest]);
    await other.close();
  });

  describe('databases of older builds', () => keepsOldData(() => engine));

  it('keeps a room and its entries in order, with numbers as numbers', async () => {
    expect((await rooms.create(room('one'), [entry('one', 1)])).ok).toBe(true);
    for (const n of [3, 2]) expect((await rooms.append(entry('one', n, { kind: 'move' }))).ok).toBe(true);
    const found = await rooms.find('one');
    expect(found).toEqual({
      ok: true,
      value: {
        room: room('one'),
        entries: [1, 2, 3].map((n) => entry('one', n, n > 1 ? { kind: 'move' } : {})),
      },
    });
    expect(await rooms.find('two')).toEqual({ ok: true, value: undefined });
    expect(await rooms.madeBy('ann', 'r')).toEqual({ ok: true, value: 'one' });
    expect(await rooms.of('ann', 9)).toEqual({ ok: true, value: ['one'] });
  });

  it('rejects a duplicate entry or room, and writes nothing of it', async () => {
    expect((await rooms.create(room('two', 'r2'), [])).ok).toBe(true);
    expect((await rooms.append(entry('two', 1))).ok).toBe(true);
    const conflict = { ok: false, error: 'conflict' };
    expect(await rooms.append(entry('two', 1, { req: 'other' }))).toEqual(conflict);
    expect(await rooms.append(entry('nowhere', 1))).toEqual(conflict);
    expect(await rooms.create(room('three', 'r2'), [])).toEqual(conflict);
    expect(await rooms.create(room('three', 'r3'), [entry('three', 1), entry('three', 1)])).toEqual(conflict);
    expect(await rooms.find('three')).toEqual({ ok: true, value: undefined });
  });

  it('keeps the successful ones of many concurrent writes when others fail', async () => {
    expect((await rooms.create(room('crowd', 'rc'), [])).ok).toBe(true);
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, i) => rooms.append(entry('crowd', 1 + (i % 40), { req: `q${i}` }))),
    );
    expect(outcomes.filter(({ ok }) => ok).length).toBe(40);
    const found = await rooms.find('crowd');
    expect(found.ok && found.value?.entries.map(({ n }) => n)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });

  it('finds guests by id and by recovery hash, and forgets them completely', async () => {
    const guest = { id: 'ann', recovery: 'hash', made_ms: 1, issued_ms: 1, program: 0 };
    expect((await guests.add(guest)).ok).toBe(true);
    expect(await guests.add({ ...guest, id: 'bob' })).toEqual({ ok: false, error: 'conflict' });
    expect(await guests.knows('ann')).toEqual({ ok: true, value: true });
    expect(await guests.recovered('hash', 2)).toEqual({ ok: true, value: 'ann' });
    expect(await guests.recovered('hush', 2)).toEqual({ ok: true, value: undefined });
    expect((await guests.forget('ann')).ok).toBe(true);
    expect(await guests.knows('ann')).toEqual({ ok: true, value: false });
    expect(await rooms.of('ann', 9)).toEqual({ ok: true, value: [] });
    const found = await rooms.find('one');
    expect(found.ok && found.value?.entries.every(({ guest }) => guest === null)).toBe(true);
  });

  it('removes idle guests who left no trace, in batches, and nobody else', async () => {
    const names = Array.from({ length: 14 }, (_, i) => `idle${i}`);
    const traced = ['seat', 'room', 'attempt', 'score', 'pause'];
    for (const [i, id] of [...names, ...traced].entries())
      expect(
        (await guests.add({ id, recovery: `h-${id}`, made_ms: 5, issued_ms: 100 + i, program: 0 })).ok,
      ).toBe(true);
    const { db } = store;
    const day = { day: '2026-02-01', game: 'word', kind: 'bot' };
    expect(
      (await rooms.create({ ...room('traced'), guest: 'room' }, [entry('traced', 1, { guest: 'seat' })])).ok,
    ).toBe(true);
    const attempt = { room: 'traced', ...day, guest: 'attempt', started_ms: 1, ended_ms: null, solved: null };
    const traces = [
      db.insertInto('attempts').values(attempt).compile(),
      db
        .insertInto('scores')
        .values({ room: 'traced', ...day, turns: 1, ms: 1, guest: 'score', held: '' })
        .compile(),
      db.insertInto('pauses').values({ guest: 'pause', day: day.day }).compile(),
    ];
    expect((await store.write(traces)).ok).toBe(true);
    const left = async () =>
      (await db.selectFrom('guests').select('id').where('made_ms', '=', 5).execute())
        .map(({ id }) => id)
        .toSorted();

    // Guest i got the last token at 100 + i, and `removeIdle` removes only guests from before the given moment.
    expect(await guests.removeIdle(100, 99)).toEqual({ ok: true, value: 0 });
    expect(await guests.removeIdle(112, 10)).toEqual({ ok: true, value: 10 });
    expect(await left()).toEqual([...names.slice(10), ...traced].toSorted());
    // A guest who comes back with a recovery code is not idle.
    expect(await guests.recovered('h-idle10', 9000)).toEqual({ ok: true, value: 'idle10' });
    expect(await guests.removeIdle(112, 10)).toEqual({ ok: true, value: 1 });
    expect(await guests.removeIdle(112, 10)).toEqual({ ok: true, value: 0 });
    expect(await left()).toEqual(['idle10', 'idle12', 'idle13', ...traced].toSorted());
    expect(await guests.removeIdle(8000, 99)).toEqual({ ok: true, value: 2 });
    expect(await left()).toEqual(['idle10', ...traced].toSorted());
  });

  it('agrees on one signing key', async () => {
    const first = await guests.key({ kid: 'a', secret: 'x', made_ms: 5 });
    expect(await guests.key({ kid: 'b', secret: 'y', made_ms: 9 })).toEqual(first);
  });
});

describe('a store on a failing disk', () => {
  it('rejects a write that does not fit on the disk, and keeps those before and after', async () => {
    const engine = await sqliteEngine();
    const store = await engine.open();
    const path = join(engine.folder, '0', 'inkling.db');
    const group = new GroupCommit(path);
    const statement = store.db.insertInto('keys').values({ kid: 'k', secret: 's', made_ms: 1 }).compile();
    const write = (kid: string, size: number) =>
      group.commit({ writes: [[{ sql: statement.sql, parameters: [kid, 'x'.repeat(size), 1] }]] })
        .outcomes[0];
    expect(write('before', 10)).toEqual([1]);
    const limit = (pages: number) =>
      group.commit({ writes: [[{ sql: `PRAGMA max_page_count = ${pages}`, parameters: [] }]] });
    limit(1);
    expect(write('large', 900_000)).toBe('unavailable');
    expect(write('after', 10)).toEqual([1]);
    const kept = await store.db.selectFrom('keys').select('kid').orderBy('kid').execute();
    expect(kept.map(({ kid }) => kid)).toEqual(['after', 'before']);
    group.close();
    await store.close();
    await engine.stop();
  });
});

describe('a store on a stopped server', () => {
  it('reports unavailable while PostgreSQL is down, and recovers by itself', async () => {
    const engine = await postgresEngine();
    const store = await engine.open();
    const rooms = new RoomRepository(store);
    expect((await rooms.create(room('kept'), [])).ok).toBe(true);
    await engine.halt();
    expect(await rooms.append(entry('kept', 1))).toEqual({ ok: false, error: 'unavailable' });
    expect(await rooms.find('kept')).toEqual({ ok: false, error: 'unavailable' });
    await engine.resume();
    expect((await rooms.append(entry('kept', 1))).ok).toBe(true);
    const found = await rooms.find('kept');
    expect(found.ok && found.value?.entries.length).toBe(1);
    // A connection that is terminated during a write affects nothing else.
    const ending = { sql: 'select pg_terminate_backend(pg_backend_pid())', parameters: [] };
    expect(await store.write([ending, ending])).toEqual({ ok: false, error: 'unavailable' });
    expect((await rooms.append(entry('kept', 2))).ok).toBe(true);
    await store.close();
    await engine.stop();
  });
});
