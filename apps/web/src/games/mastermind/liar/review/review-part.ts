import { replay, type Sheet } from '@inkling/core/sheet';
import { liarGame } from '@inkling/games/mastermind/liar/rules/game';
import type { DeviceServices } from '../../../../shell/device-services.ts';
import type { Helps } from '../../../../shell/parts/helps.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../../shell/review-part.ts';
import { reviewOfSheets } from '../../../../shell/reviewed-sheet.ts';
import { FORMAT } from '../session/format.ts';
import { ReviewedLiarGame } from './reviewed-liar-game.tsx';

export const review: ReviewPart = reviewOfSheets(FORMAT, makeReview);

function makeReview(
  sheet: Sheet,
  helps: Helps | undefined,
  services: DeviceServices,
): ReviewedGame | Unreviewed {
  const state = replay(liarGame, sheet);
  if (!state.ok) return 'missing';
  const view = liarGame.view(state.value, 'breaker');
  if (view.turns.length === 0) return 'noTurns';
  if (view.status.phase !== 'over') return 'unfinished';
  return new ReviewedLiarGame(view, sheet, helps, services);
}
