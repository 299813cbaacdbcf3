import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keySpots } from './key-square.tsx';

it('is a square up to four places, and two rows beyond', () => {
  expect(keySpots(4).spots).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(keySpots(5).columns).toBe(3);
  expect(keySpots(1).columns).toBe(2);
});

it('has a separate spot for every place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), (places) => {
      const { columns, rows, spots } = keySpots(places);
      expect(new Set(spots.map(String)).size).toBe(places);
      for (const [column, row] of spots) {
        expect(column).toBeLessThan(columns);
        expect(row).toBeLessThan(rows);
      }
    }),
  );
});
