import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeSymmetry } from './code-symmetry.ts';

const space = new CodeSpace({ places: 4, symbols: 6, repeats: true });
const symmetry = new CodeSymmetry(space);

describe('symmetry of codes', () => {
  it('leaves five first guesses of (4,6), as Knuth found', () => {
    const stands = symmetry.representatives([]);
    const kept = Array.from({ length: space.size }, (_, guess) => guess).filter(stands);
    const texts = kept.map((guess) => Array.from(space.codeAt(guess), (symbol) => symbol + 1).join(''));
    expect(texts).toEqual(['1111', '1112', '1122', '1123', '1234']);
  });

  it('keeps, of every guess, one with the same partition sizes in every cell of the history', () => {
    const first = space.indexOf([0, 0, 1, 2]);
    const stands = symmetry.representatives([first]);
    const profile = (guess: number) => {
      const counts = new Map<string, number>();
      for (let secret = 0; secret < space.size; secret++) {
        const answer = [first, guess].map((g) => scoreCode(space.codeAt(g), space.codeAt(secret))).join();
        counts.set(answer, (counts.get(answer) ?? 0) + 1);
      }
      return JSON.stringify([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    };
    const guesses = Array.from({ length: space.size }, (_, guess) => guess);
    const kept = guesses.filter(stands);
    const profiles = new Set(kept.map(profile));
    expect(kept.length).toBeLessThan(300);
    for (const guess of guesses) expect(profiles.has(profile(guess))).toBe(true);
  });

  it('gives symmetric sets, and only such, the same canonical form', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, count) => {
        const random = new RandomStream(seedRandom(`${seed}`));
        const places = random.shuffle([0, 1, 2, 3]);
        const names = random.shuffle([0, 1, 2, 3, 4, 5]);
        const set = [...new Set(Array.from({ length: count }, () => random.below(space.size)))];
        const image = set.map((code) => {
          const from = space.codeAt(code);
          return space.indexOf(places.map((place) => names[from[place]]));
        });
        const [a, b] = [set, image].map((codes) => {
          const keys = Uint16Array.from(codes.toSorted((x, y) => x - y));
          symmetry.canonise(keys, keys.length);
          return Array.from(keys);
        });
        expect(distances(a)).toEqual(distances(set));
        expect(distances(b)).toEqual(distances(set));
        if (a.join() === b.join()) met++;
      }),
      { numRuns: 200 },
    );
    expect(met).toBeGreaterThan(100);
  });
});

/** What no symmetry changes: how often each answer occurs between two codes of the set. */
function distances(set: readonly number[]): readonly number[] {
  const counts = new Array<number>(15).fill(0);
  for (const a of set) for (const b of set) counts[scoreCode(space.codeAt(a), space.codeAt(b))]++;
  return counts;
}
