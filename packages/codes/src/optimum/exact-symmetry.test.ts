import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import type { Definition } from '@inkling/deduction/define/definition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { onlyExact } from './code-variants.ts';
import { ExactSymmetry } from './exact-symmetry.ts';

const space = new CodeSpace({ places: 3, symbols: 4, repeats: true });
const symmetry = new ExactSymmetry(space);
const all = Array.from({ length: space.size }, (_, code) => code);

describe('symmetry of codes whose answers count only exact places', () => {
  it('leaves one first guess, and then one for each number of places that differ from it', () => {
    expect(all.filter(symmetry.representatives([])).map(textOf)).toEqual(['aaa']);
    expect(all.filter(symmetry.representatives([0])).map(textOf)).toEqual(['aaa', 'aab', 'abb', 'bbb']);
  });

  it('keeps, for every guess, one that divides the secrets in the same way after any two guesses', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...all), (first, second) => {
        const profile = (guess: number) => {
          const counts = new Map<string, number>();
          for (const secret of all) {
            const key = [first, second, guess].map((code) => exactly(code, secret)).join();
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
          return JSON.stringify([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
        };
        const kept = all.filter(symmetry.representatives([first, second]));
        const profiles = new Set(kept.map(profile));
        for (const guess of all) expect(profiles.has(profile(guess))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('gives most symmetric sets, and no others, the same canonical form', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const random = new RandomStream(seedRandom(`${seed}`));
        const places = random.shuffle([0, 1, 2]);
        const names = places.map(() => random.shuffle([0, 1, 2, 3]));
        const set = [...new Set(Array.from({ length: count }, () => random.below(space.size)))];
        const image = set.map((code) => {
          const from = space.codeAt(code);
          return space.indexOf(places.map((place, to) => names[to][from[place]]));
        });
        const [a, b] = [set, image].map((codes) => {
          const keys = Uint16Array.from(codes.toSorted((x, y) => x - y));
          symmetry.canonise(keys, keys.length);
          return Array.from(keys);
        });
        expect(new Set(a).size).toBe(set.length);
        expect(distances(a)).toEqual(distances(set));
        expect(distances(b)).toEqual(distances(set));
        if (a.join() === b.join()) met++;
      }),
      { numRuns: 200 },
    );
    expect(met).toBeGreaterThan(100);
  });

  it.each([
    [2, 5, true, 105],
    [3, 3, true, 95],
    [3, 4, true, 280],
    [4, 3, true, 331],
    [3, 4, false, 81],
    [4, 4, false, 86],
  ])('changes no total: (%i,%i), repeats %s, takes %i', (places, symbols, repeats, total) => {
    const { name, secrets, answer, solved, ...fast } = onlyExact({ places, symbols, repeats });
    expect(fast).toMatchObject({ symmetry: expect.anything(), kernel: expect.anything() });
    expect(totalOf(onlyExact({ places, symbols, repeats }))).toBe(total);
    expect(totalOf({ name, secrets, answer, solved })).toBe(total);
  });
});

function totalOf(definition: Definition<string, string, number>): number {
  const { total, proved } = finish(defineDeduction(definition).optimumSteps());
  expect(proved).toBe(true);
  return total;
}

function exactly(guess: number, secret: number): number {
  const mine = space.codeAt(guess);
  return Array.from(space.codeAt(secret)).filter((symbol, place) => symbol === mine[place]).length;
}

/** Counts how often each answer occurs between two codes of the set. No symmetry changes that. */
function distances(set: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const a of set) for (const b of set) counts[exactly(a, b)]++;
  return counts;
}

function textOf(code: number): string {
  return Array.from(space.codeAt(code), (symbol) => 'abcd'[symbol]).join('');
}
