import { createHash } from 'node:crypto';
import { mastermind } from '@inkling/games/mastermind/game';
import fc from 'fast-check';
import { DAY_DICE, dayCopy, dayDice, isCopy, dayCode as twinCode } from 'inkling/daily-challenge';
import { isKeyOf, dayOfYear as twinDay } from 'inkling/daily-key';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../duel/games.ts';
import { diceOfSeed, seedDice } from '../duel/room-seed.ts';
import { mastermindParams } from '../duel/setup.ts';
import { copyFor, dayCode, seedFor, setupOf } from './challenge.ts';
import { dayOfYear, daysAfter } from './day.ts';
import { endOf, keyOf } from './key-chain.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('base64url'));
const dice = fc.constantFrom(...DAY_DICE);
/** How often each symbol appears, without saying which: the same for all copies of a code. */
const shape = (code: readonly number[]) =>
  [...new Set(code)].map((symbol) => code.filter((other) => other === symbol).length).toSorted();

describe('the challenge of a day', () => {
  it('gives each guest a copy of one code, and the seed that deals it', async () => {
    const games = await loadGames([5]);
    const params = mastermindParams(setupOf('mastermind', '2026-11-21'));
    fc.assert(
      fc.property(key, fc.array(fc.uuid(), { minLength: 2, maxLength: 4 }), dice, (k, guests, by) => {
        const code = dayCode(k);
        for (const guest of guests) {
          const copy = copyFor(k, guest, code);
          expect(shape(copy)).toEqual(shape(code));
          const seed = seedFor(k, 'mastermind', guest, by, games);
          expect(diceOfSeed(seed)).toBe(by);
          expect(Array.from(mastermind.start(params, seedDice(seed)).secret ?? [])).toEqual(copy);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is what anybody works out from the key with the published code', async () => {
    const { rules } = mastermindParams(setupOf('mastermind', ''));
    const games = await loadGames([5]);
    await fc.assert(
      fc.asyncProperty(key, fc.uuid(), fc.nat(364), async (k, guest, n) => {
        const bytes = Buffer.from(k, 'base64url');
        const copy = await dayCopy(bytes, guest, rules, sha256);
        expect(copy).toEqual(copyFor(k, guest, dayCode(k)));
        expect(await twinCode(bytes, rules, sha256)).toEqual(dayCode(k));
        expect(isCopy(copy, dayCode(k))).toBe(true);
        for (const game of ['word', 'witch'] as const)
          for (const by of DAY_DICE)
            expect(await dayDice(bytes, game, by, sha256)).toEqual(
              seedDice(seedFor(k, game, guest, by, games)),
            );
        const day = daysAfter('2027-01-01', n);
        expect(twinDay(day)).toBe(dayOfYear(day));
        const [own, end] = [keyOf(k, day), endOf(k, 2027)].map((text) => Buffer.from(text, 'base64url'));
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
    const code = dayCode(k);
    const copies = new Set(Array.from({ length: 200 }, (_, i) => copyFor(k, `guest ${i}`, code).join()));
    expect(copies.size).toBeGreaterThan(20);
  });

  it('is one word and one table of witches for all, and others on another day', async () => {
    const games = await loadGames([5]);
    const [one, two] = [1, 2].map((n) => Buffer.alloc(32, n).toString('base64url')) as [string, string];
    for (const game of ['word', 'witch'] as const)
      for (const by of DAY_DICE) {
        expect(seedFor(one, game, 'ann', by, games)).toBe(seedFor(one, game, 'bob', by, games));
        expect(seedFor(one, game, 'ann', by, games)).not.toBe(seedFor(two, game, 'ann', by, games));
      }
  });
});
