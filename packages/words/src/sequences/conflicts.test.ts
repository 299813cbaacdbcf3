import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minimalConflicts } from './conflicts.ts';

const members = (set: number) => [0, 1, 2, 3, 4, 5, 6].filter((i) => (set >> i) & 1);
const within = (a: number, b: number) => (a & ~b) === 0;

it('finds all minimal conflicts and corrections of seven statements, as checking all subsets does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 127 }), { maxLength: 6 }), (causes) => {
      const consistent = (set: number) => !causes.some((cause) => within(cause, set));
      const bits = (list: readonly number[]) => list.reduce((set, i) => set | (1 << i), 0);
      const found = minimalConflicts(7, (list) => consistent(bits(list)));
      const minimal = causes.filter(
        (cause) => !causes.some((other) => other !== cause && within(other, cause)),
      );
      expect(new Set(found.conflicts.map(bits))).toEqual(new Set(minimal));
      expect(found.complete).toBe(true);
      const drops = Array.from({ length: 128 }, (_, set) => set).filter((set) => consistent(127 & ~set));
      const smallest = drops.filter((set) => !drops.some((other) => other !== set && within(other, set)));
      expect(found.corrections.map(String)).toHaveLength(smallest.length);
      expect(new Set(found.corrections.map(bits))).toEqual(new Set(smallest));
      expect(found.conflicts).toEqual(found.conflicts.toSorted((a, b) => a.length - b.length));
      for (const conflict of found.conflicts) expect(members(bits(conflict))).toEqual(conflict);
    }),
  );
});

it('reports an incomplete result if it stopped early', () => {
  const found = minimalConflicts(40, (list) => list.length < 2, 100);
  expect(found.complete).toBe(false);
  expect(found.conflicts.every((conflict) => conflict.length === 2)).toBe(true);
});
