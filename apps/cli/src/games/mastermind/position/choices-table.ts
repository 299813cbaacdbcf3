import type { Position } from '@inkling/games/mastermind/analysis/position';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { percent } from '../../../messages/numbers.ts';
import { narrowTables } from '../../../shell/printing.ts';
import { dim, onBackground, type Style } from '../../../shell/style.ts';
import { lettersOf } from '../messages/codes.ts';

/**
 * Returns a row for each place and a column for each symbol: the share of the remaining codes that have it there,
 * greener for higher shares, and a dot for none. Symbols that do not fit side by side are put in another table
 * below.
 */
export function choicesTable(
  position: Position,
  skin: Skin,
  style: Style = PLAIN,
  columns?: number,
): readonly string[] {
  const total = position.count();
  const places = position.places();
  const heads = ['place', ...lettersOf(position.rules, skin).map((letter) => letter.padStart(4))];
  const rows = places.map((row, place) => [
    String(place + 1).padStart(3),
    ...row.map((count) => (count === 0n ? '·' : percent(count, total))),
  ]);
  return narrowTables([heads, ...rows], columns, (text, row, column) => {
    const count = row > 0 && column > 0 ? places[row - 1]?.[column - 1] : undefined;
    return count === undefined ? text : shaded(text, count, total, style);
  });
}

function shaded(text: string, count: bigint, total: bigint, style: Style): string {
  if (count === 0n) return dim(text, style);
  const background = BACKGROUNDS[Number((count * BigInt(BACKGROUNDS.length - 1)) / total)];
  return background === undefined ? text : onBackground(text, background, style);
}

/** Greens of the 256-colour table; the last one is for what is certain. */
const BACKGROUNDS = [undefined, 194, 157, 120, 114] as const;
const PLAIN: Style = { colour: false, unicode: true };
