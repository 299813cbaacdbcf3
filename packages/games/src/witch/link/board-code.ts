import { needList, needShape, needText } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeShareCode, parseShareCode, type ShareFault } from '@inkling/matching/placement/share-code';
import { type PlacedTile, tilesOf } from '../rules/board.ts';
import { type BoardSetting, checkSetting, type SettingFault } from '../rules/setting.ts';

/**
 * Returns the share code of a placed board, or undefined if it has more than 24 free squares or is not a board of its
 * setting. `squares` are in the form that `placeWitch` returns.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeWitchCode(setting: BoardSetting, squares: readonly PlacedTile[]): string | undefined {
  needShape(setting, 'setting', { shape: { rows: 'whole', cols: 'whole' } });
  needList(squares, 'squares');
  const { shape, rule, touching } = setting;
  const index = ({ row, col }: PlacedTile) => row * shape.cols + col;
  const of = (type: PlacedTile['type']) => squares.filter((tile) => tile.type === type);
  const mates = new Map<number | undefined, number[]>();
  for (const tile of of('gameTile')) mates.set(tile.pairId, [...(mates.get(tile.pairId) ?? []), index(tile)]);
  return makeShareCode({
    grid: shape,
    rule,
    touching,
    bonuses: of('bonus').map(index),
    bombs: of('bomb').map(index),
    pairs: [...mates.values()].map(([a = -1, b = -1]) => [a, b] as const),
  });
}

/**
 * Parses a share code. Any text gives either a legal board or one of a fixed set of faults.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function readWitchCode(
  text: string,
): Result<
  { readonly setting: BoardSetting; readonly squares: readonly PlacedTile[] },
  ShareFault | SettingFault
> {
  needText(text, 'text');
  const read = parseShareCode(text);
  if (!read.ok) return read;
  const { grid, rule, touching, bonuses, bombs, pairs } = read.value;
  const wish = { shape: grid, bonuses: bonuses.length, bombs: bombs.length, rule, touching };
  // A given board may have more touching pairs than the best board of its setting.
  const setting = checkSetting(wish);
  if (!setting.ok && setting.error.code !== 'touching-not-least') return fail(setting.error);
  return ok({ setting: wish, squares: tilesOf(wish, { specials: [...bonuses, ...bombs], pairs }) });
}
