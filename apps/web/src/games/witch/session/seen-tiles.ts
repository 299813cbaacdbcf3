import type { TileFace } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';

/** What lies under the face-down tiles that were in sight before, by square. */
export function seenTiles({ log, tiles }: WitchView): ReadonlyMap<number, TileFace> {
  const seen = new Map<number, TileFace>();
  for (const event of log)
    if ((event.kind === 'flip' || event.kind === 'peek') && tiles[event.square]?.lie === 'down')
      seen.set(event.square, event.face);
  return seen;
}
