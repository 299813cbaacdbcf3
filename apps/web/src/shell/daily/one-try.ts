import type { Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';

/** Whether a game that is over stays as it ended: the game of a day is tried once, and its secret has then been seen. */
export function endStays({ seed, game }: Sheet, isOver: boolean): boolean {
  return isOver && dayOfSeed(seed, game) !== undefined;
}
