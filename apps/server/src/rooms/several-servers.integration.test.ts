import { expect as value } from '@inkling/core/result';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RATES_OFF } from '../identity/limits.ts';
import type { RoomView } from '../room/view.ts';
import { listenIn } from '../routes/events.ts';
import type { ServicesOptions } from '../services/services.ts';
import type { ChangeListener } from '../store/change-events.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { postgresEngine } from '../testing/engines.ts';
import { handClock, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

/** So long that it never elapses: servers learn of changes only by events, or when a test polls explicitly. */
const NEVER_MS = 2 ** 30;
const PATIENCE = { timeout: 60_000, interval: 20 };
/** Returns a store that neither sends nor receives change events. */
const cutOff = (store: Store): Store => ({
  ...store,
  changeEvents: { publish: () => {}, subscribe: () => {}, close: async () => {} },
});
/** Makes a store pass each change event to an observer, after the server has handled it. */
const overhearing =
  (observer: ChangeListener) =>
  (store: Store): Store => {
    const { changeEvents } = store as Required<Store>;
    const subscribe: typeof changeEvents.subscribe = (listener) =>
      changeEvents.subscribe({
        onGap() {
          listener.onGap();
          observer.onGap();
        },
        onChange(event) {
          listener.onChange(event);
          observer.onChange(event);
        },
      });
    const publish = changeEvents.publish.bind(changeEvents);
    return { ...store, changeEvents: { publish, subscribe, close: () => changeEvents.close() } };
  };
/** So many codes that no guess of a test finds the secret. */
const DRAWN = { game: 'mastermind', rules: 'p4c20r/12', seat: 'breaker' };
const DEPOSITED = { game: 'mastermind', rules: 'p4c6r/12', maker: 'deposited', seat: 'maker' };

describe('two servers on one database', () => {
  let engine: Awaited<ReturnType<typeof postgresEngine>>;
  let stores: Store[] = [];
  let places: TestServer[] = [];

  beforeAll(async () => {
    engine = await postgresEngine();
  });
  afterEach(async () => {
    for (const place of places) await place.close();
    [stores, places] = [[], []];
  });
  afterAll(() => engine?.stop());

  async function open(
    parts: Partial<ServicesOptions> = {},
    change = (store: Store) => store,
  ): Promise<TestServer> {
    const store = change(await openStore(engine.url));
    stores.push(store);
    const place = await openTestServer({ catchUpMs: NEVER_MS, store, ...parts });
    places.push(place);
    return place;
  }

  /** Subscribes to a room's event stream on a server, and collects what the guest receives. */
  async function listen({ services }: TestServer, { id }: RoomView, guest?: string) {
    const versions: number[] = [];
    let [newest, told] = ['', () => {}];
    const write = (text: string) => {
      const version = /^id: (\d+)/m.exec(text)?.[1];
      // Presence events come between the versions and have no id.
      if (version === undefined) return true;
      versions.push(Number(version));
      newest = text;
      told();
      return true;
    };
    const seen = value(await services.rooms.look(id, guest));
    await listenIn(services, seen, 0, () => ({ write, onDrain: () => {}, end: () => {}, close: () => {} }));
    return {
      versions,
      newest: () => newest,
      async until(version: number) {
        while ((versions.at(-1) ?? 0) < version) await new Promise<void>((resolve) => (told = resolve));
      },
    };
  }

  const entriesOf = async (room: string) =>
    (await (stores[0] as Store).db.selectFrom('entries').select('n').where('room', '=', room).execute())
      .length;

  it('tell a listener on one of them what happened on the other, once it is written', async () => {
    const [one, other] = [await open(), await open()];
    const ann = await Player.join(one.app);
    const room = await ann.open(DRAWN);
    const listener = await listen(other, room);
    for (const [turn, guess] of ['aabb', 'abcd', 'ddee'].entries()) {
      await ann.play(room.id, `guess ${guess}`);
      await listener.until(turn + 2);
      expect(await entriesOf(room.id)).toBe(turn + 2);
    }
    expect(listener.versions).toEqual([1, 2, 3, 4]);
    expect(listener.newest()).toContain('"guess":"ddee"');
  });

  it('count every vote of a class, whichever of them it reaches', async () => {
    const [one, other] = [await open(), await open()];
    const teacher = await Player.join(one.app);
    const { id } = await teacher.open({ ...DRAWN, classroom: true });
    const pupils = await Promise.all(
      Array.from({ length: 12 }, (_, at) => Player.join((at % 2 === 0 ? one : other).app)),
    );
    const votes = await Promise.all(
      pupils.map((pupil) => pupil.send('POST', `/api/rooms/${id}/votes`, { req: 'vote', guess: 'aabb' })),
    );
    expect(votes.map(({ status }) => status)).toEqual(pupils.map(() => 200));
    for (const { services } of [one, other]) services.rooms.cache.drop([id]);
    expect((await teacher.look(id)).classroom).toMatchObject({ voters: 12 });
  });

  it('act as one server for a player who switches between them during a game', async () => {
    const [one, other] = [await open({}, cutOff), await open({}, cutOff)];
    const here = await Player.join(one.app);
    const there = new Player(other.app, here, 'there');
    const { id } = await here.open(DRAWN);
    expect((await there.look(id)).version).toBe(1);
    const first = await here.move(id, 1, 'guess aabb', 'once');
    // Suppose the answer was lost; the second server has not been notified either.
    expect(await there.move(id, 1, 'guess aabb', 'once')).toMatchObject({ status: 200, body: first.body });
    expect((await there.look(id)).version).toBe(2);
    expect((await here.move(id, 2, 'guess abcd')).status).toBe(200);
    expect(await there.move(id, 2, 'guess ffff')).toMatchObject({
      status: 409,
      body: { code: 'stale', now: { version: 3 } },
    });
    expect((await here.move(id, 3, 'guess ddee')).status).toBe(200);
    expect((await there.move(id, 4, 'guess cccc')).body).toMatchObject({ version: 5 });
    const seen = await here.send('GET', `/api/rooms/${id}`);
    expect(seen.body.version).toBe(4);
    expect(value(await one.services.rooms.look(id, undefined, 5)).room.version).toBe(5);
  });

  it('give a repeated request its first response, even after later moves on the other', async () => {
    const [one, other] = [await open({}, cutOff), await open({}, cutOff)];
    const here = await Player.join(one.app);
    const there = new Player(other.app, here, 'there');
    const { id } = await here.open(DRAWN);
    expect((await there.look(id)).version).toBe(1);
    const first = await here.move(id, 1, 'guess aabb', 'once');
    await here.move(id, 2, 'guess abcd');
    await here.move(id, 3, 'guess ddee');
    expect(await there.move(id, 1, 'guess aabb', 'once')).toMatchObject({ status: 200, body: first.body });
    expect(await entriesOf(id)).toBe(4);
  });

  it('catch up on missed changes by polling', async () => {
    const [one, other] = [await open({}, cutOff), await open({}, cutOff)];
    const ann = await Player.join(one.app);
    const [watched, unwatched] = [await ann.open(DRAWN), await ann.open(DRAWN)];
    const listener = await listen(other, watched);
    await other.services.rooms.look(unwatched.id, undefined);
    for (const room of [watched, unwatched]) await ann.play(room.id, 'guess aabb');
    expect(listener.versions).toEqual([1]);
    await other.services.rooms.cache.catchUp();
    expect(listener.versions).toEqual([1, 2]);
    expect(value(await other.services.rooms.look(unwatched.id, undefined)).room.version).toBe(2);
  });

  it('keep working when one writes an entry that the other cannot apply', async () => {
    const [one, other] = [await open(), await open()];
    const ann = await Player.join(one.app);
    const [strange, plain] = [await ann.open(DRAWN), await ann.open(DRAWN)];
    const [listener, watching] = [await listen(other, plain), await listen(other, strange)];
    const { db, changeEvents } = stores[0] as Store;
    const entry = { kind: 'move', seat: 'breaker', guest: null, req: null, line: 'sing', note: '', at_ms: 0 };
    await db
      .insertInto('entries')
      .values({ room: strange.id, n: 2, ...entry })
      .execute();
    changeEvents?.publish({ kind: 'room', room: strange.id, version: 2 });
    await ann.play(plain.id, 'guess aabb');
    await listener.until(2);
    await other.services.rooms.cache.catchUp();
    expect(watching.versions).toEqual([1]);
    await expect(other.services.rooms.look(strange.id, undefined)).rejects.toThrow('cannot be applied');
  });

  it('reconnect after all connections were cut, and catch up on what they missed', async () => {
    const [one, other] = [await open(), await open()];
    const ann = await Player.join(one.app);
    const room = await ann.open(DRAWN);
    const listener = await listen(other, room);
    await ann.play(room.id, 'guess aabb');
    await listener.until(2);
    const { db } = stores[0] as Store;
    const listeners = sql<{ pid: number }>`select pid from pg_stat_activity where query like 'LISTEN%'`;
    const listening = async () => (await listeners.execute(db)).rows.map(({ pid }) => pid);
    await vi.waitUntil(async () => (await listening()).length === 2, PATIENCE);
    const before = await listening();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    // The first of these requests may use a connection whose loss has not been noticed yet.
    while ((await ann.look(room.id)).version !== 3) await ann.play(room.id, 'guess abcd');
    await listener.until(3);
    const isBack = async () => (await listening()).filter((pid) => !before.includes(pid)).length === 2;
    await vi.waitUntil(isBack, PATIENCE);
    expect((await ann.play(room.id, 'guess ddee')).version).toBe(4);
    await listener.until(4);
  });

  it('let the other compute a move if the first one is busy', async () => {
    const absent = { run: async () => 'busy' as const, close: async () => {} };
    const [one, other] = [await open({ worker: absent }), await open()];
    const ann = await Player.join(one.app);
    const room = await ann.open({ ...DEPOSITED, computer: 'knuth' });
    const listener = await listen(other, room);
    await ann.play(room.id, 'deposit aabb');
    await listener.until(3);
    expect(listener.newest()).toContain('"guess"');
  });

  it('share the limit on new guests', async () => {
    const heard = { taken: 0, isListening: false };
    const overheard = overhearing({
      onGap: () => {
        heard.isListening = true;
      },
      onChange: (event) => {
        if (event.kind !== 'taken') return;
        for (const { units, perSecond } of event.taken) heard.taken += perSecond < 1 ? units : 0;
      },
    });
    const limits = { ...RATES_OFF, newGuests: { perSecond: 1e-9, burst: 6 } };
    const [one, other] = [await open({ limits }), await open({ limits }, overheard)];
    const joins = async ({ app }: TestServer) =>
      (await app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } })).statusCode;
    await vi.waitFor(() => expect(heard.isListening).toBe(true), PATIENCE);
    for (let i = 0; i < 6; i++) expect(await joins(one)).toBe(201);
    await vi.waitFor(() => expect(heard.taken).toBe(6), PATIENCE);
    expect([await joins(one), await joins(other)]).toEqual([429, 429]);
  });

  it('know who is present on the other, and who has left', async () => {
    const clock = handClock();
    const [one, other] = [await open({ clock }), await open({ clock })];
    const ann = await Player.join(one.app);
    const room = await ann.open(DRAWN);
    await listen(other, room);
    const told = () => other.services.presence.of(room.id);
    await vi.waitFor(() => expect(one.services.presence.of(room.id).watchers).toBe(1), PATIENCE);
    const leave = ['breaker', 'watcher'].map((seat) =>
      one.services.presence.enter(room.id, seat, () => undefined),
    );
    await vi.waitFor(() => expect(told()).toEqual({ here: ['breaker'], away: [], watchers: 2 }), PATIENCE);
    for (const each of leave) each();
    await vi.waitFor(() => expect(told().watchers).toBe(1), PATIENCE);
    clock.nowMs += 6000;
    expect(told()).toEqual({ here: [], away: [{ seat: 'breaker', seconds: 6 }], watchers: 1 });
  });

  it('notify each other when they stop', async () => {
    const clock = handClock();
    let hasHeard = false;
    const overheard = overhearing({
      onGap: () => undefined,
      onChange: ({ kind }) => {
        hasHeard ||= kind === 'stopping';
      },
    });
    const [one, other] = [await open({ clock }), await open({ clock }, overheard)];
    const room = await (await Player.join(one.app)).open(DRAWN);
    one.services.presence.enter(room.id, 'breaker', () => undefined);
    const told = () => other.services.presence.of(room.id);
    await vi.waitFor(() => expect(told().here).toEqual(['breaker']), PATIENCE);
    await one.close();
    places = [other];
    // The players on that server count as away since its `stopping` event arrived.
    await vi.waitFor(() => expect(hasHeard).toBe(true), PATIENCE);
    clock.nowMs += 6000;
    expect(told()).toEqual({ here: [], away: [{ seat: 'breaker', seconds: 6 }], watchers: 0 });
  });

  it('both forget a deleted guest', async () => {
    const [one, other] = [await open(), await open()];
    const here = await Player.join(one.app);
    const there = new Player(other.app, here, 'there');
    const room = await here.open(DRAWN);
    expect((await there.send('GET', '/api/guests/me/rooms')).body).toEqual({ rooms: [room.id] });
    expect((await here.send('DELETE', '/api/guests/me')).status).toBe(204);
    const refused = async () => (await there.send('GET', '/api/guests/me/rooms')).status === 401;
    while (!(await refused())) await new Promise((resolve) => setImmediate(resolve));
  });
});
