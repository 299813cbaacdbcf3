import { webcrypto } from 'node:crypto';
import type { RoomView } from '@inkling/client/api';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { nullModule } from '@inkling/games/null/module';
import { commit } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, promisedSeed } from '@inkling/games/promise/joint-draw';
import { dealtSecret } from '@inkling/games/record/verify-room';
import { loadEnglishWord } from '@inkling/games/word/english-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { room as mastermindPart } from '../../../games/mastermind/room/room-part.tsx';
import { room as wordPart } from '../../../games/word/room/room-part.tsx';
import { plainPart } from '../game/plain-part.tsx';
import {
  makePendingCommand,
  outcomeOf,
  type PendingCommand,
  parsePendingCommand,
  preconditionOf,
} from './pending-command.ts';
import { checkRoom } from './reveal-check.ts';
import { answerBy, answersByHand, ownSheet, type RoomGame, sheetsOf } from './room-game.ts';
import {
  breakersOf,
  firstRequest,
  isAllowed,
  makersOf,
  openingBody,
  otherSeat,
  REQUEST_BREAKERS,
  REQUEST_MAKERS,
  sameRoom,
  settled,
} from './room-request.ts';

const VIEW: RoomView = {
  id: 'room',
  version: 4,
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'drawn',
  you: 'first',
  seats: [
    { seat: 'first', taken: true },
    { seat: 'second', taken: true },
  ],
  phase: 'playing',
  turn: ['first', 'second'],
  sheets: [
    { seat: 'first', turnsUsed: 1, over: false, solved: false, resigned: false, turns: [] },
    { seat: 'second', turnsUsed: 0, over: false, solved: false, resigned: false },
  ],
};

const code: RoomGame = {
  id: 'mastermind',
  module: mastermindModule,
  part: mastermindPart,
  name: () => 'Mastermind',
};
const word: RoomGame = {
  id: 'word',
  module: await loadEnglishWord([5]),
  part: wordPart,
  name: () => 'Word',
};
const plain: RoomGame = {
  id: 'null',
  module: nullModule,
  part: plainPart(nullModule),
  name: () => 'Number',
};

const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

describe('what is set in a room', () => {
  it('is read as people type it, and written as the server takes it', () => {
    const words = sheetsOf(word, 'w5t6h@english');
    expect(words?.readGuess(' Crane ')).toEqual({ ok: true, value: 'crane' });
    expect(words?.readGuess('cr4ne')).toMatchObject({
      error: { sentence: '4 is not a letter of this game.' },
    });
    expect(words?.readGuess('cran')).toMatchObject({ error: { isMeant: true } });
    expect(sheetsOf(word, 'w5t6@klingon')).toBeUndefined();
    const codes = sheetsOf(code, VIEW.rules);
    expect(codes?.readGuess('SSPT')).toEqual({ ok: true, value: 'aabc' });
    expect(sheetsOf(code, 'p4c99r/12')).toBeUndefined();
  });

  it.each([
    [code, 'p4c6r/12', 'aabc', 'SSPT'],
    [word, 'w5t6@english', 'crane', 'crane'],
    [plain, 'n100/7', '42', undefined],
  ] as const)('comes back from its field as it was put there', (game, rules, secret, keys) => {
    const field = sheetsOf(game, rules)?.openField();
    if (!field) throw new Error(rules);
    expect([field.isEmpty(), field.read().ok]).toEqual([true, false]);
    field.fill(secret);
    expect([field.isEmpty(), field.read()]).toEqual([false, { ok: true, value: secret }]);
    field.clear();
    expect(field.isEmpty()).toBe(true);
    for (const key of keys ?? []) expect(field.press({ key, code: '' } as KeyboardEvent)).toBe(true);
    if (keys !== undefined) expect(field.read()).toEqual({ ok: true, value: secret });
  });

  it('says a word as it is written on the sheets, and a code by the names of its elements', () => {
    expect(sheetsOf(word, 'w5t6@english')?.saySecret('seeds')).toBe('The word: SEEDS.');
    expect(sheetsOf(code, 'p2c6r/12')?.saySecret('ab')).toBe('The code: Santa, Present.');
    expect(sheetsOf(plain, 'n100/7')?.saySecret('42')).toBe('The code: 42.');
  });

  it('is answered by hand with what the secret gives, one answer of many', () => {
    expect(answerBy(code, VIEW.rules, 'aabc', 'abcd')).toBe('1,2');
    expect(answerBy(plain, 'n100/7', '42', '50')).toBe('lower');
    for (const [secret, guess] of [
      [undefined, 'aabb'],
      ['aabb', undefined],
      ['zzzz', 'aabb'],
    ] as const)
      expect(answerBy(code, VIEW.rules, secret, guess)).toBeUndefined();
    expect(answersByHand(code, VIEW.rules).length).toBe(14);
    expect(answersByHand(plain, 'n100/7')).toEqual(['found', 'higher', 'lower']);
    expect(answersByHand(word, 'w5t6@english')).toEqual([]);
  });
});

describe('a room that is asked for', () => {
  it('is always one that its game can have', () => {
    for (const game of [code, word, plain]) {
      const first = firstRequest(game);
      expect(isAllowed(first, game)).toBe(true);
      for (const maker of REQUEST_MAKERS)
        for (const breakers of REQUEST_BREAKERS) {
          const request = settled({ ...first, maker, breakers }, game);
          expect(isAllowed(request, game)).toBe(true);
          const own = request.maker === 'kept' || request.maker === 'deposited';
          expect(openingBody(request, game, undefined).seat === 'maker').toBe(own);
        }
    }
  });

  it('asks the law of its game who makes the secret and who looks for it', () => {
    const first = firstRequest(code);
    expect(makersOf(first, code)).toEqual(['kept', 'deposited', 'theirs', 'computer']);
    expect(makersOf(firstRequest(word), word)).toEqual(['deposited', 'theirs', 'computer']);
    expect(breakersOf({ ...first, maker: 'kept' }, code)).toEqual(['one', 'player']);
    expect(breakersOf({ ...first, maker: 'computer' }, code)).toEqual(['one', 'race']);
    expect(breakersOf({ ...first, maker: 'theirs' }, code)).toEqual(['one', 'race']);
    expect(breakersOf(firstRequest(word), word)).toEqual(['one', 'race']);
    const large = { ...first, rules: 'p16c20r/12', maker: 'kept' } as const;
    expect(settled(large, code)).toEqual(large);
  });

  it('seats a computer player who can play by its rules', () => {
    const request = { ...firstRequest(code), breakers: 'player' } as const;
    const computer = (rules: string) => openingBody({ ...request, rules }, code, undefined).computer;
    expect(computer('p4c6r/12')).toBe('knuth');
    expect(computer('p5c10r/12')).toBe('sampled');
  });
});

describe('a finished room', () => {
  const over: RoomView = { ...VIEW, phase: 'over', turn: [], winner: 'first' };

  it('is opened again as it was, from either seat', () => {
    expect(sameRoom(over, 'second')).toEqual({
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 2,
      seat: 'second',
    });
    expect([otherSeat(over), otherSeat({ ...over, you: 'second' })]).toEqual(['second', 'first']);
    expect(otherSeat({ ...over, you: 'spectator' })).toBeUndefined();
  });

  it('seats the same computer player, and changes no seats with it', () => {
    const { sheets: _, ...facts } = over;
    const seats = [
      { seat: 'maker', taken: true },
      { seat: 'breaker', taken: true, computer: 'knuth' },
    ] as const;
    const played: RoomView = { ...facts, you: 'maker', maker: 'deposited', seats, nonces: [] };
    expect(sameRoom(played, 'maker')).toMatchObject({ breakers: 1, computer: 'knuth', joint: true });
    expect(otherSeat(played)).toBeUndefined();
  });

  it('is not opened again by a press where a secret has to be promised first, or a day has one try', () => {
    expect(sameRoom({ ...over, maker: 'kept' }, 'first')).toBeUndefined();
    expect(sameRoom({ ...over, daily: '2026-11-22' }, 'first')).toBeUndefined();
  });
});

describe('a command that waits', () => {
  it('is about the sheet of its own seat', () => {
    expect(ownSheet(VIEW)?.seat).toBe('first');
  });

  const command: PendingCommand = {
    req: 'r',
    kind: 'move',
    version: 4,
    line: 'guess aabb',
    precondition: preconditionOf(VIEW),
  };
  const stale = (now: RoomView) => outcomeOf(command, { ok: false, error: { code: 'stale', now } });

  it('is sent again when nobody knows whether it arrived, or the server asks for patience', () => {
    for (const code of ['offline', 'not-understood'] as const)
      expect(outcomeOf(command, { ok: false, error: { code } })).toEqual({ kind: 'later', seconds: 3 });
    expect(outcomeOf(command, { ok: false, error: { code: 'busy', retrySeconds: 7 } })).toEqual({
      kind: 'later',
      seconds: 7,
    });
  });

  it('follows a room that moved on without touching it, under the same name', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 6, sheets: [own, { ...rival, turnsUsed: 2 }] } as RoomView;
    expect(stale(now)).toEqual({ kind: 'again', command: { ...command, version: 6 }, view: now });
  });

  it('is dropped when its own sheet has moved on, or it is refused', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 5, sheets: [{ ...own, turnsUsed: 2 }, rival] } as RoomView;
    expect(stale(now)).toMatchObject({ kind: 'refused', view: now });
    expect(stale({ ...VIEW, version: 5, turn: ['second'] })).toMatchObject({ kind: 'refused' });
    expect(outcomeOf(command, { ok: false, error: { code: 'game-over' } })).toMatchObject({
      kind: 'refused',
      view: undefined,
    });
    expect(outcomeOf(command, { ok: true, value: VIEW })).toEqual({ kind: 'done', view: VIEW });
  });

  it('comes back from storage as it was, and garbage does not', () => {
    const commands = fc.record({
      req: fc.string(),
      kind: fc.constantFrom('sit' as const, 'move' as const, 'open' as const, 'next' as const),
      version: fc.nat(),
      line: fc.string(),
      precondition: fc.string(),
    });
    fc.assert(
      fc.property(commands, (any) => {
        expect(parsePendingCommand(makePendingCommand(any))).toEqual(any);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (any) => {
        expect(parsePendingCommand(any)).toBeUndefined();
      }),
    );
  });
});

describe('a code that was shown', () => {
  it('is checked against the promise seen first, and every answer against it', async () => {
    const salt = new Uint8Array(32).fill(7);
    const promise = makeBytes(
      await commit({ game: 'mastermind', rules: 'p4c6r/12', salt, code: 'aabc' }, sha256),
    );
    const turns = [
      { guess: 'abcd', exact: 1, near: 2 },
      { guess: 'dcba', exact: 0, near: 0 },
    ];
    const sheet = {
      seat: 'breaker',
      turnsUsed: 2,
      over: true,
      solved: false,
      resigned: true,
      turns,
    } as const;
    const view = {
      ...VIEW,
      phase: 'over',
      sheets: [sheet],
      secret: 'aabc',
      salt: makeBytes(salt),
      commitment: promise,
    } as RoomView;
    const check = async (of: RoomView, promised: string | undefined = promise, nonce?: string) =>
      (await checkRoom(of, { promised, nonce, day: undefined }, sha256))?.verdict;
    expect(await check(view)).toMatchObject({
      ok: false,
      promise: 'kept',
      draw: 'alone',
      wrong: [{ seat: 'breaker', turn: 1, told: '0,0', truth: '1,2' }],
    });
    expect(await check({ ...view, secret: 'aabd' })).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, commitment: 'else' })).toMatchObject({ promise: 'kept' });
    expect(await check(view, makeBytes(salt))).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, salt: 'x' } as RoomView)).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, phase: 'playing' })).toBeUndefined();
    expect(await check({ ...view, secret: 'zzzz' })).toBeUndefined();
  });

  it('is not what was drawn together when this browser’s number is not in it', async () => {
    const [seed, salt, own, other] = [1, 2, 3, 4].map((n) => new Uint8Array(32).fill(n)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const nonces = [{ seat: 'breaker', nonce: own }];
    const dice = drawState(await sha256(drawBytes({ seed, nonces })));
    const { game, rules } = VIEW;
    const secret = dealtSecret(mastermindModule, rules, dice);
    const code = promisedSeed(seed);
    const view = {
      ...VIEW,
      you: 'breaker',
      phase: 'over',
      winner: null,
      sheets: [{ seat: 'breaker', turnsUsed: 0, over: true, solved: false, resigned: true, turns: [] }],
      secret,
      salt: makeBytes(salt),
      seed: makeBytes(seed),
      nonces: [{ seat: 'breaker', nonce: makeBytes(own) }],
      commitment: makeBytes(await commit({ game, rules, salt, code }, sha256)),
    } as RoomView;
    const draw = async (of: RoomView, nonce: Uint8Array) =>
      (await checkRoom(of, { promised: view.commitment, nonce: makeBytes(nonce), day: undefined }, sha256))
        ?.verdict;
    expect(await draw(view, own)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
    expect(await draw(view, other)).toMatchObject({ ok: false, draw: 'false' });
    const { seed: _seed, nonces: _nonces, ...alone } = view;
    expect(await draw(alone, own)).toMatchObject({ ok: false, draw: 'false' });
  });
});
