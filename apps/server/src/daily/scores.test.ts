import { expect as value } from '@inkling/core/result';
import { DAY_MS, dayAt, daysAfter } from '@inkling/games/daily/day';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DayPlay, openDay } from '../testing/day-play.ts';
import { Player } from '../testing/test-server.ts';
import { ScoreRepository } from './score-repository.ts';

let noon: DayPlay;
beforeEach(async () => {
  noon = await openDay();
});
afterEach(() => noon.place.close());

describe('the scores of a day', () => {
  it('are ranked by turns and server time, on the same word for all', async () => {
    const { place, clock, ann, board, begin, secretIn, solve } = noon;
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

  it('never have a negative time', async () => {
    const { clock, ann, board, begin, solve } = noon;
    await begin(ann, 'word');
    clock.nowMs -= 20_000;
    await solve(ann, 'word');
    expect((await board(ann, 'word', 'bot')).own).toMatchObject({ turns: 1, ms: 0 });
  });

  it('are kept apart for unassisted players, assisted players and programs', async () => {
    const { board, solveSlowly, joinAsPage, asPage } = noon;
    const ann = await joinAsPage();
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

  it('count a guest as a program if it has a token, whichever way it plays', async () => {
    const { ann, today, board, begin, solveSlowly, joinAsPage, asPage } = noon;
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

  it('are held back if implausible, until the operator allows or strikes them', async () => {
    const { place, clock, board, begin, secretIn, solve, solveSlowly, joinAsPage } = noon;
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
    expect(value(await scores.judge(id, ''))).toBe('judged');
    expect(value(await scores.judge(id, ''))).toBe('judged-before');
    expect((await board(slow, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 2 });
    expect((await board(quick, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 1 });
    expect(value(await scores.judge(id, 'struck'))).toBe('judged');
    expect((await board(slow, 'mastermind', 'unassisted')).own).toMatchObject({ rank: 1 });
    const all = value(await scores.ofDay('2026-11-20')).map(({ held }) => held);
    expect(all.toSorted()).toEqual(['', 'implausible', 'struck']);
    expect(value(await scores.judge('nowhere', 'struck'))).toBe('no-score');
  });

  it('are summarised only for guests who have ended their own attempt, until the day is over', async () => {
    const { place, clock, ann, today, begin, solveSlowly, joinAsPage } = noon;
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

  it('do not include an attempt solved after the key was released', async () => {
    const { clock, ann, today, begin, secretIn } = noon;
    const { id } = await begin(ann, 'word');
    clock.nowMs += DAY_MS;
    expect(await ann.play(id, `guess ${await secretIn(id)}`)).toMatchObject({ phase: 'over' });
    const late = (await ann.send('GET', '/api/daily/word/board?kind=bot&day=2026-11-20')).body;
    expect([late.rows, (await today(ann)).streak]).toEqual([[], 0]);
  });

  it('form a streak over a pause that was declared in advance', async () => {
    const { clock, ann, today, solve } = noon;
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
      'before',
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
});
