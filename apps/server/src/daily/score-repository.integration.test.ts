import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuestRepository } from '../store/guest-repository.ts';
import { RoomRepository } from '../store/room-repository.ts';
import type { Store } from '../store/store.ts';
import { postgresEngine, sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { DailyRepository } from './daily-repository.ts';
import { type Board, KINDS, ScoreRepository } from './score-repository.ts';

const BEGAN = 1_770_000_000_000;
const DAY = '2026-02-02';
const AT_ONCE = 16;

describe.each([
  ['sqlite', sqliteEngine],
  ['postgres', postgresEngine],
] as const)('scores on %s', (_name, start) => {
  let engine: TestEngine;
  let store: Store;
  let rooms: RoomRepository;
  let repository: DailyRepository;
  let scores: ScoreRepository;

  beforeAll(async () => {
    engine = await start();
    store = await engine.open();
    rooms = new RoomRepository(store);
    repository = new DailyRepository(store);
    scores = new ScoreRepository(store);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  const begin = (room: string, guest: string, game = 'word', kind = 'unassisted') =>
    rooms.create(
      { id: room, setup: '{}', seed: 's', salt: 'x', guest, req: `daily ${game}`, made_ms: BEGAN },
      [],
      [
        repository.beginning({
          room,
          day: DAY,
          game,
          guest,
          kind,
          started_ms: BEGAN,
          ended_ms: null,
          solved: null,
        }),
      ],
    );
  const end = (room: string, turns: number, ms: number, solved = true) =>
    store.write(scores.ending({ room, solved, turns, atMs: BEGAN + ms }));

  it('have the same ranks by the histogram as by counting all rows', async () => {
    const random = new RandomStream(seedRandom('scores'));
    const drawn = Array.from({ length: 150 }, (_, i) => ({
      room: `room ${i}`,
      guest: `guest ${i}`,
      game: random.below(4) === 0 ? 'witch' : 'word',
      kind: KINDS[random.below(3)] ?? 'bot',
      turns: 2 + random.below(4),
      ms: 5000 + random.below(4000) * (random.below(3) === 0 ? 1 : 50),
    }));
    for (const row of drawn) expect((await begin(row.room, row.guest, row.game, row.kind)).ok).toBe(true);
    // As many as there are connections. On a busy machine, more would wait for one until they are refused.
    for (let from = 0; from < drawn.length; from += AT_ONCE) {
      const some = drawn.slice(from, from + AT_ONCE);
      const ended = await Promise.all(some.map(({ room, turns, ms }) => end(room, turns, ms)));
      expect(ended.every(({ ok }) => ok)).toBe(true);
    }
    for (const { game, kind, turns, ms, guest } of drawn) {
      const board: Board = { day: DAY, game, kind };
      const better = drawn.filter(
        (other) =>
          other.game === game &&
          other.kind === kind &&
          (other.turns < turns || (other.turns === turns && other.ms < ms)),
      );
      expect(value(await scores.rank(board, { turns, ms }))).toBe(better.length + 1);
      expect(value(await scores.scoreOf(guest, board))).toMatchObject({ turns, ms });
    }
    const board: Board = { day: DAY, game: 'word', kind: 'bot' };
    const sorted = drawn
      .filter(({ game, kind }) => game === 'word' && kind === 'bot')
      .toSorted((a, b) => a.turns - b.turns || a.ms - b.ms)
      .map(({ turns, ms }) => [turns, ms]);
    expect(value(await scores.top(board, 20)).map(({ turns, ms }) => [turns, ms])).toEqual(
      sorted.slice(0, 20),
    );
  });

  it('are written only once', async () => {
    await begin('once', 'ann', 'mastermind');
    expect((await end('once', 5, 61_500)).ok).toBe(true);
    expect(await end('once', 1, 10)).toEqual({ ok: false, error: 'conflict' });
    const counts = await store.db
      .selectFrom('score_counts')
      .selectAll()
      .orderBy('width')
      .where('game', '=', 'mastermind')
      .execute();
    const same = { day: DAY, game: 'mastermind', kind: 'unassisted', turns: 5, n: 1 };
    expect(counts).toEqual([
      { ...same, width: 1, bucket: 61 },
      { ...same, width: 60, bucket: 1 },
    ]);
    expect(value(await repository.attempt('ann', DAY, 'mastermind'))).toMatchObject({
      ended_ms: BEGAN + 61_500,
      solved: 1,
    });
  });

  it('keep help as declared until the end, and never count a program as a person', async () => {
    await begin('helped', 'bob', 'mastermind');
    await begin('program', 'bot', 'mastermind', 'bot');
    expect(value(await repository.assist('bob', DAY, 'mastermind'))).toBe(true);
    expect(value(await repository.assist('bot', DAY, 'mastermind'))).toBe(true);
    expect(value(await repository.assist('nobody', DAY, 'mastermind'))).toBe(false);
    await end('helped', 4, 1000);
    await end('program', 4, 1000);
    expect(value(await repository.assist('bob', DAY, 'mastermind'))).toBe(false);
    const kinds = await store.db.selectFrom('scores').select(['room', 'kind']).orderBy('room').execute();
    expect(kinds).toContainEqual({ room: 'helped', kind: 'assisted' });
    expect(kinds).toContainEqual({ room: 'program', kind: 'bot' });
  });

  it('do not include a lost attempt, and allow one attempt per guest, game and day', async () => {
    await begin('lost', 'eve', 'mastermind');
    expect((await begin('second', 'eve', 'mastermind')).ok).toBe(false);
    await end('lost', 12, 5000, false);
    expect(value(await repository.playedDays('eve'))).toEqual(new Set([DAY]));
    expect(value(await repository.missed(DAY, 'mastermind'))).toBe(1);
    expect(value(await repository.lastRecordedMs())).toBe(BEGAN + 204_000);
    expect(value(await repository.playedDays('ann'))).toEqual(new Set([DAY]));
    expect(value(await scores.scoreOf('eve', { day: DAY, game: 'mastermind', kind: 'unassisted' }))).toBe(
      undefined,
    );
  });

  it('agree on the root of a year', async () => {
    const years = await Promise.all(['a', 'b', 'c'].map((fresh) => repository.year(2026, () => fresh)));
    const [first] = years.map(value);
    expect(years.map(value)).toEqual([first, first, first]);
    expect(value(await repository.year(2026, () => 'late'))).toEqual(first);
    expect(value(await repository.knownYear(2025))).toBe(undefined);
  });

  it('remain after their guest is deleted', async () => {
    await repository.pause('ann', ['2026-03-01', '2026-03-02']);
    await repository.pause('ann', ['2026-03-02']);
    expect(value(await repository.pausedDays('ann'))).toEqual(new Set(['2026-03-01', '2026-03-02']));
    expect((await new GuestRepository(store).forget('ann')).ok).toBe(true);
    expect(value(await repository.pausedDays('ann')).size).toBe(0);
    expect(value(await repository.attempt('ann', DAY, 'mastermind'))).toBe(undefined);
    const board: Board = { day: DAY, game: 'mastermind', kind: 'unassisted' };
    expect(value(await scores.top(board, 5))).toMatchObject([{ room: 'once', guest: null, turns: 5 }]);
    expect(value(await scores.rank(board, { turns: 5, ms: 61_501 }))).toBe(2);
  });
});
