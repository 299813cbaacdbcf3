import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';

/**
 * The last turn that a game has, if more codes than one were left for it. Nothing can be found out after it, so it loses no
 * turns, and all that matters of it is whether the guess could be the code.
 */
export function lastChance(turns: readonly ReviewedTurn[], turnsMax: number): ReviewedTurn | undefined {
  const last = turns[turnsMax - 1];
  return last && last.before > 1 ? last : undefined;
}
