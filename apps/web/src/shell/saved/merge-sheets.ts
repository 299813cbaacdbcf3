import { goTo, playMove, type Sheet } from '@inkling/core/sheet';

/** Whether two sheets belong to the same game, with the same rules and seed. */
export function isSameGame(a: Sheet, b: Sheet): boolean {
  return a.game === b.game && a.params === b.params && a.seed === b.seed;
}

/**
 * Returns `sheet` with the moves of another sheet of the same game merged in as branches, so that no move of either is
 * lost. The cursor stays where it is in `sheet`. Returns the same object if it already has every move.
 */
export function mergeSheets(sheet: Sheet, other: Sheet): Sheet {
  const places = [0];
  let merged = sheet;
  for (const { parent, move } of other.nodes.slice(1)) {
    const next = playMove({ ...merged, cursor: places[parent] ?? 0 }, move);
    places.push(next.cursor);
    if (next.nodes.length > merged.nodes.length) merged = next;
  }
  return merged === sheet ? sheet : goTo(merged, sheet.cursor);
}
