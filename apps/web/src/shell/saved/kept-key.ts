import type { Sheet } from '@inkling/core/sheet';

/** What the names of kept games begin with, and then each game's own name. */
export const KEPT_GAMES = 'sheet/';

/** The name that a game is kept under when it is left for another. */
export function keptKey({ game, params, seed }: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `${KEPT_GAMES}${game} ${params}/${seed}`;
}
