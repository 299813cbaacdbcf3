import type { Position } from '@inkling/games/mastermind/analysis/position';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { percent } from '../../../messages/numbers.ts';
import { tableLines } from '../../../shell/printing.ts';
import { lettersOf } from '../messages/codes.ts';

/** A row a place, a column a symbol: the share of the codes left that has it there; a dot where none has. */
export function choicesTable(position: Position, skin: Skin): readonly string[] {
  const total = position.count();
  const heads = ['place', ...lettersOf(position.rules, skin).map((letter) => letter.padStart(4))];
  const rows = position
    .places()
    .map((row, place) => [
      String(place + 1).padStart(3),
      ...row.map((count) => (count === 0n ? '·' : percent(count, total))),
    ]);
  return tableLines([heads, ...rows]);
}
