import type { ReviewedTry } from '@inkling/games/word/analysis/review';

/**
 * The average number of turns that a try lost against the most informative word. Undefined until that word is known. The
 * last try of a game loses none, because information is of no use after it.
 */
export function turnsLost(tried: ReviewedTry, isLast: boolean): number | undefined {
  const { played, best } = tried;
  if (played && isLast && isOpen(tried)) return 0;
  if (!played || !best) return undefined;
  // The most informative word is not always the one that takes the fewest turns.
  return Math.max(0, played.turns - best.turns);
}

/** A word that could still have been the secret, if the last try of a game was spent on one that could not. */
export function missedCandidate(tried: ReviewedTry, isLast: boolean): string | undefined {
  const { played, fits } = tried;
  if (!played || !isLast || !isOpen(tried) || played.possible || fits) return undefined;
  return played.cells.flatMap(({ words }) => words)[0];
}

/** Whether more than one word was left before the try, so that hitting the secret was a matter of chance. */
function isOpen({ before }: ReviewedTry): boolean {
  return before > 1;
}
