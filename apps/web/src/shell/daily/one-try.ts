import type { Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';

/** Whether a finished game can no longer be changed: a daily game allows one attempt, and its secret is now known. */
export function isResultFinal({ seed, game }: Sheet, isOver: boolean): boolean {
  return isOver && dayOfSeed(seed, game) !== undefined;
}
