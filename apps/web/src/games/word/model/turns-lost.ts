import type { ReviewedTry } from '@inkling/games/word/analysis/review';

/**
 * Turns that a try lost against the word that tells most, on average; `undefined` until that word is known. After the last
 * try that a game has nothing can be found out any more, so that one loses none.
 */
export function turnsLost(tried: ReviewedTry, isLast: boolean): number | undefined {
  const { played, best } = tried;
  if (played && isLast && isOpen(tried)) return 0;
  if (!played || !best) return undefined;
  // The word that tells most is not always the one that ends soonest.
  return Math.max(0, played.turns - best.turns);
}

/** A word that could have been the one that was looked for, where the last try of a game was spent on one that could not. */
export function chanceMissed(tried: ReviewedTry, isLast: boolean): string | undefined {
  const { played, fits } = tried;
  if (!played || !isLast || !isOpen(tried) || played.possible || fits) return undefined;
  return played.cells.flatMap(({ words }) => words)[0];
}

/** More words than one are left, so that which of them it is stays a matter of chance. */
function isOpen({ before }: ReviewedTry): boolean {
  return before > 1;
}
