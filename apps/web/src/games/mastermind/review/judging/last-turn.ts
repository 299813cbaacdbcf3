import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';

/**
 * Returns the last turn that a game allows, if more than one code was left before it. Nothing can be found out after it,
 * so it cannot lose any turns, and all that matters is whether its guess could be the code.
 */
export function lastChance(turns: readonly ReviewedTurn[], turnsMax: number): ReviewedTurn | undefined {
  const last = turns[turnsMax - 1];
  return last && last.before > 1 ? last : undefined;
}
