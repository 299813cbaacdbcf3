import { sayReview } from '../../../messages/review.ts';
import { sayFinished } from '../../../play/finished-by-computer.ts';
import { sayEnding } from '../messages/play.ts';
import type { Match } from './match.ts';

/** Returns how the game ended, with the code, and the question that follows. */
export function endingOf(match: Match): {
  readonly lines: readonly string[];
  readonly question: string;
} {
  const { view, seat, position, screen, isPlain } = match;
  const { turns } = view;
  const own = match.own.among(turns.length);
  const isFound = view.status.phase === 'over' && view.status.winner === 'breaker';
  const said = sayEnding(seat, view, position?.count());
  const { before, after } =
    own < turns.length
      ? { before: sayFinished('code', turns.length, own, isFound), after: 'Play again?' }
      : said;
  const code = view.secret ?? (isFound ? view.turns.at(-1)?.guess : undefined);
  const shown = code === undefined ? '' : screen.code(code);
  const lines = isPlain
    ? [`${before}${shown === '' ? '' : ` ${shown}.`}`]
    : ['', before, ...(shown === '' ? [] : ['', `     ${shown}`, ''])];
  const review = seat === 'breaker' ? sayReview(match.reviewed().slice(0, own), 'code') : [];
  return { lines: [...lines, ...review], question: after };
}
