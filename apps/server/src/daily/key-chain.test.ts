import { createHash } from 'node:crypto';
import { daysAfter, daysInYear, isDay, yearOf } from '@inkling/games/daily/day';
import { KeyedDraw } from '@inkling/games/daily/keyed-draw';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDay, walkYear } from './key-chain.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('base64url'));
const day = fc
  .tuple(fc.integer({ min: 2024, max: 2031 }), fc.nat({ max: 364 }))
  .map(([year, n]) => daysAfter(`${year}-01-01`, n));

/** Computes all keys of a year from the last day to the first, with an independent calendar. */
function chain(root: string, year: number): { readonly keys: Map<string, string>; readonly end: string } {
  const keys = new Map<string, string>();
  let now = Buffer.from(root, 'base64url');
  for (const date = new Date(Date.UTC(year, 11, 31)); date.getUTCFullYear() === year; ) {
    keys.set(date.toISOString().slice(0, 10), now.toString('base64url'));
    now = createHash('sha256').update(now).digest();
    date.setUTCDate(date.getUTCDate() - 1);
  }
  return { keys, end: now.toString('base64url') };
}

describe('the keys of a year', () => {
  it.each([2024, 2026])('match a hash chain computed step by step: %i', (year) => {
    const root = Buffer.alloc(32, year % 256).toString('base64url');
    const twin = chain(root, year);
    expect(twin.keys.size).toBe(daysInYear(year));
    const keys = walkYear(root, year);
    for (const [date, value] of twin.keys) expect(keys.keyOf(date)).toBe(value);
    expect(keys.end).toBe(twin.end);
    for (const date of [`${year - 1}-12-31`, `${year + 1}-01-01`])
      expect(() => keys.keyOf(date)).toThrow(`not a day of ${year}`);
  });

  it('each match the end of the year for their own day, and no other key does', () => {
    fc.assert(
      fc.property(key, day, key, fc.integer({ min: 1, max: 40 }), (root, date, other, off) => {
        const { end, keyOf } = walkYear(root, yearOf(date));
        expect(checkDay(end, date, keyOf(date))).toBe(true);
        expect(checkDay(end, daysAfter(date, off), keyOf(date))).toBe(false);
        if (other !== keyOf(date)) expect(checkDay(end, date, other)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['', 'short', '2026-02-30', '2026-1-1', '2026-13-01', '+02026-01-01'])(
    'do not match an invalid day or key: %j',
    (text) => {
      expect(isDay(text)).toBe(false);
      const root = Buffer.alloc(32, 1).toString('base64url');
      const { end, keyOf } = walkYear(root, 2026);
      expect(checkDay(end, text, keyOf('2026-01-01'))).toBe(false);
      expect(checkDay(end, '2026-01-01', text)).toBe(false);
    },
  );
});

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const drawWith = (k: string, variant: string) => new KeyedDraw(Buffer.from(k, 'base64url'), variant, sha256);

describe('KeyedDraw', () => {
  it('draws a number below the bound, deterministically', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), async (k, variant, n) => {
        const drawn = await drawWith(k, variant).below(n);
        expect(drawn).toBe(await drawWith(k, variant).below(n));
        expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
      }),
    );
  });

  it('draws permutations', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.integer({ min: 1, max: 40 }), async (k, n) => {
        const order = await drawWith(k, 'p').permutation(n);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
      }),
    );
  });

  it('draws each of six numbers about equally often', async () => {
    const draw = drawWith(Buffer.alloc(32, 7).toString('base64url'), 'even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const at = await draw.below(6);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const chi2 = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    // With 5 degrees of freedom, one fair run in a million exceeds this. This run is deterministic.
    expect(chi2).toBeLessThan(36);
  });
});
