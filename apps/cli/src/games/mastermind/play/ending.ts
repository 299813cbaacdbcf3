import { sayReview } from '../../../messages/review.ts';
import { sayEnding } from '../messages/play.ts';
import type { Match } from './match.ts';

/** How it ended, with the code, and the question that follows. */
export function endingOf(match: Match): {
  readonly lines: readonly string[];
  readonly question: string;
} {
  const { view, seat, position, screen, isPlain } = match;
  const { before, after } = sayEnding(seat, view, position?.count());
  const isFound = view.status.phase === 'over' && view.status.winner === 'breaker';
  const code = view.secret ?? (isFound ? view.turns.at(-1)?.guess : undefined);
  const shown = code === undefined ? '' : screen.code(code);
  const lines = isPlain
    ? [`${before}${shown === '' ? '' : ` ${shown}.`}`]
    : ['', before, ...(shown === '' ? [] : ['', `     ${shown}`, ''])];
  const review = seat === 'breaker' ? sayReview(match.reviewed(), 'code') : [];
  return { lines: [...lines, ...review], question: after };
}
