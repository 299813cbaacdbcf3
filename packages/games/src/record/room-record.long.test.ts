import { createHash } from 'node:crypto';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfYear, keyBefore } from '../daily/daily-key.ts';
import { dayDraws, dayRandom } from '../daily/day-draws.ts';
import { mastermindDaily } from '../mastermind/daily/day-code.ts';
import { mastermindModule } from '../mastermind/module.ts';
import { wordModule } from '../word/module.ts';
import { wordGame } from '../word/rules/game.ts';
import type { RoomRecord } from './room-record.ts';
import { makeRoomRecord, parseRoomRecord as parse } from './room-text.ts';
import {
  type Choice,
  MODULES,
  playedRecord as played,
  playedOn,
  RECORD_GAMES,
  type RecordGame,
} from './testing/played.ts';
import { verifyRoomRecord } from './verify-room.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const parseRoomRecord = (text: string) => parse(text, Object.values(MODULES));

const playedRecord = (seed: string, of: Choice) => played(seed, of, sha256);

const choice: fc.Arbitrary<Choice> = fc.record({
  game: fc.constantFrom(...RECORD_GAMES),
  joint: fc.boolean(),
  race: fc.boolean(),
});

const verdictOf = (record: RoomRecord) =>
  verifyRoomRecord(record, { sha256, module: MODULES[record.game as RecordGame] });

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  null: ['lower', 'higher'],
  mastermind: ['0,0', '1,0'],
  word: ['wwwww', 'gwwww'],
};

/** Returns the record with one answer changed to another valid answer. */
function lied(record: RoomRecord, i: number) {
  const { sheets, table } = record;
  if (table) {
    const turn = i % table.moves.length;
    const move = table.moves[turn];
    if (!move || !/^(flip|peek) /.test(move.line)) return undefined;
    const shown = move.shown === 'bomb' ? 'bonus' : 'bomb';
    const moves = table.moves.with(turn, { ...move, shown });
    return { record: { ...record, table: { ...table, moves } }, seat: move.seat, turn };
  }
  const sheet = sheets[i % sheets.length];
  if (!sheet || sheet.turns.length === 0) return undefined;
  const turn = i % sheet.turns.length;
  const [one, other] = ANSWERS[record.game] ?? [];
  const old = sheet.turns[turn];
  if (!old || !one || !other) return undefined;
  const turns = sheet.turns.with(turn, { ...old, answer: old.answer === one ? other : one });
  return {
    record: { ...record, sheets: sheets.with(i % sheets.length, { ...sheet, turns }) },
    seat: sheet.seat,
    turn,
  };
}

describe('a record of a room', () => {
  it('round-trips, and passes verification for an honest game, whichever game it is', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.string(), choice, async (seed, kind) => {
        const record = await playedRecord(seed, kind);
        expect(parseRoomRecord(makeRoomRecord(record))).toEqual({ ok: true, value: record });
        const verdict = await verdictOf(record);
        expect(verdict).toMatchObject({
          ok: true,
          promise: 'kept',
          draw: kind.joint ? 'joint' : 'alone',
          wrong: [],
          claims: [],
          winner: record.winner,
        });
        seen.add(`${kind.game} ${record.winner}`);
      }),
      { numRuns: 150 },
    );
    expect(seen.size).toBeGreaterThan(6);
  });

  it.each(RECORD_GAMES)('%s: reports every changed answer by seat and turn', async (game) => {
    let changed = 0;
    for (let i = 0; changed < 20; i++) {
      const record = await playedRecord(`lie ${i}`, { game, joint: i % 2 === 0, race: i % 3 === 0 });
      const lie = lied(record, i);
      if (!lie) continue;
      changed++;
      const verdict = await verdictOf(lie.record);
      expect(verdict.ok).toBe(false);
      expect(verdict.promise).toBe('kept');
      expect(verdict.wrong.map(({ seat, turn }) => [seat, turn])).toContainEqual([lie.seat, lie.turn]);
    }
  });

  it.each(RECORD_GAMES)('%s: breaks the promise or the draw with another secret', async (game) => {
    for (const joint of [true, false]) {
      const [one, other] = await Promise.all(
        ['one', 'other'].map((seed) => playedRecord(seed, { game, joint, race: false })),
      );
      if (!one || !other) throw new Error('no games');
      expect(one.secret).not.toBe(other.secret);
      const swapped = await verdictOf({ ...one, secret: other.secret });
      expect([swapped.ok, swapped.promise, swapped.draw]).toEqual(
        joint ? [false, 'kept', 'false'] : [false, 'broken', 'alone'],
      );
    }
  });

  it.each(RECORD_GAMES)('%s: fails verification if only its promise is broken', async (game) => {
    for (const joint of [true, false]) {
      const record = await playedRecord('salt', { game, joint, race: false });
      if (!record.promise) throw new Error('no promise');
      const salted = {
        ...record,
        promise: { ...record.promise, salt: new Uint8Array(record.promise.salt.length) },
      };
      expect(await verdictOf(salted)).toEqual({ ...(await verdictOf(record)), ok: false, promise: 'broken' });
    }
  });

  it('reveals a changed seed or nonce', async () => {
    const record = await playedRecord('draw', { game: 'mastermind', joint: true, race: true });
    const { draw } = record;
    if (!draw) throw new Error('no draw');
    const other = new Uint8Array(32).fill(9);
    expect(await verdictOf({ ...record, draw: { ...draw, seed: other } })).toMatchObject({
      promise: 'broken',
    });
    const nonces = draw.nonces.with(1, { seat: 'second', nonce: other });
    expect(await verdictOf({ ...record, draw: { ...draw, nonces } })).toMatchObject({
      ok: false,
      promise: 'kept',
      draw: 'false',
    });
    expect(await verdictOf({ ...record, draw: { ...draw, nonces: draw.nonces.toReversed() } })).toMatchObject(
      {
        draw: 'false',
      },
    );
    const missing = { ...draw, nonces: draw.nonces.slice(0, 1) };
    expect((await verdictOf({ ...record, draw: missing })).draw).toBe('false');
    const words = await playedRecord('draw', { game: 'word', joint: true, race: false });
    expect(await verifyRoomRecord(words, { sha256, module: wordModule(wordGame([])) })).toMatchObject({
      ok: true,
      draw: 'unchecked',
    });
  });

  it('reveals a false winner, score, move or secret, and a truncated game', async () => {
    const table = await playedRecord('table', { game: 'witch', joint: true, race: false });
    const codes = await playedRecord('codes 3', { game: 'mastermind', joint: true, race: false });
    const winner = table.winner === 'first' ? 'second' : 'first';
    const told = table.table as NonNullable<RoomRecord['table']>;
    const what = async (record: RoomRecord) => {
      const { ok, claims } = await verdictOf(record);
      expect(ok).toBe(claims.length === 0);
      return claims.map((claim) => claim.what);
    };
    expect(await what({ ...table, winner })).toEqual(['winner']);
    for (const figure of ['pairs', 'points'] as const) {
      const score = { ...told.score, first: { ...told.score.first, [figure]: 9999 } };
      expect((await verdictOf({ ...table, table: { ...told, score } })).claims).toMatchObject([
        { what: 'score', seat: 'first', figure, claimed: '9999', truth: `${told.score.first?.[figure]}` },
      ]);
    }
    expect(await what({ ...table, table: { ...told, moves: told.moves.slice(0, -4) } })).toEqual([
      'unfinished',
    ]);
    expect(await what({ ...table, table: { ...told, moves: told.moves.toReversed() } })).toContain('move');
    expect(await what({ ...table, secret: table.secret.replace('bomb', 'bonus') })).toEqual(['secret']);
    const [sheet] = codes.sheets;
    if (!sheet) throw new Error('no sheet');
    const cut = [{ ...sheet, turns: sheet.turns.slice(0, 1), resigned: false }];
    expect(await what({ ...codes, winner: undefined, sheets: cut })).toContain('unfinished');
    expect(await what({ ...codes, winner: codes.winner ? undefined : 'breaker' })).toEqual(['winner']);
  });

  it('reveals turns after the end, and a resignation from a finished game', async () => {
    const secret = '42';
    const turn = (guess: string, answer: string) => ({ guess, answer });
    const won = { turns: [turn('50', 'lower'), turn(secret, 'found')], resigned: false };
    const numbers = await playedRecord('numbers', { game: 'null', joint: false, race: true });
    const judged = async (first: object, second: object, winner: RoomRecord['winner'] = 'first') => {
      const sheets = [
        { seat: 'first', ...won, ...first },
        { seat: 'second', ...won, ...second },
      ] as const;
      const { ok, claims, results, winner: truth } = await verdictOf({ ...numbers, secret, sheets, winner });
      expect(ok).toBe(false);
      return { claims, turns: results.map(({ turns }) => turns), truth };
    };
    const more = { turns: [...won.turns, turn('7', 'higher'), turn(secret, 'found')] };
    expect(await judged({}, more)).toEqual({
      claims: [{ what: 'surplus', claimed: '4/5', truth: '2/5', seat: 'second', at: 2 }],
      turns: [2, 2],
      truth: 'first',
    });
    // Surplus turns on one sheet do not make the other seat win either.
    const late = { turns: [turn('60', 'lower'), ...won.turns] };
    expect((await judged({ turns: [...won.turns, ...won.turns] }, late, 'second')).claims).toMatchObject([
      { what: 'surplus', seat: 'first', at: 2 },
      { what: 'winner', claimed: 'second', truth: 'first' },
    ]);
    expect((await judged({}, { resigned: true })).claims).toEqual([
      { what: 'resigned', claimed: '2/5', truth: '', seat: 'second' },
    ]);
    const used = { turns: Array.from({ length: 5 }, () => turn('50', 'lower')), resigned: true };
    expect((await judged({}, used)).claims).toMatchObject([{ what: 'resigned', seat: 'second' }]);
  });
});

describe('a record of a daily challenge', () => {
  const DAY = '2026-11-21';
  it.each(['null', 'word', 'witch'] as const)(
    '%s: is proved by the key of its day, and by no other',
    async (game) => {
      await fc.assert(
        fc.asyncProperty(fc.string(), async (seed) => {
          const key = sha256(new TextEncoder().encode(seed));
          const record = await playedOn(seed, game, await dayRandom(key, game, sha256), sha256);
          const end = await keyBefore(key, (dayOfYear(DAY) ?? 0) + 1, sha256);
          const day = { day: DAY, end, key, guest: undefined };
          const dated = { ...record, day };
          expect(parseRoomRecord(makeRoomRecord(dated))).toEqual({ ok: true, value: dated });
          expect(await verdictOf(dated)).toMatchObject({ ok: true, promise: 'kept', day: 'proved' });
          expect((await verdictOf({ ...record, day: { ...day, key: undefined } })).day).toBe('unreleased');
          const other = { ...day, key: end };
          expect(await verdictOf({ ...record, day: other })).toMatchObject({ ok: false, day: 'false-key' });
          const late = { ...day, day: '2026-11-22' };
          expect(await verdictOf({ ...record, day: late })).toMatchObject({ ok: false, day: 'false-key' });
          // An honest game with another secret; as there are few words, the two secrets may be equal.
          const stray = await playedOn(seed, game, await dayRandom(end, game, sha256), sha256);
          const same = stray.secret === record.secret;
          expect(await verdictOf({ ...stray, day })).toMatchObject({
            ok: same,
            day: same ? 'proved' : 'false-secret',
          });
        }),
        { numRuns: 20 },
      );
    },
  );

  it('mastermind: is a copy of the day’s code, and is proved only for the guest who was given it', async () => {
    const key = sha256(new TextEncoder().encode('copies'));
    const end = await keyBefore(key, (dayOfYear(DAY) ?? 0) + 1, sha256);
    const day = { day: DAY, end, key, guest: undefined };
    const copies = mastermindDaily.copies as NonNullable<typeof mastermindDaily.copies>;
    const params = value(mastermindModule.room.parseRules('p4c6r/8', 'drawn'));
    const draws = dayDraws(key, sha256);
    const secret = await copies.copyFor(params, 'guest-1', draws);
    const record = {
      ...(await playedRecord('copy', { game: 'mastermind', joint: false, race: false })),
      secret,
    };
    const days = async (guest: string | undefined, shown = secret) =>
      (await verdictOf({ ...record, secret: shown, day: { ...day, guest } })).day;
    expect(await days(undefined)).toBe('copy');
    expect(await days('guest-1')).toBe('proved');
    expect(await days('guest-2')).toBe('false-secret');
    const shape = new Set(secret).size === 1 ? 'abcd' : 'aaaa';
    expect(await days(undefined, shape)).toBe('false-secret');
  });
});
