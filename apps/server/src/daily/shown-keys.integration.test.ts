import { fail } from '@inkling/core/result';
import { DAY_MS } from '@inkling/games/daily/day';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { localWriter } from '../store/writer.ts';
import type { Every } from '../system/clock.ts';
import { postgresEngine, sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { handClock, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const BEHIND = { status: 503, body: { code: 'clock-behind' } };

describe.each([
  ['sqlite', sqliteEngine],
  ['postgres', postgresEngine],
] as const)('a day that a server on %s has shown as over because its clock was ahead', (_name, start) => {
  let engine: TestEngine;
  let where: string;
  let ann: Player;
  let room: string;
  const places: TestServer[] = [];
  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    where = await engine.place();
    const right = await open(NOON);
    ann = await Player.join(right.app);
    room = (await ann.send('POST', '/api/daily/word')).body.id;
    await ann.play(room, 'resign');
    expect((await right.app.inject('/api/daily')).json().day).toBe('2026-11-20');
  });
  afterEach(async () => {
    for (const place of places.splice(0)) await place.close();
  });
  afterAll(() => engine?.stop());

  async function open(
    nowMs: number,
    change = (store: Store) => store,
    every: Every = () => () => undefined,
  ): Promise<TestServer> {
    const store = change(await openStore(where, localWriter));
    const clock = { ...handClock(), nowMs };
    const place = await openTestServer({ store, clock, every });
    places.push(place);
    return place;
  }

  it.each([
    ['GET', '/api/daily'],
    ['GET', '/api/daily/word/results?day=2026-11-20'],
    ['GET', '/api/daily/word/board?kind=bot&day=2026-11-20'],
    ['GET', '/api/rooms/ROOM'],
    ['GET', '/api/rooms/ROOM/record'],
  ] as const)('is unavailable to a later server after %s %s', async (method, path) => {
    const url = path.replace('ROOM', room);
    const ahead = await open(NOON + DAY_MS);
    expect((await ahead.app.inject({ method, url })).statusCode).toBe(200);
    const { app } = await open(NOON + 3_600_000);
    const again = new Player(app, ann, 'again');
    expect(await again.send('GET', '/api/daily')).toMatchObject(BEHIND);
    expect(await again.send('POST', '/api/daily/mastermind')).toMatchObject(BEHIND);
    expect((await app.inject(`/api/rooms/${room}`)).statusCode).toBe(403);
  });

  it('is unavailable to a concurrent server after its next check', async () => {
    if (_name === 'sqlite') return;
    const looks: (() => void)[] = [];
    const beside = await open(
      NOON,
      (store) => store,
      (_ms, look) => {
        looks.push(look);
        return () => undefined;
      },
    );
    expect((await beside.app.inject('/api/daily')).statusCode).toBe(200);
    const ahead = await open(NOON + DAY_MS);
    expect((await ahead.app.inject('/api/daily')).json().past[0].day).toBe('2026-11-20');
    for (const look of looks) look();
    expect(await new Player(beside.app, ann).send('POST', '/api/daily/witch')).toMatchObject(BEHIND);
  });

  it('is not shown if the new day cannot be recorded', async () => {
    let isFull = false;
    const { app } = await open(NOON + DAY_MS, (store) => ({
      ...store,
      write: async (statements) => (isFull ? fail('unavailable') : store.write(statements)),
    }));
    isFull = true;
    for (const url of ['/api/daily', '/api/daily/word/results?day=2026-11-20', `/api/rooms/${room}`])
      expect((await app.inject(url)).statusCode, url).toBe(503);
    isFull = false;
    expect((await app.inject('/api/daily')).statusCode).toBe(200);
    isFull = true;
    expect((await app.inject('/api/daily')).statusCode).toBe(200);
  });
});
