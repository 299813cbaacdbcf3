import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { minimalHittingSets, minimalMarks } from './hitting-sets.ts';

/** Straight from the definition: returns every set that meets all marks, and none of whose proper subsets does. */
function minimalSetsByTrying(marks: readonly bigint[], size: number): number[][] {
  const hits = (set: bigint) => marks.every((mark) => (mark & set) !== 0n);
  const sets = Array.from({ length: 2 ** size }, (_, set) => BigInt(set)).filter(hits);
  const minimal = sets.filter((set) => !sets.some((other) => other !== set && (other & set) === other));
  return minimal
    .map((set) => Array.from({ length: size }, (_, i) => i).filter((i) => (set >> BigInt(i)) & 1n))
    .toSorted((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}

describe('minimalHittingSets', () => {
  it('returns the minimal sets, smallest first and then in order, up to a maximum', () => {
    const random = new RandomStream(seedRandom('hitting sets'));
    for (let time = 0; time < 300; time++) {
      const size = 1 + random.below(9);
      const marks = Array.from({ length: random.below(12) }, () => BigInt(1 + random.below(2 ** size - 1)));
      const all = minimalSetsByTrying(marks, size);
      expect(minimalHittingSets(marks, 1000)).toEqual(all);
      expect(minimalHittingSets(marks, 2)).toEqual(all.slice(0, 2));
      expect(minimalHittingSets(marks, 1)).toEqual(all.slice(0, 1));
    }
  });

  it('returns only the empty set for no marks, and no set if a mark is empty', () => {
    expect(minimalHittingSets([], 9)).toEqual([[]]);
    expect(minimalHittingSets([3n, 0n, 1n], 9)).toEqual([]);
  });
});

describe('minimalMarks', () => {
  it('returns the marks that contain no other mark, each once, smallest first', () => {
    expect(minimalMarks([7n, 1n, 6n, 3n, 6n, 1n])).toEqual([1n, 6n]);
    expect(minimalMarks([])).toEqual([]);
  });
});
