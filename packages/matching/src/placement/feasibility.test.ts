import { describe, expect, it } from 'vitest';
import { touchingCounts } from './counts.ts';
import { FREE_ENOUGH, feasibility, isObstacle } from './feasibility.ts';
import { freeSquaresOf, type TouchRule, touch } from './grid.ts';

const easy = { rows: 3, cols: 3 };

describe('feasibility', () => {
  it('of easy under king needs a bonus on the centre, because it touches every other square', () => {
    for (let bonus = 0; bonus < 9; bonus++) {
      const answer = feasibility(easy, 'king', [bonus]);
      expect(answer.feasible).toBe(bonus === 4);
      if (answer.feasible) continue;
      expect(answer.least).toBe(1);
      expect(answer.obstacle.dominating).toBe(4);
      expect(answer.obstacle.removed).toEqual([]);
      expect(answer.obstacle.components.map((part) => part.length).toSorted()).toEqual([1, 7]);
    }
  });

  it('agrees with the exact counts and has valid certificates, on 3×4 boards of at most 8 free squares', () => {
    const grid = { rows: 3, cols: 4 };
    for (const rule of ['king', 'rook'] as const)
      for (let mask = 0; mask < 2 ** 12; mask++) {
        const specials = Array.from({ length: 12 }, (_, i) => i).filter((i) => (mask >> i) & 1);
        const free = freeSquaresOf(grid, specials);
        if (free.length % 2 === 1 || free.length > 8) continue;
        const counts = touchingCounts(grid, rule, specials);
        const answer = feasibility(grid, rule, specials);
        expect(answer.feasible).toBe((counts[0] as bigint) > 0n);
        if (answer.feasible) continue;
        expect(answer.least).toBe(counts.findIndex((count) => count > 0n));
        const near = (a: number, b: number) => touch(grid, rule, a, b);
        expect(isObstacle(free, near, answer.obstacle)).toBe(true);
        expect(answer.pairs.filter(([a, b]) => near(a, b)).length).toBe(answer.least);
        expect(isObstacle(free, near, { ...answer.obstacle, components: [free] })).toBe(false);
      }
  });

  it('rests on a theorem: subsets of a 4×4 block have 2, 3, 4 components only up to 9, 6, 4 squares (king)', () => {
    expect(largestParts('king')).toEqual(
      new Map([
        [2, 9],
        [3, 6],
        [4, 4],
      ]),
    );
    expect(largestParts('rook')).toEqual(new Map([[2, 5]]));
    for (const rule of ['king', 'rook'] as const) {
      let infeasible = 0;
      for (const [parts, size] of largestParts(rule)) infeasible = Math.max(infeasible, size + parts - 2);
      const largestEven = infeasible - (infeasible % 2);
      expect(FREE_ENOUGH[rule]).toBe(largestEven + 2);
    }
  });
});

/** For each number of components, the size of the largest subset of a 4×4 block with that many components. */
function largestParts(rule: TouchRule): Map<number, number> {
  const grid = { rows: 4, cols: 4 };
  const apart = Array.from({ length: 16 }, (_, a) => {
    let mask = 0;
    for (let b = 0; b < 16; b++) if (a !== b && !touch(grid, rule, a, b)) mask |= 1 << b;
    return mask;
  });
  const largest = new Map<number, number>();
  for (let subset = 1; subset < 2 ** 16; subset++) {
    let parts = 0;
    for (let left = subset; left > 0; parts++) {
      let part = left & -left;
      for (let fringe = part; fringe > 0; ) {
        const square = 31 - Math.clz32(fringe);
        fringe &= ~(1 << square);
        const found = (apart[square] as number) & left & ~part;
        part |= found;
        fringe |= found;
      }
      left &= ~part;
    }
    const size = subset.toString(2).replaceAll('0', '').length;
    if (parts > 1) largest.set(parts, Math.max(largest.get(parts) ?? 0, size));
  }
  return new Map([...largest].toSorted(([a], [b]) => a - b));
}
