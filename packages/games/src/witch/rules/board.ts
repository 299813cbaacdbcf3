import { need, needList, needRecord } from '@inkling/core/arguments';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { boardSampler, type Placement } from './sampler.ts';
import { type BoardSetting, checkSetting, MATE_RULES, type MateRule, type SettingFault } from './setting.ts';
import { needSquares, type Shape, type Square } from './squares.ts';

const TILE_TYPES = ['gameTile', 'bonus', 'bomb'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** A tile on its square, in the founding document's format. Mates share a `pairId`, which is one-based. */
export interface PlacedTile extends Square {
  readonly type: TileType;
  readonly pairId?: number;
}

/** Converts a placement to tiles in reading order. Pair ids number the pairs in the order of their first squares. */
export function tilesOf(setting: BoardSetting, placement: Placement): readonly PlacedTile[] {
  const { shape, bonuses } = setting;
  const tiles = new Array<PlacedTile>(shape.rows * shape.cols);
  const put = (index: number, rest: Omit<PlacedTile, 'row' | 'col'>): void => {
    tiles[index] = { row: Math.floor(index / shape.cols), col: index % shape.cols, ...rest };
  };
  for (const [i, square] of placement.specials.entries())
    put(square, { type: i < bonuses ? 'bonus' : 'bomb' });
  for (const [i, pair] of placement.pairs.entries())
    for (const square of pair) put(square, { type: 'gameTile', pairId: i + 1 });
  return tiles;
}

/** Tiles to place, in any order. Mates are listed individually; two tiles with the same `pairId` are a pair. */
export interface TilesByType<Mate extends { readonly pairId: number }, Special> {
  readonly gameTiles: readonly Mate[];
  readonly bombs: readonly Special[];
  readonly bonus: readonly Special[];
}

export type AssignFault = SettingFault | { readonly code: 'not-a-board' | 'not-pairs' | 'wrong-tile-count' };

/**
 * Assigns tiles to squares, drawn uniformly from the valid boards. The squares must be all those of a board, in any
 * order; the result lists their tiles in the same order. `random` is a stream, or any string; the same string always
 * gives the same board. Never falls back to a board that breaks the rule.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function assignTilesToPositions<Mate extends { readonly pairId: number }, Special>(
  tilesByType: TilesByType<Mate, Special>,
  squares: readonly Square[],
  rule: MateRule,
  random: string | RandomStream,
): Result<readonly (Mate | Special)[], AssignFault> {
  needRecord(tilesByType, 'tilesByType');
  for (const type of ['gameTiles', 'bombs', 'bonus'] as const)
    needList(tilesByType[type], `tilesByType.${type}`);
  needSquares(squares, 'squares');
  need(MATE_RULES.includes(rule), rule, 'rule', `one of ${MATE_RULES.join(', ')}`);
  const stream = typeof random === 'string' ? new RandomStream(seedRandom(random)) : random;
  need(typeof stream?.shuffle === 'function', random, 'random', 'a seed or a stream of random numbers');
  const shape = shapeOf(squares);
  if (!shape) return fail({ code: 'not-a-board' });
  const { gameTiles, bombs, bonus } = tilesByType;
  if (gameTiles.length + bombs.length + bonus.length !== squares.length)
    return fail({ code: 'wrong-tile-count' });
  const setting = { shape, bonuses: bonus.length, bombs: bombs.length, rule, touching: 0 };
  const legal = checkSetting(setting);
  if (!legal.ok) return legal;
  const mates = new Map<number, Mate[]>();
  for (const tile of gameTiles) mates.set(tile.pairId, [...(mates.get(tile.pairId) ?? []), tile]);
  const couples = [...mates.values()];
  if (couples.some((couple) => couple.length !== 2)) return fail({ code: 'not-pairs' });
  const { specials, pairs } = boardSampler(legal.value)(stream);
  const byIndex = new Map<number, Mate | Special>();
  const specialTiles = [...bonus, ...bombs];
  for (const [i, square] of specials.entries()) byIndex.set(square, specialTiles[i] as Special);
  stream.shuffle(couples);
  for (const [i, pair] of pairs.entries())
    for (const [j, square] of pair.entries()) byIndex.set(square, couples[i]?.[j] as Mate);
  return ok(squares.map(({ row, col }) => byIndex.get(row * shape.cols + col) as Mate | Special));
}

/** Returns the shape that consists of exactly these squares, or undefined if there is none. */
function shapeOf(squares: readonly Square[]): Shape | undefined {
  const rows = 1 + squares.reduce((most, square) => Math.max(most, square.row), -1);
  const cols = 1 + squares.reduce((most, square) => Math.max(most, square.col), -1);
  const whole = squares.every(
    ({ row, col }) => Number.isInteger(row) && Number.isInteger(col) && row >= 0 && col >= 0,
  );
  const different = new Set(squares.map(({ row, col }) => row * cols + col)).size;
  return whole && rows > 0 && different === rows * cols && squares.length === rows * cols
    ? { rows, cols }
    : undefined;
}
