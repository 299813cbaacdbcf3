import { createHash } from 'node:crypto';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testWord } from '../testing/test-games.ts';
import { openTestServer, Player, type TestServer, type TestView } from '../testing/test-server.ts';
import { commitTo } from './promise.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
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
  place = await openTestServer();
  [ann, bob, eve] = (await Promise.all([1, 2, 3].map(() => Player.join(place.app)))) as [
    Player,
    Player,
    Player,
  ];
});
afterAll(() => place.close());

/** Until it is no longer a computer's turn: they play by themselves. */
async function settled(player: Player, room: string, done: (view: TestView) => boolean): Promise<TestView> {
  return vi.waitUntil(
    async () => {
      const view = await player.look(room);
      return done(view) && view;
    },
    { timeout: 60_000, interval: 2 },
  );
}

async function recordIsSound(player: Player, room: string) {
  const { raw } = await player.send('GET', `/api/rooms/${room}/record`);
  const modules = [mastermindModule, await testWord(), covenWitch];
  const record = parseRoomRecord(raw.body, modules);
  if (!record.ok) throw new Error(`${raw.body} ${JSON.stringify(record.error)}`);
  const module = modules.find(({ id }) => id === record.value.game);
  if (!module) throw new Error(record.value.game);
  return verifyRoomRecord(record.value, { sha256, module });
}

const nonceOf = (byte: number) => `nonce ${Buffer.alloc(32, byte).toString('base64url')}`;

describe('a code of the computer', () => {
  it('is promised, guessed, shown, and its record can be verified', async () => {
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

  it('can be raced for: nobody sees the other’s guesses before the end', async () => {
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

describe('a code that was deposited', () => {
  it('is scored by the server, seen by its maker only, and promised', async () => {
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

  it('is broken by any of our players', async () => {
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

  it('is scored by hand, opened, and every answer recomputed', async () => {
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
      wrong: [{ seat: 'breaker', turn: 1, told: '2,0', truth: '2,2' }],
      winner: 'maker',
    });
  });

  it('says which answers cannot all be true, and accuses no single one', async () => {
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

  it('can be guessed by a computer, who waits while the answers contradict each other', async () => {
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

describe('words', () => {
  it('are drawn or deposited, promised, raced for', async () => {
    const drawn = await ann.open({ game: 'word', rules: 'w5t6@english', seat: 'breaker' });
    expect(await ann.play(drawn.id, 'guess zzzzz')).toEqual({ code: 'not-in-list' });
    expect((await ann.play(drawn.id, 'guess crane')).sheets?.[0]?.turns?.[0]?.['marks']).toHaveLength(5);
    expect((await ann.play(drawn.id, 'resign')).secret).toMatch(/^[a-z]{5}$/);

    const setup = { game: 'word', rules: 'w5t6@english', maker: 'deposited', breakers: 2, seat: 'maker' };
    const { id } = await ann.open(setup);
    await bob.sit(id, 'first');
    await eve.sit(id, 'second');
    expect(await bob.play(id, 'guess crane')).toEqual({ code: 'no-code-yet' });
    expect(await ann.play(id, 'deposit zzzzz')).toEqual({ code: 'not-in-list' });
    expect((await ann.play(id, 'deposit speed')).secret).toBe('speed');
    const guess = await bob.play(id, 'guess these');
    expect(guess.sheets?.[0]?.turns).toEqual([{ guess: 'these', marks: [0, 0, 2, 1, 1] }]);
    expect(guess.sheets?.[1]).not.toHaveProperty('turns');
    await eve.play(id, 'guess speed');
    expect((await eve.look(id)).secret).toBeUndefined();
    const over = await bob.play(id, 'guess speed');
    expect(over).toMatchObject({ phase: 'over', winner: 'second', secret: 'speed' });
    expect(
      commitTo({
        game: 'word',
        rules: over.rules,
        salt: Buffer.from(over.salt as string, 'base64url'),
        code: 'speed',
      }),
    ).toBe(over.commitment);
    for (const room of [drawn.id, id]) expect(await recordIsSound(eve, room)).toMatchObject({ ok: true });
  });
});

describe('witches', () => {
  it('are played by two people in turn, watched by others', async () => {
    const { id } = await ann.open({ game: 'witch', rules: 'easy against=person quiz=off', seat: 'first' });
    expect(await ann.play(id, 'flip 1,1')).toEqual({ code: 'waiting-for-players' });
    await bob.sit(id, 'second');
    expect(await bob.play(id, 'flip 1,1')).toEqual({ code: 'not-your-turn' });
    for (let row = 1; row <= 3; row++)
      for (let col = 1; col <= 3; col++) {
        const view = await eve.look(id);
        const mover = view.turn[0] === 'first' ? ann : bob;
        if (view.table?.phase === 'peek') await mover.play(id, 'skip');
        await mover.play(id, `flip ${row},${col}`);
      }
    const view = await eve.look(id);
    expect(view.table?.log.length).toBeGreaterThan(4);
    expect(view.table?.tiles.every((tile) => tile.lie !== 'down' || Object.keys(tile).length === 1)).toBe(
      true,
    );
  });

  it('are played against a bot to the end', async () => {
    const { id, seats } = await ann.open({
      game: 'witch',
      rules: 'easy against=perfect quiz=off',
      seat: 'first',
    });
    expect(seats[1]).toEqual({ seat: 'second', taken: true, computer: 'perfect' });
    for (let next = 0; ; next++) {
      const view = await settled(ann, id, ({ turn, phase }) => phase === 'over' || turn.includes('first'));
      if (view.phase === 'over') break;
      if (view.table?.phase === 'peek') await ann.play(id, 'skip');
      const square = next % 9;
      await ann.play(id, `flip ${Math.floor(square / 3) + 1},${(square % 3) + 1}`);
    }
    const over = await ann.look(id);
    expect(over.winner).not.toBeUndefined();
    expect(over.secret).toMatch(/^([a-z]+,){8}[a-z]+\/\d+$/);
    expect(await recordIsSound(ann, id)).toMatchObject({ ok: true, promise: 'kept', draw: 'alone' });
  });
});

describe('a secret that the players help to draw', () => {
  const setup = { joint: true, maker: 'drawn' };

  it.each([
    ['mastermind', 'p4c6r/12', 'guess aabb', 'resign'],
    ['word', 'w5t6@english', 'guess crane', 'resign'],
  ])('%s: comes from the promised seed and the nonce', async (game, rules, guess, end) => {
    const opened = await ann.open({ ...setup, game, rules, seat: 'breaker' });
    expect(opened).toMatchObject({ phase: 'waiting', turn: [], nonces: [] });
    expect(opened.seed).toBeUndefined();
    expect(await ann.play(opened.id, guess)).toEqual({ code: 'nonce-first' });
    expect(await ann.play(opened.id, 'nonce abc')).toEqual({ code: 'bad-nonce' });
    expect(await bob.play(opened.id, nonceOf(1))).toEqual({ code: 'not-your-seat' });
    const drawn = await ann.play(opened.id, nonceOf(1));
    expect(drawn).toMatchObject({ phase: 'playing', commitment: opened.commitment });
    expect(await ann.play(opened.id, nonceOf(2))).toEqual({ code: 'not-your-move' });
    await ann.play(opened.id, guess);
    expect((await ann.look(opened.id)).seed).toBeUndefined();
    const over = await ann.play(opened.id, end);
    expect(over.seed).toMatch(/^[\w-]{43}$/);
    expect(await recordIsSound(ann, opened.id)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
  });

  it('waits for both of a race, in the order of the seats whoever is first', async () => {
    const { id } = await ann.open({
      ...setup,
      game: 'mastermind',
      rules: 'p4c6r/2',
      breakers: 2,
      seat: 'first',
    });
    await bob.sit(id, 'second');
    await bob.play(id, nonceOf(2));
    expect(await bob.play(id, 'guess aabb')).toEqual({ code: 'nonce-first' });
    const { nonces } = await ann.play(id, nonceOf(1));
    expect(nonces?.map(({ seat }) => seat)).toEqual(['first', 'second']);
    await ann.play(id, 'resign');
    await bob.play(id, 'resign');
    expect(await recordIsSound(eve, id)).toMatchObject({ ok: true, draw: 'joint' });
  });

  it('is dealt so at a table of witches too, and the bot waits for it', async () => {
    const { id } = await ann.open({
      ...setup,
      game: 'witch',
      rules: 'easy against=expert quiz=names',
      seat: 'first',
    });
    await ann.play(id, nonceOf(7));
    for (let next = 0; ; next++) {
      const view = await settled(ann, id, ({ turn, phase }) => phase === 'over' || turn.includes('first'));
      if (view.phase === 'over') break;
      if (view.table?.phase === 'peek') await ann.play(id, 'skip');
      if (view.table?.phase === 'quiz') {
        if (next % 2) await ann.play(id, 'hint');
        const { name = '' } = COVEN_ROSTER[view.table.quiz?.options?.[next % 4] ?? -1] ?? {};
        await ann.play(id, next % 3 ? `name ${name}` : 'skip');
      }
      await ann.play(id, `flip ${Math.floor((next % 9) / 3) + 1},${(next % 3) + 1}`);
    }
    expect(await recordIsSound(eve, id)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
  });

  it('is not asked for where a person makes the secret', async () => {
    const asked = { ...setup, req: 'j', game: 'mastermind', rules: 'p4c6r/12', breakers: 1, seat: 'maker' };
    const { body } = await ann.send('POST', '/api/rooms', { ...asked, maker: 'deposited' });
    expect(body).toEqual({ code: 'nothing-to-draw' });
  });
});

describe('setups', () => {
  const base = { req: 'x', maker: 'drawn', breakers: 1, seat: 'breaker' };
  it.each<[object, string]>([
    [{ game: 'mastermind', rules: 'p99c6r/12' }, 'bad-rules'],
    [{ game: 'mastermind', rules: 'p4c6r/12/by-hand' }, 'bad-rules'],
    [{ game: 'mastermind', rules: 'p4c6r/12', computer: 'knuth' }, 'computer-not-for-this-game'],
    [{ game: 'mastermind', rules: 'p4c6r/12', maker: 'kept', seat: 'maker' }, 'commitment-missing'],
    [{ game: 'mastermind', rules: 'p4c6r/12', commitment: promiseOf('aaaa') }, 'bad-commitment'],
    [
      { game: 'mastermind', rules: 'p8c8r/12', maker: 'kept', seat: 'maker', commitment: promiseOf('aaaa') },
      'rules-too-large',
    ],
    [
      { game: 'mastermind', rules: 'p5c8r/12', maker: 'deposited', seat: 'maker', computer: 'knuth' },
      'rules-too-large',
    ],
    [{ game: 'mastermind', rules: 'p4c6r/12', seat: 'maker' }, 'no-such-seat'],
    [{ game: 'word', rules: 'w5t6@klingon' }, 'bad-rules'],
    [{ game: 'word', rules: 'w99t6@english' }, 'bad-rules'],
    [{ game: 'witch', rules: 'easy', maker: 'deposited' }, 'maker-not-for-this-game'],
    [{ game: 'witch', rules: '20x20', seat: 'first' }, 'rules-too-large'],
    [{ game: 'witch', rules: '3x3 bonus=9', seat: 'first' }, 'bad-rules'],
  ])('%j: %s', async (setup, code) => {
    const { status, body } = await ann.send('POST', '/api/rooms', { ...base, ...setup });
    expect([status, body]).toEqual([422, { code }]);
  });
});

describe('requests', () => {
  it('repeated get the first answer, byte for byte, whatever came after', async () => {
    const open = {
      req: 'once',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    };
    const first = await ann.send('POST', '/api/rooms', open);
    expect((await ann.send('POST', '/api/rooms', open)).raw.body).toBe(first.raw.body);
    const { id } = first.body;
    const move = await ann.move(id, 1, 'guess aabb', 'm1');
    await ann.move(id, 2, 'guess aabc', 'm2');
    const again = await ann.move(id, 1, 'guess aabb', 'm1');
    expect([again.status, again.raw.body]).toEqual([200, move.raw.body]);
    expect((await ann.move(id, 3, 'guess cccc', 'm1')).body).toEqual({ code: 'request-reused' });
    expect((await ann.look(id)).version).toBe(3);
    expect((await ann.send('POST', '/api/rooms', open)).raw.body).toBe(first.raw.body);
  });

  it('with an old version get 409 and how things stand', async () => {
    const { id } = await ann.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    await ann.play(id, 'guess aabb');
    const late = await ann.move(id, 1, 'guess aabc');
    expect(late.status).toBe(409);
    expect(late.body).toEqual({ code: 'stale', now: await ann.look(id) });
    expect((await ann.move(id, 9, 'guess aabc')).status).toBe(409);
  });

  it('for one seat are won by one', async () => {
    const { id } = await ann.open({
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'deposited',
      seat: 'maker',
    });
    const both = await Promise.all([bob.sit(id, 'breaker'), eve.sit(id, 'breaker')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ann.sit(id, 'breaker')).body).toEqual({ code: 'already-seated' });
    expect((await eve.sit(id, 'first')).body).toMatchObject({ code: 'no-such-seat' });
  });

  it('is not answered with the old room when the same request asks for another', async () => {
    const setup = {
      req: 'opening-again',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 2,
    };
    const ask = async (more: object) => {
      const { status, body } = await ann.send('POST', '/api/rooms', { ...setup, seat: 'first', ...more });
      return [status, body.code ?? body.id];
    };
    const [, room] = await ask({});
    expect(await ask({})).toEqual([201, room]);
    expect(await ask({ rules: 'mm/12' })).toEqual([201, room]);
    for (const other of [{ rules: 'p4c6r/10' }, { breakers: 1, seat: 'breaker' }, { seat: 'second' }])
      expect(await ask(other)).toEqual([409, 'request-reused']);
  });

  it('at once make one move each version', async () => {
    const { id } = await ann.open({ game: 'mastermind', rules: 'p4c6r/99', seat: 'breaker' });
    const all = await Promise.all(Array.from({ length: 20 }, () => ann.move(id, 1, 'guess aabb')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ann.look(id)).version).toBe(2);
  });

  it('for rooms that are not, or are no id, get 404 or 400', async () => {
    expect((await ann.send('GET', `/api/rooms/${'A'.repeat(22)}`)).body).toEqual({ code: 'no-such-room' });
    expect((await ann.send('GET', '/api/rooms/x')).body).toEqual({ code: 'bad-request' });
  });
});
