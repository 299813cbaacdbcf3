import { replay, type Sheet } from '@inkling/core/sheet';
import { nullGame } from '@inkling/games/null/rules/game';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { reviewOfSheets } from '../../../shell/reviewed-sheet.ts';
import { FORMAT } from '../session/format.ts';
import { ReviewedNumber } from './reviewed-number.tsx';

export const review: ReviewPart = reviewOfSheets(FORMAT, makeReview);

function makeReview(sheet: Sheet): ReviewedGame | Unreviewed {
  const state = replay(nullGame, sheet);
  if (!state.ok) return 'missing';
  const view = nullGame.view(state.value, 'breaker');
  if (view.turns.length === 0) return 'noTurns';
  if (view.status.phase !== 'over') return 'unfinished';
  return new ReviewedNumber(view, sheet);
}
