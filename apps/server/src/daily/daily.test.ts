import { createHash } from 'node:crypto';
import { fail, expect as value } from '@inkling/core/result';
import { DAY_MS, dayAt, daysAfter } from '@inkling/games/daily/day';
import { mastermindModule } from '@inkling/games/mastermind/module';
import type { RoomRecord } from '@inkling/games/record/room-record';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomOf } from '../room/deal.ts';
import { testWord } from '../testing/test-games.ts';
import { handClock, openTestServer, Player, type TestServer, type TestView } from '../testing/test-server.ts';
import type { DailyView } from './daily.ts';
import { checkDay } from './key-chain.ts';
import { ScoreRepository } from './score-repository.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

describe('the challenge of the day', () => {
  let place: TestServer;
  let clock: ReturnType<typeof handClock>;
  let ann: Player;
  beforeEach(async () => {
    clock = handClock();
    clock.nowMs = NOON;
    place = await openTestServer({ clock });
    ann = await Player.join(place.app);
  });
  afterEach(() => place.close());

  const today = async (player: Player): Promise<DailyView> => (await player.send('GET', '/api/daily')).body;
  const board = async (player: Player, game: string, kind: string) =>
    (await player.send('GET', `/api/daily/${game}/board?kind=${kind}`)).body;
  const begin = async (player: Player, game: string): Promise<TestView> => {
    const { status, body } = await player.send('POST', `/api/daily/${game}`);
    expect(status).toBe(200);
    return body;
  };
  /** Looks into the server's own memory, as no player can. */
  const secretIn = async (room: string): Promise<string> => {
    const found = value(await place.services.roomRepository.find(room));
    const { game, rules } = JSON.parse(String(found?.room.setup));
    const spec = place.services.games.get(game)?.room;
    const params: unknown = value(spec?.parseRules(rules, 'drawn') ?? fail('no such game'));
    return String(spec?.secretText(spec.start(params, 'drawn', randomOf(String(found?.room.seed)))));
  };
  /** Where the mate of a tile lies, by the server's own memory. */
  const mateIn = async (room: string, square: number): Promise<number> => {
    const found = value(await place.services.roomRepository.find(room));
    const { rules } = covenWitch;
    const params = value(rules.parseParams(String(covenWitch.daily?.rules)));
    const { tiles } = rules.start(params, randomOf(String(found?.room.seed))).secret;
    const name = JSON.stringify(tiles[square]);
    return tiles.findIndex((face, at) => at !== square && JSON.stringify(face) === name);
  };
  const solve = async (player: Player, game: string) => {
    const { id } = await begin(player, game);
    return player.play(id, `guess ${await secretIn(id)}`);
  };
  /** As a person does: a guess that is wrong, some thought, and the code. */
  const solveSlowly = async (player: Player) => {
    const { id } = await begin(player, 'mastermind');
    const secret = await secretIn(id);
    await player.play(id, `guess ${secret === 'aabb' ? 'aabc' : 'aabb'}`);
    clock.nowMs += 60_000;
    return player.play(id, `guess ${secret}`);
  };
  /** A guest who has a cookie and never had a token in hand; in this test it is read from there. */
  const joinAsPage = async (): Promise<Player> => {
    const reply = await place.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { keep: 'cookie' },
    });
    const token = /inkling=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
    return new Player(place.app, { token, recovery: reply.json().recovery }, 'page');
  };
  /** A page has a cookie, and is therefore no program. */
  const asPage = (player: Player, method: 'GET' | 'POST', url: string, payload?: object) =>
    place.app.inject({
      method,
      url,
      headers: { cookie: `inkling=${player.token}`, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { payload } : {}),
    });

  it('is one attempt, whoever races to open it', async () => {
    for (const game of ['mastermind', 'word', 'witch'] as const) {
      const rooms = await Promise.all(Array.from({ length: 8 }, () => begin(ann, game)));
      expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
      expect(rooms[0]).toMatchObject({
        game,
        rules: place.services.games.get(game)?.daily?.rules,
        version: 1,
        phase: 'playing',
      });
    }
    expect((await today(ann)).games.map(({ attempt }) => attempt?.over)).toEqual([false, false, false]);
    const claimed = await ann.send('POST', '/api/rooms', {
      req: 'daily 2026-11-20 word',
      game: 'word',
      rules: 'w5t6@english',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    });
    expect(claimed.status).toBe(400);
  });

  it('gives all the same word, and scores it by turns and the time of the server', async () => {
    const bob = await Player.join(place.app);
    const [one, two] = [await begin(ann, 'word'), await begin(bob, 'word')];
    expect(one.id).not.toBe(two.id);
    expect(await secretIn(one.id)).toBe(await secretIn(two.id));
    clock.nowMs += 4500;
    expect(await solve(ann, 'word')).toMatchObject({ phase: 'over', winner: 'breaker' });
    clock.nowMs += 500;
    await solve(bob, 'word');
    expect(await board(bob, 'word', 'bot')).toEqual({
      day: '2026-11-20',
      game: 'word',
      kind: 'bot',
      rows: [
        { rank: 1, turns: 1, ms: 4500, you: false },
        { rank: 2, turns: 1, ms: 5000, you: true },
      ],
      own: { rank: 2, turns: 1, ms: 5000 },
    });
    expect((await board(bob, 'word', 'unassisted')).rows).toEqual([]);
    await ann.send('DELETE', '/api/guests/me');
    expect((await board(bob, 'word', 'bot')).rows).toHaveLength(2);
  });

  it('shows a room to nobody else before its day is over', async () => {
    const bob = await Player.join(place.app);
    const { id } = await begin(ann, 'word');
    await ann.play(id, 'resign');
    expect((await ann.look(id)).secret).toMatch(/^[a-z]{5}$/);
    for (const path of ['', '/record', '/events'])
      expect(await bob.send('GET', `/api/rooms/${id}${path}`)).toMatchObject({
        status: 403,
        body: { code: 'not-yet-shown' },
      });
    clock.nowMs += DAY_MS;
    expect((await bob.look(id)).secret).toMatch(/^[a-z]{5}$/);
    expect((await bob.send('GET', `/api/rooms/${id}/record`)).status).toBe(200);
  });

  it('gives nobody a negative time', async () => {
    await begin(ann, 'word');
    clock.nowMs -= 20_000;
    await solve(ann, 'word');
    expect((await board(ann, 'word', 'bot')).own).toMatchObject({ turns: 1, ms: 0 });
  });

  it('keeps people, people with help and programs apart', async () => {
    ann = await joinAsPage();
    expect((await asPage(ann, 'POST', '/api/daily/mastermind/assistance')).json()).toEqual({
      code: 'no-attempt',
    });
    const bob = await joinAsPage();
    for (const player of [ann, bob])
      expect((await asPage(player, 'POST', '/api/daily/mastermind')).statusCode).toBe(200);
    expect((await asPage(bob, 'POST', '/api/daily/mastermind/assistance')).statusCode).toBe(204);
    for (const player of [ann, bob]) await solveSlowly(player);
    expect((await board(ann, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 1 });
    expect((await board(bob, 'mastermind', 'assisted')).own).toMatchObject({ rank: 1 });
    expect((await board(bob, 'mastermind', 'bot')).rows).toEqual([]);
    expect((await asPage(ann, 'POST', '/api/daily/mastermind/assistance')).json()).toEqual({
      code: 'already-over',
    });
  });

  it('tells a program by its guest, whatever carries its token', async () => {
    const page = await joinAsPage();
    expect((await asPage(ann, 'POST', '/api/daily/mastermind')).statusCode).toBe(200);
    await begin(page, 'mastermind');
    expect((await today(ann)).games[0]?.attempt?.kind).toBe('bot');
    expect((await today(page)).games[0]?.attempt?.kind).toBe('unassisted');
    await page.send('POST', '/api/guests/me/token', { keep: 'token' });
    for (const player of [ann, page]) await solveSlowly(player);
    for (const player of [ann, page])
      expect((await board(player, 'mastermind', 'bot')).own).toMatchObject({ turns: 2 });
    expect((await board(ann, 'mastermind', 'unassisted')).rows).toEqual([]);
  });

  it('holds back what is too good to be true until the operator lets it through, and strikes', async () => {
    const [quick, lucky, slow] = [await joinAsPage(), await joinAsPage(), await joinAsPage()];
    const { id } = await begin(quick, 'mastermind');
    const secret = await secretIn(id);
    await quick.play(id, `guess ${secret === 'aabb' ? 'aabc' : 'aabb'}`);
    clock.nowMs += 1999;
    await quick.play(id, `guess ${secret}`);
    await begin(lucky, 'mastermind');
    clock.nowMs += 60_000;
    await solve(lucky, 'mastermind');
    await solveSlowly(slow);
    const seen = await board(slow, 'mastermind', 'unassisted');
    expect([seen.rows.length, seen.own]).toEqual([1, { rank: 1, turns: 2, ms: 60_000 }]);
    expect((await board(quick, 'mastermind', 'unassisted')).own).toEqual({ turns: 2, ms: 1999 });
    expect((await board(lucky, 'mastermind', 'unassisted')).own).toMatchObject({ turns: 1 });
    const scores = new ScoreRepository(place.services.store);
    expect(value(await scores.judge(id, ''))).toBe(true);
    expect(value(await scores.judge(id, ''))).toBe(false);
    expect((await board(slow, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 2 });
    expect((await board(quick, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 1 });
    expect(value(await scores.judge(id, 'struck'))).toBe(true);
    expect((await board(slow, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 1 });
    const all = value(await scores.ofDay('2026-11-20')).map(({ held }) => held);
    expect(all.toSorted()).toEqual(['', 'implausible', 'struck']);
    expect(value(await scores.judge('nowhere', 'struck'))).toBe(false);
  });

  it('counts how people did, for those who have ended their own attempt', async () => {
    const [one, two, three] = [await joinAsPage(), await joinAsPage(), await joinAsPage()];
    const results = (player: Player, day = '2026-11-20') =>
      player.send('GET', `/api/daily/mastermind/results?day=${day}`);
    const hidden = { status: 403, body: { code: 'not-yet-shown' } };
    await solveSlowly(one);
    await solveSlowly(ann);
    for (const look of [() => results(two), () => results(two, '2026-11-21')])
      expect(await look()).toMatchObject(hidden);
    const { id } = await begin(two, 'mastermind');
    expect(await results(two)).toMatchObject(hidden);
    expect(await two.send('GET', '/api/daily/mastermind/board?kind=bot')).toMatchObject(hidden);
    await two.play(id, 'resign');
    await begin(three, 'mastermind');
    const known = { day: '2026-11-20', game: 'mastermind', found: [{ turns: 2, n: 1 }], missed: 1 };
    for (const player of [one, two]) expect((await results(player)).body).toEqual(known);
    expect(await results(three)).toMatchObject(hidden);
    expect((await place.app.inject({ url: '/api/daily/mastermind/results' })).statusCode).toBe(403);
    expect((await today(one)).games[0]?.attempt).toMatchObject({ solved: true, turns: 2 });
    expect((await today(two)).games[0]?.attempt?.turns).toBeUndefined();
    clock.nowMs += DAY_MS;
    expect((await results(three)).body).toEqual(known);
    expect(await results(three, '2026-11-31')).toMatchObject({ status: 400 });
  });

  it('has no day while its clock is behind what it has written down', async () => {
    await begin(ann, 'word');
    clock.nowMs -= DAY_MS;
    const again = await openTestServer({ clock, store: place.services.store });
    const player = new Player(again.app, ann, 'again');
    for (const [method, url] of [
      ['GET', '/api/daily'],
      ['POST', '/api/daily/word'],
      ['GET', '/api/daily/word/results'],
      ['GET', '/api/daily/word/board?kind=bot'],
    ] as const)
      expect(await player.send(method, url)).toMatchObject({ status: 503, body: { code: 'clock-behind' } });
    clock.nowMs += DAY_MS - 30_000;
    expect((await today(player)).games[1]?.attempt?.over).toBe(false);
    await again.app.close();
  });

  it('releases the key when the day is over, and never before', async () => {
    await begin(ann, 'mastermind');
    const before = await today(ann);
    expect(before.past[0]?.day).toBe('2026-11-19');
    clock.nowMs += DAY_MS;
    const after = await today(ann);
    expect([after.past.length, after.end]).toEqual([31, before.end]);
    expect(after.past[0]?.day).toBe('2026-11-20');
    for (const { day, key, end } of after.past) expect(checkDay(end, day, key)).toBe(true);
    const key = String(after.past[0]?.key);
    expect(JSON.stringify(before)).not.toContain(key);
    expect(after.games.every(({ attempt }) => attempt === undefined)).toBe(true);
  });

  it('is a record that the released key proves, and to nobody else whose copy it was', async () => {
    const bob = await Player.join(place.app);
    const modules = [mastermindModule, await testWord(), covenWitch];
    const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
    const recordOf = async (player: Player, id: string) =>
      value(parseRoomRecord((await player.send('GET', `/api/rooms/${id}/record`)).raw.body, modules));
    const judge = (record: RoomRecord) => {
      const module = modules.find(({ id }) => id === record.game);
      if (!module) throw new Error(record.game);
      return verifyRoomRecord(record, { sha256, module });
    };
    const verdictOf = async (player: Player, id: string) => judge(await recordOf(player, id));
    const rooms = new Map<string, string>();
    for (const game of ['mastermind', 'word', 'witch'] as const) {
      const { id } = game === 'witch' ? await begin(ann, game) : await solve(ann, game);
      for (let next = 0; (await ann.look(id)).phase !== 'over'; next++) {
        if ((await ann.look(id)).table?.phase !== 'flip') await ann.play(id, 'skip');
        await ann.play(id, 'cover');
        await ann.play(id, `flip ${(Math.floor(next / 5) % 5) + 1},${(next % 5) + 1}`);
        const { tiles = [] } = (await ann.look(id)).table ?? {};
        const first = tiles.findIndex(({ lie }) => lie === 'first');
        const mate = first < 0 ? -1 : await mateIn(id, first);
        if (mate >= 0) await ann.play(id, `flip ${Math.floor(mate / 5) + 1},${(mate % 5) + 1}`);
      }
      rooms.set(game, id);
      expect(await verdictOf(ann, id)).toMatchObject({ ok: true, promise: 'kept', day: 'unreleased' });
      expect((await ann.look(id)).daily).toBe('2026-11-20');
    }
    clock.nowMs += DAY_MS;
    for (const [game, id] of rooms) {
      expect(await verdictOf(ann, id)).toMatchObject({ ok: true, promise: 'kept', day: 'proved' });
      expect(await verdictOf(bob, id)).toMatchObject({
        ok: true,
        day: game === 'mastermind' ? 'copy' : 'proved',
      });
    }
    const record = await recordOf(ann, String(rooms.get('mastermind')));
    expect((await recordOf(bob, String(rooms.get('mastermind')))).day?.guest).toBeUndefined();
    const { day } = record;
    if (!day) throw new Error('a daily record without its day');
    const judged = (change: object) => judge({ ...record, day: { ...day, ...change } });
    expect(await judged({ key: day.end })).toMatchObject({ ok: false, day: 'false-key' });
    expect(await judged({ guest: 'somebody-else' })).toMatchObject({ ok: false, day: 'false-secret' });
    expect(await judged({ day: '2026-11-19' })).toMatchObject({ ok: false, day: 'false-key' });
  });

  it('gives no score for what was solved when the key was out', async () => {
    const { id } = await begin(ann, 'word');
    clock.nowMs += DAY_MS;
    expect(await ann.play(id, `guess ${await secretIn(id)}`)).toMatchObject({ phase: 'over' });
    const late = (await ann.send('GET', '/api/daily/word/board?kind=bot&day=2026-11-20')).body;
    expect([late.rows, (await today(ann)).streak]).toEqual([[], 0]);
  });

  it('counts a streak over a pause that was declared before', async () => {
    await solve(ann, 'word');
    const off = (first: string, last: string) => ann.send('POST', '/api/daily/pauses', { first, last });
    const day = dayAt(clock.nowMs);
    for (const [first, last] of [
      [day, day],
      [daysAfter(day, 2), daysAfter(day, 1)],
      [daysAfter(day, 1), daysAfter(day, 99)],
      ['2026-11-31', '2026-12-02'],
    ] as const)
      expect([(await off(first, last)).status, (await off(first, last)).body.code]).toEqual([
        422,
        'bad-pause',
      ]);
    expect((await off(daysAfter(day, 1), daysAfter(day, 2))).status).toBe(204);
    clock.nowMs += 3 * DAY_MS;
    await solve(ann, 'mastermind');
    expect(await today(ann)).toMatchObject({ streak: 2, paused: [] });
    clock.nowMs += 2 * DAY_MS;
    expect((await today(ann)).streak).toBe(2);
    expect((await today(ann)).week.map(({ mark }) => mark)).toEqual([
      'missed',
      'played',
      'paused',
      'paused',
      'played',
      'rest',
      'open',
    ]);
    clock.nowMs += DAY_MS;
    expect((await today(ann)).streak).toBe(0);
  });

  it('looks the same to two guests whose codes have answered alike', async () => {
    const players = await Promise.all(Array.from({ length: 24 }, () => Player.join(place.app)));
    const seen = new Map<string, Set<string>>();
    const secrets = new Map<string, Set<string>>();
    for (const player of players) {
      const { id } = await begin(player, 'mastermind');
      const view = await player.play(id, 'guess aabb');
      if (view.phase === 'over') continue; // who has found the code is shown the salt of the promise
      const turn = JSON.stringify(view.sheets?.[0]?.turns);
      const { commitment = '' } = view;
      const bytes = JSON.stringify(view).replace(id, 'ID').replace(commitment, 'PROMISE');
      seen.set(turn, (seen.get(turn) ?? new Set()).add(bytes));
      secrets.set(turn, (secrets.get(turn) ?? new Set()).add(await secretIn(id)));
    }
    for (const views of seen.values()) expect(views.size).toBe(1);
    expect([...secrets.values()].some((codes) => codes.size > 1)).toBe(true);
  });

  it.each(['/api/daily/chess', '/api/daily/word/assistance', '/api/daily/word'])(
    'wants to know who asks for %s',
    async (url) => {
      const reply = await place.app.inject({ method: 'POST', url });
      expect([400, 401]).toContain(reply.statusCode);
    },
  );
});
