import type { RoomView } from '@inkling/client/generated/api';
import { answerOfSecret, answersByHand } from '@inkling/games/contract/by-hand';
import { nextSeat, rematchSetup } from '@inkling/games/contract/rematch';
import { hasCompany } from '@inkling/games/contract/room-task';
import { describe, expect, it } from 'vitest';
import { english } from '../messages/english.ts';
import { preconditionOf } from '../session/command-outcome.ts';
import { newcomer, type RoomGame, sheetsOf } from '../session/room-game.ts';
import {
  breakersOf,
  firstRequest,
  HIDERS,
  hiddenBy,
  hiderOf,
  isAllowed,
  isForTwo,
  makersOf,
  openingBody,
  REQUEST_BREAKERS,
  REQUEST_MAKERS,
  settled,
} from '../session/room-request.ts';
import { code, plain, VIEW, word } from './testing/room-samples.ts';

describe('a guess or secret in a room', () => {
  it('is parsed as users type it, and written as the server expects it', () => {
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
  ] as const)('round-trips through its field', async (game, rules, secret, keys) => {
    const field = await sheetsOf(game, rules)?.openField();
    if (!field) throw new Error(rules);
    expect([field.begun(), field.read().ok]).toEqual(['', false]);
    field.fill(secret);
    expect([field.begun() === '', field.read()]).toEqual([false, { ok: true, value: secret }]);
    field.clear();
    expect(field.begun()).toBe('');
    for (const key of keys ?? []) {
      // An unfinished entry is restored as well.
      const begun = field.begun();
      field.clear();
      field.fill(begun);
      field.fill('?');
      expect(field.press({ key, code: '' } as KeyboardEvent)).toBe(true);
    }
    if (keys !== undefined) expect(field.read()).toEqual({ ok: true, value: secret });
  });

  it('is announced in capitals if it is a word, and by piece names if it is a code', () => {
    expect(sheetsOf(word, 'w5t6@english')?.saySecret('seeds')).toBe('The word: SEEDS.');
    expect(sheetsOf(code, 'p2c6r/12')?.saySecret('ab')).toBe('The code: Santa, Present.');
    expect(sheetsOf(plain, 'n100/7')?.saySecret('42')).toBe('The code: 42.');
  });

  it('can be answered from the secret, or by hand from a list of answers', () => {
    expect(answerOfSecret(code.module, VIEW.rules, 'aabc', 'abcd')).toBe('1,2');
    expect(answerOfSecret(plain.module, 'n100/7', '42', '50')).toBe('lower');
    for (const [secret, guess] of [
      [undefined, 'aabb'],
      ['aabb', undefined],
      ['zzzz', 'aabb'],
    ] as const)
      expect(answerOfSecret(code.module, VIEW.rules, secret, guess)).toBeUndefined();
    expect(answersByHand(code.module, VIEW.rules).length).toBe(14);
    expect(answersByHand(plain.module, 'n100/7')).toEqual(['found', 'higher', 'lower']);
    expect(answersByHand(word.module, 'w5t6@english')).toEqual([]);
  });
});

const firstRoom = (game: RoomGame) => settled(firstRequest(game.id), game);

describe('a room request', () => {
  it('is always adjusted to one that its game allows', () => {
    for (const game of [code, word, plain]) {
      const first = firstRoom(game);
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

  it('offers the makers and breakers that its game allows', () => {
    const first = firstRoom(code);
    expect(makersOf(first, code)).toEqual(['kept', 'deposited', 'theirs', 'computer']);
    expect(makersOf(firstRoom(word), word)).toEqual(['deposited', 'theirs', 'computer']);
    expect(breakersOf({ ...first, maker: 'kept' }, code)).toEqual(['one', 'player']);
    expect(breakersOf({ ...first, maker: 'computer' }, code)).toEqual(['one', 'race']);
    expect(breakersOf({ ...first, maker: 'theirs' }, code)).toEqual(['one', 'race']);
    expect(breakersOf(firstRoom(word), word)).toEqual(['one', 'race']);
    const large = { ...first, rules: 'p16c20r/12', maker: 'kept' } as const;
    expect(settled(large, code)).toEqual(large);
  });

  it('is for two players, whoever hides the secret', () => {
    for (const game of [code, word, plain])
      for (const hider of HIDERS) {
        const request = settled({ ...firstRoom(game), ...hiddenBy(hider) }, game);
        expect([hiderOf(request.maker), isForTwo(request, game)]).toEqual([hider, true]);
      }
  });

  it('seats a computer player that can play by its rules', () => {
    const request = { ...firstRoom(code), breakers: 'player' } as const;
    const computer = (rules: string) => openingBody({ ...request, rules }, code, undefined).computer;
    expect(computer('p4c6r/12')).toBe('knuth');
    expect(computer('p5c10r/12')).toBe('sampled');
  });
});

it('greets a friend who has joined until the first turn', () => {
  const fresh: RoomView = {
    ...VIEW,
    sheets: (VIEW.sheets ?? []).map((sheet) => ({ ...sheet, turnsUsed: 0 })),
  };
  expect(newcomer(fresh)?.seat).toBe('second');
  expect(newcomer(VIEW)).toBeUndefined();
  expect(newcomer({ ...fresh, you: 'spectator' })).toBeUndefined();
  expect(newcomer({ ...fresh, phase: 'waiting' })).toBeUndefined();
});

describe('a finished room', () => {
  const over: RoomView = { ...VIEW, phase: 'over', turn: [], winner: 'first' };

  it('is reopened with the same setup, from either seat', () => {
    expect(rematchSetup(over, 'second')).toEqual({
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 2,
      seat: 'second',
    });
    expect([nextSeat(over), nextSeat({ ...over, you: 'second' })]).toEqual(['second', 'first']);
    expect(nextSeat({ ...over, you: 'spectator' })).toBeUndefined();
  });

  it('keeps the same computer player, and does not swap seats with it', () => {
    const { sheets: _, ...facts } = over;
    const seats = [
      { seat: 'maker', taken: true },
      { seat: 'breaker', taken: true, computer: 'knuth' },
    ] as const;
    const played: RoomView = { ...facts, you: 'maker', maker: 'deposited', seats, nonces: [] };
    expect(rematchSetup(played, 'maker')).toMatchObject({ breakers: 1, computer: 'knuth', joint: true });
    expect(nextSeat(played)).toBeUndefined();
  });

  it('is not reopened directly if a secret has to be promised first, or if it is a daily game', () => {
    expect(rematchSetup({ ...over, maker: 'kept' }, 'first')).toBeUndefined();
    expect(rematchSetup({ ...over, daily: '2026-11-22' }, 'first')).toBeUndefined();
  });
});

describe('a reaction', () => {
  const said: RoomView = {
    ...VIEW,
    version: 5,
    reactions: [{ seat: 'second', reaction: 'nice', at: 5 }],
  };

  it('is announced only when it is new, and does not affect a pending move', () => {
    expect(english.changes(said, VIEW, code)).toBe('The other player: Nice!');
    expect(english.changes({ ...said, version: 6 }, said, code)).not.toContain('Nice');
    expect(english.changes(said, undefined, code)).not.toContain('Nice');
    expect(preconditionOf(said)).toBe(preconditionOf(VIEW));
  });

  it('requires another human player', () => {
    expect(hasCompany(VIEW)).toBe(true);
    expect(hasCompany({ ...VIEW, you: 'spectator' })).toBe(false);
    expect(hasCompany({ ...VIEW, seats: [{ seat: 'first', taken: true }] })).toBe(false);
    const bot = { seat: 'second', taken: true, computer: 'knuth' } as const;
    expect(hasCompany({ ...VIEW, seats: [{ seat: 'first', taken: true }, bot] })).toBe(false);
  });
});
