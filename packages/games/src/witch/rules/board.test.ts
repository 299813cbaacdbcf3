import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { assignTilesToPositions } from './board.ts';
import { getSquaresForDifficulty } from './setting.ts';

describe('the pairs of a board', () => {
  it('are placed uniformly: each is on the first square equally often', () => {
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

describe('tiles of a custom game', () => {
  const squares = getSquaresForDifficulty('easy');
  const gameTiles = [1, 1, 2, 2, 3, 3, 4, 4].map((pairId) => ({ type: 'gameTile', pairId }));
  const tiles = { gameTiles, bombs: [], bonus: [{ type: 'bonus' }] };

  it('are placed by a seed, and the same way for the same seed', () => {
    const first = value(assignTilesToPositions(tiles, squares, 'king', 'holly'));
    expect(first.map((tile) => tile.type).indexOf('bonus')).toBe(4);
    expect(value(assignTilesToPositions(tiles, squares, 'king', 'holly'))).toEqual(first);
    const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
    const boards = seeds.map((seed) => JSON.stringify(assignTilesToPositions(tiles, squares, 'rook', seed)));
    expect(new Set(boards).size).toBeGreaterThan(10);
  });

  it.each([
    ['a rule', ['knight', 'holly'], 'rule must be one of king, rook, not "knight"'],
    ['a seed', ['rook'], 'random must be a seed or a stream of random numbers, not missing'],
    ['a rule and a seed', [], 'rule must be one of king, rook, not missing'],
  ])('need %s', (_, rest, message) => {
    const assign = assignTilesToPositions as (...args: readonly unknown[]) => unknown;
    expect(() => assign(tiles, squares, ...rest)).toThrow(message);
  });
});
