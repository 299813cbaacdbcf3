import { webcrypto } from 'node:crypto';
import type { RoomView } from '@inkling/client/api';
import type { WitchView } from '@inkling/games/witch/view';
import fc from 'fast-check';
import { commit } from 'inkling/commitment';
import { makeBytes } from 'inkling/permalink/bytes-text';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../witch/session/roster.ts';
import { parseLobbyCommand, roomIn } from './lobby-command.ts';
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
import { parseRoomCommand } from './room-command.ts';
import { codeText, entryOf, parseEntry, type RoomEntry, readCode } from './room-entry.ts';
import { parseTableCommand } from './table-command.ts';
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

  it('is read from a line, and a line that makes no room says why', () => {
    const made = parseLobbyCommand('make p5c8n/9 kept player abcde', FIRST_ORDER);
    expect(made).toEqual({
      ok: true,
      value: {
        kind: 'make',
        order: { game: 'mastermind', rules: 'p5c8n/9', maker: 'kept', breakers: 'player' },
        code: [0, 1, 2, 3, 4],
      },
    });
    expect(parseLobbyCommand('make w6t7h theirs race', FIRST_ORDER)).toMatchObject({
      value: { order: { game: 'word', rules: 'w6t7h@english', maker: 'theirs', breakers: 'race' } },
    });
    expect(parseLobbyCommand('make w5t6 kept', FIRST_ORDER)).toMatchObject({
      error: { code: 'not-together' },
    });
    expect(parseLobbyCommand('make p4c99r', FIRST_ORDER)).toMatchObject({ error: { code: 'no-such-rules' } });
    expect(parseLobbyCommand('make kept zzzz', FIRST_ORDER)).toMatchObject({
      error: { code: 'unknown-symbol' },
    });
    expect(parseLobbyCommand('', FIRST_ORDER)).toMatchObject({ error: { code: 'nothing' } });
  });

  it('takes a link, its end, or a bare name for a room, and nothing else', () => {
    const name = 'AAAAAAAAAAAAAAAAAAAA-_';
    for (const text of [
      name,
      `room/${name}`,
      `https://x.example/sub/#/online/room/${name}`,
      ` #/online/room/${name}/ `,
    ])
      expect(roomIn(text)).toBe(name);
    for (const text of ['', 'room', `${name}A`, `https://x.example/#/duel/${name}`])
      expect(roomIn(text)).toBeUndefined();
  });
});

describe('typed lines', () => {
  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'mend ', 'answer ', 'sit ', 'make '),
        (text, head) => {
          for (const line of [head + text, text]) {
            expect(typeof parseRoomCommand(line, entry, 3).ok).toBe('boolean');
            expect(typeof parseLobbyCommand(line, FIRST_ORDER).ok).toBe('boolean');
          }
        },
      ),
    );
  });

  it.each([
    ['aabb', { kind: 'code', code: [0, 0, 1, 1] }],
    ['guess SSPP', { kind: 'code', code: [0, 0, 1, 1] }],
    ['answer 1,2', { kind: 'answer', feedback: { exact: 1, near: 2 } }],
    ['mend 2 0,1', { kind: 'mend', turn: 1, feedback: { exact: 0, near: 1 } }],
    ['sit First', { kind: 'sit', seat: 'first' }],
    ['?', { kind: 'help' }],
    ['open', { kind: 'open' }],
  ])('reads %s', (line, value) => {
    expect(parseRoomCommand(line, entry, 3)).toEqual({ ok: true, value });
  });

  it('takes a word of the room before a command of the same letters', () => {
    const four = entryOf({ game: 'word', rules: 'w4t6@english' }) as RoomEntry;
    expect(parseRoomCommand('open', four, 0)).toMatchObject({ value: { kind: 'code' } });
  });

  it.each([
    ['mend 9 1,0', 'no-such-turn'],
    ['mend 2', 'mend-what'],
    ['sit king', 'no-such-seat'],
    ['answer 3,1', 'impossible-feedback'],
    ['aab', 'wrong-length'],
  ])('refuses %s with %s', (line, code) => {
    expect(parseRoomCommand(line, entry, 3)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a line at a table of witches', () => {
  const table = { phase: 'flip', quiz: undefined } as WitchView;
  const asked = {
    phase: 'quiz',
    quiz: { witch: 3, options: [5, 3, 1, 0], hint: undefined },
  } as unknown as WitchView;

  it.each([
    ['b3', table, 'flip 2,3'],
    ['peek 1,2', { ...table, phase: 'peek' }, 'peek 1,2'],
    ['a1', { ...table, phase: 'peek' }, 'peek 1,1'],
    ['cover', table, 'cover'],
    ['2', asked, `name ${nameOf(3)}`],
    ['hint', asked, 'hint'],
    ['Old  Mother', asked, 'name Old Mother'],
  ] as const)('reads %s', (line, view, move) => {
    expect(parseTableCommand(line, view)).toEqual({ ok: true, value: { kind: 'line', line: move } });
  });

  it('keeps the words of every room, refuses what is no move, and never throws', () => {
    expect(parseTableCommand('back', asked)).toEqual({ ok: true, value: { kind: 'back' } });
    expect(parseTableCommand('zzz', table)).toMatchObject({ error: { code: 'no-such-move', text: 'zzz' } });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(table, asked), (text, view) => {
        expect(typeof parseTableCommand(text, view).ok).toBe('boolean');
      }),
    );
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
    expect(await checkRoom(view, promise, sha256)).toEqual({
      promise: 'kept',
      wrong: [{ seat: 'breaker', turn: 1, told: '0,0', truth: '1,2' }],
    });
    expect(await checkRoom({ ...view, secret: 'aabd' }, promise, sha256)).toMatchObject({
      promise: 'broken',
    });
    expect(await checkRoom({ ...view, commitment: 'else' }, promise, sha256)).toMatchObject({
      promise: 'kept',
    });
    expect(await checkRoom(view, makeBytes(salt), sha256)).toMatchObject({ promise: 'broken' });
    expect(await checkRoom({ ...view, phase: 'playing' }, promise, sha256)).toBeUndefined();
  });
});
