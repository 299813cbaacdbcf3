import { createHash } from 'node:crypto';
import { fail, ok, expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableLaws } from '../contract/record.ts';
import { makeBase64url } from '../encoding/base64url.ts';
import { jsonDamageAt } from '../encoding/json-damage.ts';
import type { RoomRecord } from './room-record.ts';
import { gameOfRecord, makeRoomRecord, parseRoomRecord as parse } from './room-text.ts';
import { makeTableLine, parseTableLine } from './table-line.ts';
import {
  type Choice,
  MODULES,
  playedRecord as played,
  RECORD_GAMES,
  type RecordGame,
} from './testing/played.ts';
import { verifyRoomRecord } from './verify-room.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const parseRoomRecord = (text: string) => parse(text, Object.values(MODULES));

const playedRecord = (seed: string, of: Choice) => played(seed, of, sha256);

const verdictOf = (record: RoomRecord) =>
  verifyRoomRecord(record, { sha256, module: MODULES[record.game as RecordGame] });

const sheetsOf = (...seats: string[]) => ({
  sheets: seats.map((seat) => ({ seat, turns: [], resigned: true })),
});
const drawOf = (...seats: string[]) => ({
  seed: makeBase64url(new Uint8Array(32)),
  nonces: seats.map((seat) => ({ seat, nonce: makeBase64url(new Uint8Array(32)) })),
});

describe('the file of a record', () => {
  it('is parsed from any string to a record or an error code, without throwing', async () => {
    const legal = await Promise.all(
      RECORD_GAMES.flatMap((game) =>
        [true, false].map((joint) => playedRecord(`fuzz ${game}`, { game, joint, race: true })),
      ),
    );
    const day = { day: '2026-11-21', end: sha256(new Uint8Array()), key: new Uint8Array(32), guest: 'g' };
    const dated = legal.map((record) => ({ ...record, day }));
    const texts = [...legal, ...dated].map(makeRoomRecord);
    const text = fc.constantFrom(...texts);
    const spliced = fc
      .tuple(
        text,
        fc.nat(3000),
        fc.nat(12),
        fc.oneof(fc.string(), fc.constantFrom('"', '{', '[', ',', '0', ':')),
      )
      .map(([whole, at, cut, put]) => whole.slice(0, at) + put + whole.slice(at + cut));
    const truncated = fc.tuple(text, fc.nat(3000)).map(([whole, at]) => whole.slice(0, at));
    const path = fc.array(fc.nat(12), { maxLength: 4 });
    const strange = fc.tuple(text, path, fc.jsonValue()).map(([whole, keys, value]) => {
      const file: unknown = JSON.parse(whole);
      let at = file as Record<string, unknown>;
      for (const [depth, number] of keys.entries()) {
        const names = Object.keys(at);
        const name = names[number % names.length] as string;
        const inner = at[name];
        if (depth === keys.length - 1 || typeof inner !== 'object' || inner === null) {
          at[name] = value;
          break;
        }
        at = inner as Record<string, unknown>;
      }
      return JSON.stringify(file);
    });
    for (const { id } of Object.values(MODULES))
      expect(texts.some((one) => value(gameOfRecord(one)) === id)).toBe(true);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), spliced, truncated, strange), async (any) => {
        const read = parseRoomRecord(any);
        if (read.ok) {
          expect(parseRoomRecord(makeRoomRecord(read.value))).toEqual(read);
          expect(typeof (await verdictOf(read.value)).ok).toBe('boolean');
          return;
        }
        refused++;
        const { error } = read;
        expect(error.code).toMatch(
          /^(too-long|not-json|not-a-record|unknown-version|unknown-game|bad-field)$/,
        );
        if (error.code === 'not-json') expect(error.at >= 0 && error.at <= any.length).toBe(true);
        if (error.code === 'bad-field') expect(error.field).toMatch(/^[a-zA-Z]+/);
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it.each([
    [{ v: 4 }, { code: 'unknown-version', version: '4' }],
    [{ v: '1' }, { code: 'unknown-version', version: '"1"' }],
    [{ v: undefined }, { code: 'unknown-version', version: '' }],
    [{ game: 'chess' }, { code: 'unknown-game', game: 'chess' }],
    [{ rules: 'p4c6/12' }, { code: 'bad-field', field: 'rules' }],
    [{ maker: 'nobody' }, { code: 'bad-field', field: 'maker' }],
    [{ winner: 'spectator' }, { code: 'bad-field', field: 'winner' }],
    [{ secret: 'aabz' }, { code: 'bad-field', field: 'secret' }],
    [{ salt: 'x' }, { code: 'bad-field', field: 'salt' }],
    [{ sheets: [{ seat: 'breaker', turns: ['aabb:3,1'], resigned: true }] }, { field: 'sheets[0].turns[0]' }],
    [{ sheets: [{ seat: 'breaker', turns: ['AABB:1,0'], resigned: true }] }, { field: 'sheets[0].turns[0]' }],
    [
      { sheets: [{ seat: 'breaker', turns: Array(9).fill('aabb:0,0'), resigned: true }] },
      { field: 'sheets[0].turns' },
    ],
    [{ sheets: [{ seat: 'breaker', turns: [] }] }, { field: 'sheets[0].resigned' }],
    [{ sheets: [null] }, { field: 'sheets[0]' }],
    [{ sheets: [] }, { field: 'sheets' }],
    [{ sheets: [{ seat: 'second', turns: [], resigned: true }] }, { field: 'sheets' }],
    [
      { sheets: [1, 2].map(() => ({ seat: 'first', turns: [], resigned: true })), winner: 'first' },
      { field: 'sheets' },
    ],
    [
      {
        ...sheetsOf('breaker'),
        draw: drawOf('second'),
      },
      { field: 'draw.nonces[0].seat' },
    ],
    [{ ...sheetsOf('breaker'), draw: drawOf('maker') }, { field: 'draw.nonces[0].seat' }],
    [{ ...sheetsOf('breaker'), draw: drawOf('breaker', 'breaker') }, { field: 'draw.nonces[1].seat' }],
    [{ ...sheetsOf('breaker'), draw: drawOf('breaker', 'maker') }, { field: 'draw.nonces[1].seat' }],
    [{ ...sheetsOf('first', 'second'), draw: drawOf('first') }, { field: 'draw.nonces[1]' }],
    [{ ...sheetsOf('first', 'second'), draw: drawOf('first', 'first') }, { field: 'draw.nonces[1].seat' }],
    [{ ...sheetsOf('first', 'second'), draw: drawOf('second', 'first') }, { field: 'draw.nonces[0].seat' }],
    [{ ...sheetsOf('breaker'), draw: drawOf('breaker'), maker: 'deposited' }, { field: 'draw' }],
    [{ draw: { seed: makeBase64url(new Uint8Array(31)), nonces: [] } }, { field: 'draw.seed' }],
    [{ daily: { day: '2026-02-29' } }, { field: 'daily.day' }],
  ])('is rejected with %j, and the error says where', async (change, error) => {
    const base = JSON.parse(
      makeRoomRecord(await playedRecord('x', { game: 'mastermind', joint: false, race: false })),
    );
    expect(parseRoomRecord(JSON.stringify({ ...base, ...change }))).toMatchObject({ ok: false, error });
  });

  it('is rejected immediately if it is huge or deeply nested', () => {
    expect(parseRoomRecord('['.repeat(5_000_000))).toEqual({ ok: false, error: { code: 'too-long' } });
    expect(parseRoomRecord('['.repeat(400_000))).toEqual({
      ok: false,
      error: { code: 'not-json', at: 400_000 },
    });
    expect(parseRoomRecord(`{"a":"${'é'.repeat(400_000)}`)).toEqual({
      ok: false,
      error: { code: 'not-json', at: 400_006 },
    });
  });

  const spec = MODULES.witch.record;
  const rules = '4x4 bonus=1 bombs=1 rule=king touching=0 against=person quiz=off';
  const TABLE = value(spec?.kind === 'table' ? ok(spec.laws(rules)) : fail('no table')) as TableLaws;

  it('has table lines that round-trip, and rejects invalid ones', () => {
    for (const line of [
      'first flip 2,3 = hazel',
      'second name a = b = wrong',
      'first skip',
      'first hint',
      'second pass',
    ]) {
      const read = parseTableLine(line, TABLE);
      expect(read && makeTableLine(read)).toBe(line);
    }
    for (const line of [
      'first flip 2,3',
      'third pass',
      'first pass = hazel',
      'first flip 02,3 = hazel',
      'first  skip',
      '',
    ])
      expect(parseTableLine(line, TABLE)).toBeUndefined();
  });
});

describe('jsonDamageAt', () => {
  it('returns the offset from which the string can no longer become valid JSON', () => {
    expect(jsonDamageAt('{"a": [1, 2,, 3]}')).toBe(12);
    expect(jsonDamageAt('{"a": tru}')).toBe(6);
    expect(jsonDamageAt('{"a": 1} x')).toBe(9);
    expect(jsonDamageAt('{"a": [1')).toBe(8);
    fc.assert(
      fc.property(fc.json(), fc.nat(), (whole, at) => {
        expect(jsonDamageAt(whole)).toBe(whole.length);
        // Damage is never found after the cut, because a null character follows it.
        const cut = whole.slice(0, at % (whole.length + 1));
        const found = jsonDamageAt(`${cut}\u0000`);
        expect(found).toBeLessThanOrEqual(cut.length);
        expect(() => JSON.parse(`${cut.slice(0, found)}\u0000`)).toThrow();
      }),
    );
  });
});
