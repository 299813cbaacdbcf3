import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CountTable } from './count-table.ts';

it('CountTable holds the same entries as a Map', () => {
  const key = fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat()), { maxLength: 3000 }), (entries) => {
      const table = new CountTable();
      const map = new Map<number, number>();
      for (const [k, v] of entries) {
        expect(table.get(k)).toBe(map.get(k) ?? -1);
        table.set(k, v);
        map.set(k, v);
      }
      for (const [k, v] of map) expect(table.get(k)).toBe(v);
    }),
    { numRuns: 40 },
  );
});
