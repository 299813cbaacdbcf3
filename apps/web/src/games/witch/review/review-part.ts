import { redo, replay, type Sheet } from '@inkling/core/sheet';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { reviewOfSheets } from '../../../shell/reviewed-sheet.ts';
import { FORMAT } from '../session/format.ts';
import { game } from '../session/roster.ts';
import { ReviewedTable } from './reviewed-table.tsx';

export const review: ReviewPart = reviewOfSheets(FORMAT, makeReview);

function makeReview(sheet: Sheet): ReviewedGame | Unreviewed {
  let last = sheet;
  for (let next = redo(last); next; next = redo(last)) last = next;
  const state = replay(game, last);
  if (!state.ok) return 'missing';
  const view = game.view(state.value, 'spectator');
  if (view.log.length === 0) return 'noTurns';
  if (view.phase !== 'over') return 'unfinished';
  return new ReviewedTable(view, last);
}
