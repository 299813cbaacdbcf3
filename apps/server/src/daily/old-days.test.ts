import { createHash } from 'node:crypto';
import { expect as value } from '@inkling/core/result';
import { makeRoomRecord, parseRoomRecord } from 'inkling/record/room-text';
import { verifyRoomRecord } from 'inkling/record/verify-room';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretOf } from '../duel/room.ts';
import { diceOfSeed } from '../duel/room-seed.ts';
import { migrate } from '../store/migrations.ts';
import { type EntryRow, RoomShelf } from '../store/room-shelf.ts';
import { postgresEngine, sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { OLD_DAY, OLD_GUEST, OLD_ROOMS, OLD_YEAR } from '../testing/old-rooms.ts';
import { loadedDice, openPlace, type Place, Player } from '../testing/place.ts';
import type { DailyView } from './daily.ts';
import { daysAfter, isDay, startOf } from './day.ts';

const NEXT_DAY = daysAfter(OLD_DAY, 1);
const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe.each([
  ['sqlite', sqliteEngine],
  ['postgres', postgresEngine],
] as const)('a database of an earlier release on %s', (_name, start) => {
  let engine: TestEngine;
  let place: Place;
  let wideFrom = '';
  const dice = loadedDice();

  beforeAll(async () => {
    engine = await start();
    const store = await engine.open();
    await sql`alter table daily_years drop column wide_from`.execute(store.db);
    await sql`delete from kysely_migration where name >= '005'`.execute(store.db);
    await sql`insert into daily_years (year, root) values (${OLD_YEAR.year}, ${OLD_YEAR.root})`.execute(
      store.db,
    );
    const shelf = new RoomShelf(store);
    for (const { id, setup, seed, salt, seat, moves } of OLD_ROOMS) {
      const room = { id, setup, seed, salt, guest: OLD_GUEST, req: id, made_ms: startOf(OLD_DAY) };
      const entries = ['', ...moves].map(
        (line, at): EntryRow => ({
          room: id,
          n: at + 1,
          kind: at === 0 ? 'sit' : 'move',
          seat,
          guest: OLD_GUEST,
          req: `r${at}`,
          line,
          note: '',
          at_ms: startOf(OLD_DAY) + at,
        }),
      );
      value(await shelf.create(room, entries));
    }
    await migrate(store.db);
    const year = () => store.db.selectFrom('daily_years').select('wide_from').executeTakeFirstOrThrow();
    wideFrom = (await year()).wide_from;
    // As if the release had come on the old day.
    await store.db.updateTable('daily_years').set({ wide_from: NEXT_DAY }).execute();
    place = await openPlace({ store, dice });
  });
  afterAll(async () => {
    await place?.close();
    await engine?.stop();
  });

  it('replays its rooms to the same records, byte for byte, and they hold', async () => {
    dice.nowMs = startOf(NEXT_DAY);
    const { word, roster } = place.house.games;
    for (const { id, moves, record } of OLD_ROOMS) {
      const seen = value(await place.house.hall.look(id, undefined));
      expect(seen.room.version).toBe(moves.length + 1);
      const day = value(await place.house.daily.recorded(seen.room, OLD_GUEST));
      expect(day).toMatchObject({ day: OLD_DAY, dice: 1 });
      const own = value(parseRoomRecord(record));
      if (!own.day) throw new Error('a daily record without its day');
      expect(makeRoomRecord({ ...own, day })).toBe(record);
      const given = await place.app.inject({ method: 'GET', url: `/api/rooms/${id}/record` });
      expect(given.body).toBe(makeRoomRecord({ ...own, day: { ...own.day, guest: undefined } }));
      const verdict = await verifyRoomRecord(own, { sha256, word, roster });
      expect(verdict).toMatchObject({ ok: true, promise: 'kept', day: 'proved' });
      if (own.game === 'mastermind') continue;
      const asNew = { ...own, day: { ...own.day, dice: 2 as const } };
      expect((await verifyRoomRecord(asNew, { sha256, word, roster })).day).toBe('false-secret');
    }
  });

  it('deals the day that had begun as it began, and the days after it from 128 bits', async () => {
    expect([wideFrom > OLD_DAY, isDay(wideFrom)]).toEqual([true, true]);
    const ann = await Player.join(place.app);
    const begun = async () => {
      const view: DailyView = (await ann.send('GET', '/api/daily')).body;
      const { body } = await ann.send('POST', '/api/daily/word');
      const { room } = value(await place.house.hall.look(body.id, undefined));
      return { view, room, secret: secretOf(room, place.house.games) };
    };
    dice.nowMs = startOf(OLD_DAY);
    const old = await begun();
    expect([old.view.dice, diceOfSeed(old.room.seed)]).toEqual([1, 1]);
    expect(OLD_ROOMS.map(({ record }) => JSON.parse(record).secret)).toContain(old.secret);
    dice.nowMs = startOf(NEXT_DAY);
    const next = await begun();
    expect([next.view.dice, diceOfSeed(next.room.seed)]).toEqual([2, 2]);
    expect(next.view.past[0]).toMatchObject({ day: OLD_DAY, dice: 1 });
  });
});
