import type { ReviewedTry } from '@inkling/games/word/analysis/review';

/** Turns that a try lost against the word that tells most, on average; `undefined` until that word is known. */
export function turnsLost({ played, best }: ReviewedTry): number | undefined {
  if (!played || !best) return undefined;
  // The word that tells most is not always the one that ends soonest.
  return Math.max(0, played.turns - best.turns);
}
