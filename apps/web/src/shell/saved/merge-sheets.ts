import { goTo, playMove, type Sheet } from '@inkling/core/sheet';

/** Are these sheets of one game, drawn from one seed? */
export function isSameGame(a: Sheet, b: Sheet): boolean {
  return a.game === b.game && a.params === b.params && a.seed === b.seed;
}

/**
 * A sheet with the moves of another of the same game as branches of it: nothing that was played on either is lost. The
 * cursor stays where `sheet` has it; a sheet that has every move already is given back as it is.
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
