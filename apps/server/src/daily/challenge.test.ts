import { createHash } from 'node:crypto';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { roomParams } from '@inkling/games/contract/room-setup';
import { isKeyOf, dayOfYear as twinDay } from '@inkling/games/daily/daily-key';
import { dayOfYear, daysAfter } from '@inkling/games/daily/day';
import { dayRandom } from '@inkling/games/daily/day-draws';
import { KeyedDraw } from '@inkling/games/daily/keyed-draw';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { covenWitch } from '@inkling/games/witch/coven-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../room/deal.ts';
import { KeyedDrawTwin } from '../testing/keyed-draw-twin.ts';
import { testWord } from '../testing/test-games.ts';
import { seedFor, setupOf } from './challenge.ts';
import { walkYear } from './key-chain.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('base64url'));
/** Returns the sorted counts of the symbols, which are the same for all copies of a code. */
const shape = (code: string) =>
  [...new Set(code)].map((symbol) => [...code].filter((other) => other === symbol).length).toSorted();

/** Returns the secret that a seed produces. */
function dealt(module: AnyGameModule, seed: string): string | undefined {
  const params: unknown = roomParams(module, setupOf(module, ''));
  return module.room.secretText(module.room.start(params, 'drawn', randomOf(seed)));
}

/** Computes the code of a day and a guest's copy of it with an independent implementation. */
function twinCopy(k: string, guest: string): { readonly code: string; readonly copy: string } {
  let number = new KeyedDrawTwin(k, 'mastermind').below(6 ** 4);
  const code = Array.from({ length: 4 }, () => {
    const symbol = number % 6;
    number = Math.floor(number / 6);
    return symbol;
  });
  const draw = new KeyedDrawTwin(k, `copy ${guest}`);
  const [rename, places] = [draw.permutation(6), draw.permutation(4)];
  const text = (symbols: readonly (number | undefined)[]) => symbols.map((s) => 'abcdef'[s ?? 9]).join('');
  return { code: text(code), copy: text(places.map((place) => rename[code[place] as number])) };
}

describe('the daily challenge', () => {
  it('gives each guest a copy of one code, and the seed that deals it', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.array(fc.uuid(), { minLength: 2, maxLength: 4 }), async (k, guests) => {
        for (const guest of guests) {
          const { code, copy } = twinCopy(k, guest);
          expect(shape(copy)).toEqual(shape(code));
          expect(dealt(mastermindModule, await seedFor(k, mastermindModule, guest))).toBe(copy);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is drawn the same by an independent implementation', async () => {
    await fc.assert(
      fc.asyncProperty(
        key,
        fc.string(),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 })),
        async (k, name, ns) => {
          const draw = new KeyedDraw(Buffer.from(k, 'base64url'), name, sha256);
          const twin = new KeyedDrawTwin(k, name);
          for (const n of ns) expect(await draw.below(n)).toBe(twin.below(n));
          expect(await draw.permutation(9)).toEqual(twin.permutation(9));
        },
      ),
    );
  });

  it('can be recomputed from the key with the published code', async () => {
    const games = [await testWord(), covenWitch];
    await fc.assert(
      fc.asyncProperty(key, fc.uuid(), fc.nat(364), async (k, guest, n) => {
        for (const game of games)
          expect(await dayRandom(Buffer.from(k, 'base64url'), game.id, sha256)).toEqual(
            randomOf(await seedFor(k, game, guest)),
          );
        const day = daysAfter('2027-01-01', n);
        expect(twinDay(day)).toBe(dayOfYear(day));
        const keys = walkYear(k, 2027);
        const [own, end] = [keys.keyOf(day), keys.end].map((text) => Buffer.from(text, 'base64url'));
        if (!own || !end) throw new Error('no key');
        expect(await isKeyOf(day, own, end, sha256)).toBe(true);
        expect(await isKeyOf(daysAfter(day, 1), own, end, sha256)).toBe(false);
      }),
      { numRuns: 30 },
    );
    for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10'])
      expect(twinDay(text)).toBeUndefined();
    expect(twinDay('2024-12-31')).toBe(365);
  });

  it('gives guests of one day many different codes', () => {
    const k = Buffer.alloc(32, 3).toString('base64url');
    const copies = new Set(Array.from({ length: 200 }, (_, i) => twinCopy(k, `guest ${i}`).copy));
    expect(copies.size).toBeGreaterThan(20);
  });

  it('has the same word and witch board for all guests, and different ones for another key', async () => {
    const [one, two] = [1, 2].map((n) => Buffer.alloc(32, n).toString('base64url')) as [string, string];
    for (const game of [await testWord(), covenWitch]) {
      expect(await seedFor(one, game, 'ann')).toBe(await seedFor(one, game, 'bob'));
      expect(await seedFor(one, game, 'ann')).not.toBe(await seedFor(two, game, 'ann'));
    }
  });
});
