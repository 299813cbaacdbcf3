import { reviewWitch } from '@inkling/games/witch/analysis/review';
import { type BestResult, type BestResults, ruleSet, withResult } from './best-results.ts';
import type { WitchSession } from './session.ts';

export function ruleSetOf({ setup, notes }: WitchSession): string {
  return ruleSet(setup, notes.value.withNotes);
}

/**
 * Returns the best results including a finished game. Only a solo game on a board that was not played before
 * can be ranked.
 */
export function rankGame(
  session: WitchSession,
  results: BestResults,
  day: string,
  isTimed: boolean,
): { readonly all: BestResults; readonly own: BestResult | undefined } {
  const { again, view, seconds } = session;
  if (view.value.params.opponent !== 'nobody' || again.value) return { all: results, own: undefined };
  const { total, moves, stars } = reviewWitch(view.value).seats.first;
  const played = { total, moves, stars, day };
  const own = isTimed ? { ...played, seconds: seconds.value } : played;
  const key = ruleSetOf(session);
  const all = withResult(results, key, own);
  return { all, own: all[key]?.includes(own) ? own : undefined };
}
