import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { assignTilesToPositions } from './board.ts';
import { getSquaresForDifficulty } from './setting.ts';

describe('the couples of a board', () => {
  it('lie anywhere: each comes to the first square equally often', () => {
    const random = new RandomStream(seedRandom('couples'));
    const squares = getSquaresForDifficulty('easy');
    const gameTiles = Array.from({ length: 8 }, (_, i) => ({ pairId: 1 + (i >> 1) }));
    const first = new Map<number, number>();
    const boards = 4000;
    for (let board = 0; board < boards; board++) {
      const tiles = { gameTiles, bombs: [], bonus: [{ pairId: 0 }] };
      const [tile] = value(assignTilesToPositions(tiles, squares, 'rook', random));
      first.set(tile?.pairId ?? -1, (first.get(tile?.pairId ?? -1) ?? 0) + 1);
    }
    const counts = [1, 2, 3, 4].map((id) => first.get(id) ?? 0);
    const mean = counts.reduce((sum, count) => sum + count, 0) / 4;
    for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
  });
});
