import { expect as value } from '@inkling/core/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RATES_OFF } from '../identity/limits.ts';
import { DiskWatch } from '../operations/disk-watch.ts';
import { handClock, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const DAY_MS = 24 * 3600 * 1000;
const CODE = { game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' };

describe('unused rooms', () => {
  let place: TestServer;
  let clock: ReturnType<typeof handClock>;
  let ann: Player;
  const start = async (keepDays: number) => {
    clock = handClock();
    place = await openTestServer({ clock, keepDays });
    ann = await Player.join(place.app);
  };
  beforeEach(() => start(30));
  afterEach(() => place.close());

  const open = async (isPlayed: boolean): Promise<string> => {
    const { id } = await ann.open(CODE);
    if (isPlayed) await ann.play(id, 'guess aabb');
    return id;
  };
  const isThere = async (id: string) => (await ann.send('GET', `/api/rooms/${id}`)).status === 200;
  const entriesOf = async (id: string) =>
    (await place.services.store.db.selectFrom('entries').select('n').where('room', '=', id).execute()).length;

  it('are deleted after a week without any move, or after the configured days of inactivity', async () => {
    const [untouched, played, kept] = [await open(false), await open(true), await open(true)];
    clock.nowMs += 7 * DAY_MS;
    expect(await place.services.roomSweep.run()).toBe(0);
    clock.nowMs += 1;
    expect(await place.services.roomSweep.run()).toBe(1);
    expect([await isThere(untouched), await isThere(played)]).toEqual([false, true]);
    clock.nowMs += 22 * DAY_MS;
    await ann.play(kept, 'guess ccdd');
    clock.nowMs += 2 * DAY_MS;
    expect(await place.services.roomSweep.run()).toBe(1);
    expect([await isThere(played), await isThere(kept)]).toEqual([false, true]);
    expect([await entriesOf(played), await entriesOf(kept)]).toEqual([0, 3]);
    expect((await ann.play(kept, 'resign')).phase).toBe('over');
  });

  it('stay while somebody watches them, or if rooms are kept for ever', async () => {
    const id = await open(true);
    const watch = value(await place.services.rooms.watch(id, () => undefined));
    clock.nowMs += 40 * DAY_MS;
    expect(await place.services.roomSweep.run()).toBe(0);
    watch.leave();
    expect(await place.services.roomSweep.run()).toBe(1);
    await place.close();
    await start(0);
    await open(false);
    clock.nowMs += 4000 * DAY_MS;
    expect(await place.services.roomSweep.run()).toBe(0);
  });

  it('leave behind the daily attempt that was played in them', async () => {
    const { id } = (await ann.send('POST', '/api/daily/mastermind')).body;
    await ann.play(id, 'resign');
    const { db } = place.services.store;
    clock.nowMs += 40 * DAY_MS;
    expect(await place.services.roomSweep.run()).toBe(1);
    expect((await db.selectFrom('attempts').select('room').execute()).map(({ room }) => room)).toEqual([id]);
  });

  it('are bounded in number, however many are opened', async () => {
    let most = 0;
    for (let day = 0; day < 60; day++) {
      for (let n = 0; n < 6; n++) await open(n % 2 === 0);
      clock.nowMs += DAY_MS;
      await place.services.roomSweep.run();
      const rooms = await place.services.store.db.selectFrom('rooms').select('id').execute();
      most = Math.max(most, rooms.length);
    }
    // Each day adds three played rooms, which stay for 30 days, and three unplayed ones, which stay for a week. The
    // upper bound allows one more day of both.
    expect(most).toBeLessThanOrEqual(3 * 31 + 3 * 8);
    expect(most).toBeGreaterThanOrEqual(3 * 30);
  });
});

describe('opening rooms', () => {
  it('is limited for each guest, except for a repeated request', async () => {
    const place = await openTestServer({ limits: { ...RATES_OFF, roomsOfGuest: 2 } });
    const [ann, bob] = [await Player.join(place.app), await Player.join(place.app)];
    const setup = { ...CODE, maker: 'drawn', breakers: 1 };
    const ask = async (player: Player, req: string) => {
      const { status, body } = await player.send('POST', '/api/rooms', { req, ...setup });
      return status === 201 ? 201 : body.code;
    };
    const asked = [
      await ask(ann, 'one'),
      await ask(ann, 'two'),
      await ask(ann, 'three'),
      await ask(ann, 'two'),
    ];
    expect(asked).toEqual([201, 201, 'too-many-rooms', 201]);
    expect(await ask(bob, 'one')).toBe(201);
    await place.close();
  });

  it('is rejected while the disk is nearly full, but games in progress continue', async () => {
    const heard: boolean[] = [];
    const terms = { files: [], onChange: (isShort: boolean) => void heard.push(isShort) };
    let freeMinBytes = 0;
    const disk = new DiskWatch({
      ...terms,
      folder: '/',
      get freeMinBytes() {
        return freeMinBytes;
      },
    });
    const place = await openTestServer({ disk });
    const ann = await Player.join(place.app);
    const { id } = await ann.open(CODE);
    await disk.look();
    expect([disk.isShort, (disk.freeBytes ?? 0) > 0]).toEqual([false, true]);
    freeMinBytes = Number.MAX_SAFE_INTEGER;
    await disk.look();
    const refused = { status: 503, body: { code: 'unavailable' } };
    const setup = { ...CODE, req: 'more', maker: 'drawn', breakers: 1 };
    expect(await ann.send('POST', '/api/rooms', setup)).toMatchObject(refused);
    expect(await ann.send('POST', '/api/daily/word')).toMatchObject(refused);
    expect(await ann.send('POST', '/api/guests', { keep: 'token' })).toMatchObject(refused);
    expect((await ann.play(id, 'guess aabb')).version).toBe(2);
    freeMinBytes = 0;
    await disk.look();
    expect((await ann.send('POST', '/api/rooms', setup)).status).toBe(201);
    expect(heard).toEqual([true, false]);
    await place.close();
  });
});
