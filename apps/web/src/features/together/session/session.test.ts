import { webcrypto } from 'node:crypto';
import type { RoomView } from '@inkling/client/api';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { commit } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, promisedSeed } from '@inkling/games/promise/joint-draw';
import { dealtSecret } from '@inkling/games/record/verify-room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakersOf,
  FIRST_ORDER,
  makersOf,
  ORDER_BREAKERS,
  ORDER_MAKERS,
  openingBody,
  settledOrder,
} from './order.ts';
import { checkRoom } from './reveal-check.ts';
import { codeText, entryOf, parseEntry, type RoomEntry, readCode } from './room-entry.ts';
import { canMend, freeSeats, ownSheet, taskOf } from './task.ts';
import { makeWish, outcomeOf, parseWish, standingOf, type Wish } from './wish.ts';

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

const entry = entryOf(VIEW) as RoomEntry;
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

describe('what is set in a room', () => {
  it('reads codes and words as people type them, and writes them as the server takes them', () => {
    const word = entryOf({ game: 'word', rules: 'w5t6h@english' }) as RoomEntry;
    expect(word).toMatchObject({ rules: { places: 5, symbols: 26 }, turnsMax: 6 });
    const crane = parseEntry(' Crane ', word);
    expect(crane.ok && codeText(crane.value, word)).toBe('crane');
    expect(parseEntry('SSPT', entry)).toEqual({ ok: true, value: [0, 0, 1, 2] });
    expect(parseEntry('cr4ne', word)).toMatchObject({
      ok: false,
      error: { code: 'unknown-symbol', text: '4' },
    });
    expect(parseEntry('cran', word)).toMatchObject({ ok: false, error: { code: 'wrong-length', wanted: 5 } });
    expect(entryOf({ game: 'witch', rules: 'medium' })).toBeUndefined();
    expect(entryOf({ game: 'word', rules: 'w5t6@klingon' })).toBeUndefined();
    expect(readCode('aabz', entry)).toBeUndefined();
  });

  it('gives back what it wrote, in either game', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(entry, entryOf({ game: 'word', rules: 'w5t6@english' }) as RoomEntry),
        fc.infiniteStream(fc.nat()),
        (of, dice) => {
          const code = Array.from(
            { length: of.rules.places },
            () => (dice.next().value as number) % of.rules.symbols,
          );
          expect(readCode(codeText(code, of), of)).toEqual(code);
        },
      ),
    );
  });
});

describe('an order', () => {
  it('is always one that its game can have', () => {
    for (const game of ['mastermind', 'word', 'witch'] as const)
      for (const maker of ORDER_MAKERS)
        for (const breakers of ORDER_BREAKERS) {
          const order = settledOrder({ ...FIRST_ORDER, game, maker, breakers });
          expect(makersOf(game)).toContain(order.maker);
          expect(breakersOf(order)).toContain(order.breakers);
          const body = openingBody(order, undefined);
          expect(body.maker === 'kept' && body.breakers === 2).toBe(false);
          expect(body.seat === 'maker').toBe(order.maker === 'kept' || order.maker === 'deposited');
        }
  });
});

describe('a wish that waits', () => {
  const wish: Wish = { req: 'r', kind: 'move', version: 4, line: 'guess aabb', standing: standingOf(VIEW) };
  const stale = (now: RoomView) => outcomeOf(wish, { ok: false, error: { code: 'stale', now } });

  it('is sent again when nobody knows whether it arrived, or the server asks for patience', () => {
    for (const code of ['offline', 'not-understood'] as const)
      expect(outcomeOf(wish, { ok: false, error: { code } })).toEqual({ kind: 'later', seconds: 3 });
    expect(outcomeOf(wish, { ok: false, error: { code: 'busy', retrySeconds: 7 } })).toEqual({
      kind: 'later',
      seconds: 7,
    });
  });

  it('follows a room that moved on without touching it, under the same name', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 6, sheets: [own, { ...rival, turnsUsed: 2 }] } as RoomView;
    expect(stale(now)).toEqual({ kind: 'again', wish: { ...wish, version: 6 }, view: now });
  });

  it('is dropped when its own sheet has moved on, or it is refused', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 5, sheets: [{ ...own, turnsUsed: 2 }, rival] } as RoomView;
    expect(stale(now)).toMatchObject({ kind: 'refused', view: now });
    expect(stale({ ...VIEW, version: 5, turn: ['second'] })).toMatchObject({ kind: 'refused' });
    expect(outcomeOf(wish, { ok: false, error: { code: 'game-over' } })).toMatchObject({
      kind: 'refused',
      view: undefined,
    });
    expect(outcomeOf(wish, { ok: true, value: VIEW })).toEqual({ kind: 'done', view: VIEW });
  });

  it('comes back from storage as it was, and garbage does not', () => {
    const wishes = fc.record({
      req: fc.string(),
      kind: fc.constantFrom('sit' as const, 'move' as const, 'open' as const),
      version: fc.nat(),
      line: fc.string(),
      standing: fc.string(),
    });
    fc.assert(
      fc.property(wishes, (any) => {
        expect(parseWish(makeWish(any))).toEqual(any);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (any) => {
        expect(parseWish(any)).toBeUndefined();
      }),
    );
  });
});

describe('what a room wants', () => {
  it('is told from the view of the seat', () => {
    expect(taskOf(VIEW)).toBe('guess');
    expect(taskOf({ ...VIEW, turn: ['second'] })).toBe('wait');
    expect(taskOf({ ...VIEW, you: 'spectator' })).toBe('watch');
    const free = {
      ...VIEW,
      you: 'spectator',
      phase: 'waiting',
      seats: [{ seat: 'first', taken: false }],
    } as RoomView;
    expect([taskOf(free), freeSeats(free)]).toEqual(['sit', ['first']]);
    const made = { ...VIEW, you: 'maker', turn: ['maker'] } as RoomView;
    expect(taskOf({ ...made, maker: 'deposited' })).toBe('deposit');
    expect(taskOf({ ...made, maker: 'kept' })).toBe('answer');
    const over = { ...made, maker: 'kept', phase: 'over', turn: [] } as RoomView;
    expect([taskOf(over), taskOf({ ...over, secret: 'aabb' })]).toEqual(['open', 'over']);
    expect([canMend(over), canMend({ ...over, secret: 'aabb' })]).toEqual([true, false]);
    expect(ownSheet(VIEW)?.seat).toBe('first');
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
