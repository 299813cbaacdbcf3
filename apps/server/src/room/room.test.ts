import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordIsSound, settled } from '../testing/room-play.ts';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';
import { commitTo } from './promise.ts';

const salt = Buffer.alloc(32, 5).toString('base64url');

const promiseOf = (code: string, rules = 'p4c6r/12') =>
  commitTo({ game: 'mastermind', rules, salt: Buffer.from(salt, 'base64url'), code });

function answerOf(guess: string, secret: string, rulesText = 'p4c6r') {
  const rules = parseRules(rulesText);
  if (!rules.ok) throw new Error(rulesText);
  const [a, b] = [guess, secret].map((text) => parseCode(text, rules.value));
  if (!a?.ok || !b?.ok) throw new Error(guess);
  const { exact, near } = feedbackOf(scoreCode(a.value, b.value));
  return `${exact},${near}`;
}

let place: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann, bob, eve } = await openForThree());
});
afterAll(() => place.close());

describe('a code drawn by the computer', () => {
  it('is promised, guessed and revealed, with a record that can be verified', async () => {
    const opened = await ann.open({ game: 'mastermind', rules: 'mm/12', seat: 'breaker' });
    expect(opened).toMatchObject({
      version: 1,
      rules: 'p4c6r/12',
      you: 'breaker',
      phase: 'playing',
      turn: ['breaker'],
    });
    expect(opened.commitment).toMatch(/^[\w-]{43}$/);
    expect(opened.secret).toBeUndefined();
    const guess = await ann.play(opened.id, 'guess aabb');
    expect(guess.sheets?.[0]).toMatchObject({ turnsUsed: 1, turns: [{ guess: 'aabb' }], over: false });
    expect((await ann.send('GET', `/api/rooms/${opened.id}/record`)).body).toEqual({ code: 'no-record' });
    const over = await ann.play(opened.id, 'resign');
    expect(over).toMatchObject({ phase: 'over', winner: null, turn: [], commitment: opened.commitment });
    const code = over.secret as string;
    expect(
      commitTo({
        game: 'mastermind',
        rules: over.rules,
        salt: Buffer.from(over.salt as string, 'base64url'),
        code,
      }),
    ).toBe(opened.commitment);
    expect(await recordIsSound(eve, opened.id)).toMatchObject({ ok: true, promise: 'kept', wrong: [] });
  });

  it('can be raced for without seeing the other’s guesses before the end', async () => {
    const { id } = await ann.open({ game: 'mastermind', rules: 'p2c2r/5', breakers: 2, seat: 'first' });
    expect(await ann.play(id, 'guess aa')).toEqual({ code: 'waiting-for-players' });
    await bob.sit(id, 'second');
    await ann.play(id, 'guess aa');
    for (const player of [bob, eve]) {
      const { sheets, secret } = await player.look(id);
      expect(sheets?.[0]).toMatchObject({ seat: 'first', turnsUsed: 1 });
      expect(sheets?.[0]).not.toHaveProperty('turns');
      expect(secret).toBeUndefined();
    }
    const play = async (player: Player, seat: number) => {
      for (const guess of ['aa', 'ab', 'ba', 'bb']) {
        const view = await player.look(id);
        if (view.sheets?.[seat]?.over) return;
        if (!view.sheets?.[seat]?.turns?.some((turn) => turn.guess === guess))
          await player.play(id, `guess ${guess}`);
      }
    };
    await play(ann, 0);
    const half = await ann.look(id);
    expect([half.phase, half.secret]).toEqual(['playing', undefined]);
    await play(bob, 1);
    const over = await eve.look(id);
    expect(over).toMatchObject({ phase: 'over', winner: 'first' });
    expect(over.sheets?.map((sheet) => sheet.turns?.at(-1)?.guess)).toEqual([over.secret, over.secret]);
    const { ok, results, winner } = await recordIsSound(bob, id);
    expect([ok, winner, results.map(({ seat, solved }) => [seat, solved])]).toEqual([
      true,
      'first',
      [
        ['first', true],
        ['second', true],
      ],
    ]);
  });
});

describe('a deposited code', () => {
  it('is scored by the server, visible only to its maker, and promised', async () => {
    const { id } = await ann.open({
      game: 'mastermind',
      rules: 'p4c6r/3',
      maker: 'deposited',
      seat: 'maker',
    });
    expect(await ann.play(id, 'deposit zz')).toMatchObject({ code: 'not-a-move' });
    expect(await ann.play(id, 'deposit abca')).toMatchObject({ secret: 'abca', phase: 'waiting' });
    await bob.sit(id, 'breaker');
    expect((await bob.look(id)).secret).toBeUndefined();
    expect(await ann.play(id, 'deposit aaaa')).toMatchObject({ code: 'not-your-move' });
    expect(await ann.play(id, 'guess abca')).toEqual({ code: 'not-your-move' });
    expect((await bob.play(id, 'guess aabb')).sheets?.[0]?.turns).toEqual([
      { guess: 'aabb', exact: 1, near: 2 },
    ]);
    expect(await bob.play(id, 'score 4,0')).toEqual({ code: 'not-your-move' });
    expect(await eve.play(id, 'guess abca')).toEqual({ code: 'not-your-seat' });
    expect(await bob.play(id, 'guess abca')).toMatchObject({
      phase: 'over',
      winner: 'breaker',
      secret: 'abca',
    });
    expect(await recordIsSound(bob, id)).toMatchObject({ ok: true, promise: 'kept' });
  });

  it('is broken by each of three computer players', async () => {
    for (const computer of ['knuth', 'states', 'random']) {
      const setup = { game: 'mastermind', rules: 'p4c6r/99', maker: 'deposited', seat: 'maker', computer };
      const { id } = await ann.open(setup);
      await ann.play(id, 'deposit fdce');
      const over = await settled(ann, id, ({ phase }) => phase === 'over');
      expect(over).toMatchObject({ winner: 'breaker', secret: 'fdce' });
    }
  });
});

describe('a code that its maker keeps', () => {
  const setup = { game: 'mastermind', rules: 'p4c6r/12', maker: 'kept', seat: 'maker' };

  it('is scored by hand, and every answer is checked once it is opened', async () => {
    const { id } = await ann.open({ ...setup, commitment: promiseOf('abcd') });
    await bob.sit(id, 'breaker');
    await bob.play(id, 'guess aabb');
    expect(await bob.play(id, 'guess aabb')).toMatchObject({ code: 'answer-first' });
    expect(await ann.play(id, 'score 3,1')).toMatchObject({ code: 'impossible-feedback' });
    await ann.play(id, 'score 1,1');
    await bob.play(id, 'guess abdc');
    await ann.play(id, 'score 2,0');
    const open = (code: string, with_ = salt, req = ann.req()) =>
      ann
        .look(id)
        .then(({ version }) =>
          ann.send('POST', `/api/rooms/${id}/opening`, { req, version, salt: with_, code }),
        );
    expect((await open('abcd')).body).toEqual({ code: 'not-over' });
    await bob.play(id, 'resign');
    expect((await open('abce')).body).toEqual({ code: 'promise-broken' });
    expect((await open('abcd', Buffer.alloc(32, 6).toString('base64url'))).body).toEqual({
      code: 'promise-broken',
    });
    expect((await bob.look(id)).secret).toBeUndefined();
    const opened = (await open('abcd')).body;
    expect(opened).toMatchObject({ secret: 'abcd', salt, wrong: [{ turn: 1, exact: 2, near: 2 }] });
    expect((await open('abcd')).body).toEqual({ code: 'already-open' });
    expect(await recordIsSound(bob, id)).toMatchObject({
      ok: false,
      promise: 'kept',
      wrong: [{ seat: 'breaker', turn: 1, claimed: '2,0', truth: '2,2' }],
      winner: 'maker',
    });
  });

  it('shows which answers contradict each other, without blaming a single one', async () => {
    const { id } = await ann.open({ ...setup, commitment: promiseOf('abcd') });
    await bob.sit(id, 'breaker');
    for (const [guess, score] of [
      ['aaaa', '1,0'],
      ['bbbb', '1,0'],
      ['cccc', '0,0'],
      ['aaab', '0,0'],
    ] as const) {
      await bob.play(id, `guess ${guess}`);
      await ann.play(id, `score ${score}`);
    }
    for (const player of [ann, bob, eve]) {
      const { conflict } = await player.look(id);
      expect(conflict?.length).toBeGreaterThan(1);
      expect(conflict).toContain(3);
    }
    expect((await ann.play(id, 'rescore 4 0,2')).conflict).toBeUndefined();
  });

  it('can be guessed by a computer, which waits while the answers contradict each other', async () => {
    const { id } = await ann.open({ ...setup, commitment: promiseOf('abcd'), computer: 'parts' });
    let view = await settled(ann, id, ({ sheets }) => sheets?.[0]?.pending !== undefined);
    await ann.play(id, 'score 0,0');
    view = await settled(ann, id, ({ sheets }) => sheets?.[0]?.pending !== undefined);
    await ann.play(id, `score ${view.sheets?.[0]?.pending === 'xxxx' ? '0,0' : '0,4'}`);
    for (let turn = 0; turn < 6; turn++) {
      view = await settled(
        ann,
        id,
        ({ sheets, conflict }) => sheets?.[0]?.pending !== undefined || conflict !== undefined,
      );
      if (view.conflict) break;
      await ann.play(id, 'score 0,0');
    }
    expect(view.conflict?.length).toBeGreaterThan(0);
    const turns = view.sheets?.[0]?.turns ?? [];
    for (const [turn, { guess }] of turns.entries())
      await ann.play(id, `rescore ${turn + 1} ${answerOf(guess, 'abcd')}`);
    for (;;) {
      view = await settled(
        ann,
        id,
        ({ sheets, phase }) => sheets?.[0]?.pending !== undefined || phase === 'over',
      );
      const { pending } = view.sheets?.[0] ?? {};
      if (pending === undefined) break;
      await ann.play(id, `score ${answerOf(pending, 'abcd')}`);
    }
    expect(view).toMatchObject({ phase: 'over', winner: 'breaker' });
  });
});
