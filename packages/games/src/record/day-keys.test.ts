import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmac, keyBefore } from '../daily/daily-key.ts';
import { type DayKey, isDayKeys, keyFrom, makeDayKeys, parseDayKeys, verifyDayKeys } from './day-keys.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const dayIn = (n: number) => `2026-03-${String(n).padStart(2, '0')}`;
const MARCH = 59;

/** Returns the keys of some days in March, with the end of their year's chain. `last` is the key of the last day. */
async function keysOf(last: Uint8Array, days: readonly number[]): Promise<readonly DayKey[]> {
  const end = await keyBefore(last, MARCH + 31, sha256);
  return Promise.all(
    days.map(async (n) => {
      return { day: dayIn(n), key: await keyBefore(last, 31 - n, sha256), end };
    }),
  );
}

const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 6 });

describe('keys of past days', () => {
  it('round-trip and lead to the end of their chain, unless they are changed', async () => {
    await fc.assert(
      fc.asyncProperty(bytes32, days, fc.nat(), bytes32, async (last, numbers, pick, other) => {
        const keys = await keysOf(last, numbers);
        expect(parseDayKeys(makeDayKeys(keys))).toEqual({ ok: true, value: keys });
        expect(await verifyDayKeys(keys, sha256)).toMatchObject({ ok: true });
        const at = pick % keys.length;
        const forged = keys.map((key, i) => (i === at ? { ...key, key: other } : key));
        const verdict = await verifyDayKeys(forged, sha256);
        expect(verdict.days.filter(({ leads }) => leads === 'nowhere').map(({ day }) => day)).toEqual([
          keys[at]?.day,
        ]);
        const bare = keys.map(({ day, key }) => ({ day, key, end: undefined }));
        expect((await verifyDayKeys(bare, sha256)).days.map(({ leads }) => leads)).toEqual(
          bare.map((_, i) => (i === 0 ? 'alone' : 'earlier')),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('form one chain a year, whichever entry names its end', async () => {
    const keys = await keysOf(new Uint8Array(32).fill(5), [3, 9, 20]);
    const other = new Uint8Array(32).fill(6);
    const leads = async (change: (key: DayKey, at: number) => Partial<DayKey>) => {
      const changed = keys.map((key, at) => ({ ...key, ...change(key, at) }));
      const verdict = await verifyDayKeys(changed, sha256);
      return [verdict.ok, ...verdict.days.map((day) => day.leads)];
    };
    for (const named of [0, 1, 2]) {
      const endAt = ({ end }: DayKey, at: number) => ({ end: at === named ? end : undefined });
      expect(await leads(endAt)).toEqual([true, 'end', 'end', 'end']);
      for (const forged of [0, 1, 2]) {
        const found = ['end', 'end', 'end'].with(forged, 'nowhere');
        const forge = (at: number) => (at === forged ? { key: other } : {});
        expect(await leads((key, at) => ({ ...endAt(key, at), ...forge(at) }))).toEqual([false, ...found]);
      }
    }
    expect((await leads((_, at) => (at === 1 ? { end: other } : {})))[0]).toBe(false);
    const [third, ninth] = await keysOf(new Uint8Array(32).fill(5), [3, 9]);
    if (!third || !ninth) throw new Error('no keys');
    const { end: _, ...bare } = ninth;
    expect((await keyFrom([third, { ...bare, end: undefined }], dayIn(9), sha256))?.end).toEqual(third.end);
  });

  it('are not sound if nothing could be compared', async () => {
    const [one] = await keysOf(new Uint8Array(32).fill(5), [3]);
    if (!one) throw new Error('no key');
    const lone = { ...one, end: undefined };
    for (const keys of [[lone], [lone, lone], [lone, { ...lone, day: '2027-03-03' }]]) {
      const verdict = await verifyDayKeys(keys, sha256);
      expect([verdict.ok, ...verdict.days.map(({ leads }) => leads)]).toEqual([
        false,
        ...keys.map(() => 'alone'),
      ]);
    }
    expect(await verifyDayKeys([], sha256)).toEqual({ ok: true, days: [] });
  });

  it('are refused if two entries name different ends of a year', async () => {
    const [one, other] = await keysOf(new Uint8Array(32).fill(5), [3, 9]);
    if (!one || !other) throw new Error('no keys');
    const lie = { ...other, end: one.key };
    expect(parseDayKeys(makeDayKeys([one, lie]))).toEqual({
      ok: false,
      error: { code: 'two-ends', year: '2026' },
    });
    expect(parseDayKeys(makeDayKeys([one, { ...lie, day: '2027-01-01' }])).ok).toBe(true);
  });

  it('are not read from a record of a game, whatever else it has', async () => {
    const past = [{ day: dayIn(1), key: 'A'.repeat(43) }];
    for (const inkling of ['room', 'game', 'session 1']) {
      const text = JSON.stringify({ inkling, past });
      expect([parseDayKeys(text), isDayKeys(text)]).toEqual([
        { ok: false, error: { code: 'not-a-record' } },
        false,
      ]);
    }
    for (const keys of [{ past }, { inkling: 'days', v: 2 }, { past: [7] }])
      expect(isDayKeys(JSON.stringify(keys))).toBe(true);
  });

  it('give the key of any earlier day of their year, and of no other day', async () => {
    const last = new Uint8Array(32).fill(5);
    const keys = await keysOf(last, [20]);
    const [eleventh] = await keysOf(last, [11]);
    expect(await keyFrom(keys, dayIn(11), sha256)).toEqual(eleventh);
    expect(await keyFrom(keys, dayIn(21), sha256)).toBeUndefined();
    expect(await keyFrom(keys, '2025-03-11', sha256)).toBeUndefined();
    expect(await keyFrom(keys, 'nonsense', sha256)).toBeUndefined();
  });

  it('are rejected in another version, which the error reports', () => {
    const day = { day: dayIn(1), key: 'A'.repeat(43) };
    const read = (v: unknown) => parseDayKeys(JSON.stringify({ inkling: 'days', v, days: [day] }));
    expect(read(1).ok).toBe(true);
    expect(read(2)).toEqual({ ok: false, error: { code: 'unknown-version', version: '2' } });
    expect(read('1')).toEqual({ ok: false, error: { code: 'unknown-version', version: '"1"' } });
    expect(read(undefined)).toEqual({ ok: false, error: { code: 'unknown-version', version: '' } });
  });

  it('are parsed from any string to keys or an error code, without throwing', async () => {
    const text = makeDayKeys(await keysOf(new Uint8Array(32).fill(5), [3, 9, 30]));
    const spliced = fc
      .tuple(fc.nat(text.length), fc.nat(9), fc.string())
      .map(([at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spliced), (any) => {
        const read = parseDayKeys(any);
        if (read.ok) expect(parseDayKeys(makeDayKeys(read.value))).toEqual(read);
        else
          expect(read.error.code).toMatch(
            /^(too-long|not-json|not-a-record|unknown-version|bad-field|two-ends)$/,
          );
      }),
      { numRuns: 1500 },
    );
  });
});

describe('HMAC-SHA-256', () => {
  it('agrees with Node', async () => {
    await fc.assert(
      fc.asyncProperty(bytes32, fc.uint8Array({ maxLength: 200 }), async (key, message) => {
        const twin = new Uint8Array(createHmac('sha256', key).update(message).digest());
        expect(await hmac(key, message, sha256)).toEqual(twin);
      }),
    );
  });
});
