import { describe, expect, it } from 'vitest';
import { neighbours, openings } from './proposals.ts';

describe('neighbours', () => {
  it('are all other legal codes one change or one exchange away, each once', () => {
    for (const [code, repeats] of [
      [[0, 1, 1, 3], true],
      [[0, 1, 2, 3], false],
    ] as const) {
      const found = [...neighbours(code, { places: 4, symbols: 5, repeats })].map(String);
      expect(new Set(found).size).toBe(found.length);
      const slow: string[] = [];
      for (let k = 0; k < 5 ** 4; k++) {
        const other = [0, 1, 2, 3].map((place) => Math.floor(k / 5 ** place) % 5);
        const changed = [0, 1, 2, 3].filter((place) => other[place] !== code[place]);
        const [a, b] = changed;
        const exchanged = changed.length === 2 && other[a] === code[b] && other[b] === code[a];
        if ((changed.length === 1 || exchanged) && (repeats || new Set(other).size === 4))
          slow.push(String(other));
      }
      expect(found.toSorted()).toEqual(slow.toSorted());
    }
  });
});

describe('openings', () => {
  it('are the partitions of the number of places into at most as many parts as symbols', () => {
    const count = (places: number, symbols: number) => openings({ places, symbols, repeats: true }).length;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 12, 16].map((places) => count(places, 20))).toEqual([
      1, 2, 3, 5, 7, 11, 15, 22, 77, 231,
    ]);
    expect(openings({ places: 4, symbols: 2, repeats: true })).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 1, 1],
    ]);
    expect(openings({ places: 3, symbols: 5, repeats: false })).toEqual([[0, 1, 2]]);
  });
});
