import { createHash } from 'node:crypto';
import { expect as value } from '@inkling/core/result';
import { DAY_MS } from '@inkling/games/daily/day';
import { mastermindModule } from '@inkling/games/mastermind/module';
import type { RoomRecord } from '@inkling/games/record/room-record';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DayPlay, openDay } from '../testing/day-play.ts';
import { testWord } from '../testing/test-games.ts';
import { openTestServer, Player } from '../testing/test-server.ts';
import { checkDay } from './key-chain.ts';

let noon: DayPlay;
beforeEach(async () => {
  noon = await openDay();
});
afterEach(() => noon.place.close());

describe('the daily challenge', () => {
  it('is one attempt per guest, even if it is opened concurrently', async () => {
    const { place, ann, today, begin } = noon;
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

  it('shows a room to nobody else before its day is over', async () => {
    const { place, clock, ann, begin } = noon;
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

  it('is unavailable while the clock is behind the last recorded day', async () => {
    const { place, clock, ann, today, begin } = noon;
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
    const { clock, ann, today, begin } = noon;
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

  it('has a record that the released key proves, without telling others whose copy it was', async () => {
    const { place, clock, ann, begin, mateIn, solve } = noon;
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
    // One in 1,296 other guests has the same code, so at least one of three almost certainly differs.
    const others = await Promise.all(['somebody', 'else', 'again'].map((guest) => judged({ guest })));
    expect(others).toContainEqual(expect.objectContaining({ ok: false, day: 'false-secret' }));
    expect(await judged({ day: '2026-11-19' })).toMatchObject({ ok: false, day: 'false-key' });
  });

  it('looks identical to guests whose codes gave the same answers', async () => {
    const { place, begin, secretIn } = noon;
    const players = await Promise.all(Array.from({ length: 24 }, () => Player.join(place.app)));
    const seen = new Map<string, Set<string>>();
    const secrets = new Map<string, Set<string>>();
    for (const player of players) {
      const { id } = await begin(player, 'mastermind');
      const view = await player.play(id, 'guess aabb');
      if (view.phase === 'over') continue; // A player who has found the code is shown the salt of the promise.
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
    'rejects an anonymous POST to %s',
    async (url) => {
      const reply = await noon.place.app.inject({ method: 'POST', url });
      expect([400, 401]).toContain(reply.statusCode);
    },
  );
});
