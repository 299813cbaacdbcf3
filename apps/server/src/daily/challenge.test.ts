import { seedRandom } from '@inkling/core/random';
import { mastermind } from '@inkling/games/mastermind/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../duel/games.ts';
import { mastermindParams } from '../duel/setup.ts';
import { copyFor, dayCode, seedFor, setupOf } from './challenge.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('base64url'));
/** How often each symbol appears, without saying which: the same for all copies of a code. */
const shape = (code: readonly number[]) =>
  [...new Set(code)].map((symbol) => code.filter((other) => other === symbol).length).toSorted();

describe('the challenge of a day', () => {
  it('gives each guest a copy of one code, and the seed that deals it', async () => {
    const games = await loadGames([5]);
    const params = mastermindParams(setupOf('mastermind', '2026-11-21'));
    fc.assert(
      fc.property(key, fc.array(fc.uuid(), { minLength: 2, maxLength: 4 }), (k, guests) => {
        const code = dayCode(k);
        for (const guest of guests) {
          const copy = copyFor(k, guest, code);
          expect(shape(copy)).toEqual(shape(code));
          const seed = seedFor(k, 'mastermind', guest, games);
          expect(Array.from(mastermind.start(params, seedRandom(seed)).secret ?? [])).toEqual(copy);
        }
      }),
      { numRuns: 20 },
    );
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
    for (const game of ['word', 'witch'] as const) {
      expect(seedFor(one, game, 'ann', games)).toBe(seedFor(one, game, 'bob', games));
      expect(seedFor(one, game, 'ann', games)).not.toBe(seedFor(two, game, 'ann', games));
    }
  });
});
