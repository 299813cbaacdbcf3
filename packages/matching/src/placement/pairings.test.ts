import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairingCount, touchingCounts } from './counts.ts';
import { pairingTable } from './pairings.ts';

describe('numbered pairings', () => {
  it('each have exactly one number, on boards of 3×3 and 3×4, for any number of touching pairs', () => {
    for (const [rows, cols, specials, rule] of [
      [3, 3, [4], 'king'],
      [3, 3, [0], 'king'],
      [3, 3, [1], 'rook'],
      [3, 4, [0, 7], 'rook'],
    ] as const) {
      const counts = touchingCounts({ rows, cols }, rule, specials);
      for (const [touching, count] of counts.entries()) {
        const table = pairingTable({ rows, cols }, rule, specials, touching)!;
        expect(BigInt(table.count)).toBe(count);
        const seen = new Set<string>();
        for (let rank = 0; rank < table.count; rank++) {
          const pairs = table.at(rank)!;
          expect(table.rank(pairs)).toBe(rank);
          seen.add(pairs.join(' '));
        }
        expect(seen.size).toBe(table.count);
      }
    }
  });

  it('round-trip through their number on hard, and do not exist for an invalid number', () => {
    const table = pairingTable({ rows: 5, cols: 5 }, 'king', [0, 12, 24])!;
    expect(BigInt(table.count)).toBe(pairingCount({ rows: 5, cols: 5 }, 'king', [0, 12, 24]));
    fc.assert(
      fc.property(fc.nat(table.count - 1), (rank) => {
        expect(table.rank(table.at(rank)!)).toBe(rank);
      }),
    );
    expect(table.at(-1)).toBeUndefined();
    expect(table.at(table.count)).toBeUndefined();
    expect(table.at(0.5)).toBeUndefined();
  });

  it('have no number if they are not valid pairings', () => {
    const table = pairingTable({ rows: 3, cols: 3 }, 'king', [4])!;
    expect(table.rank([])).toBeUndefined();
    expect(
      table.rank([
        [0, 1],
        [2, 3],
        [5, 6],
        [7, 8],
      ]),
    ).toBeUndefined();
    expect(
      table.rank([
        [0, 2],
        [2, 6],
        [6, 8],
        [1, 7],
      ]),
    ).toBeUndefined();
    expect(
      table.rank([
        [0, 99],
        [2, 6],
        [8, 3],
        [1, 7],
      ]),
    ).toBeUndefined();
    expect(pairingTable({ rows: 6, cols: 6 }, 'king', [])).toBeUndefined();
    expect(pairingTable({ rows: 3, cols: 3 }, 'king', [])).toBeUndefined();
  });
});
