import { replay, type Sheet } from '@inkling/core/sheet';
import { liarGame } from '@inkling/games/liar/rules/game';
import type { DeviceServices } from '../../../../shell/device-services.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../../shell/review-part.ts';
import { parseSavedGame } from '../../../../shell/saved/saved-game.ts';
import { parseSheetLine } from '../../../../shell/saved/sheet-line.ts';
import { FORMAT } from '../session/format.ts';
import { ReviewedLiarGame } from './reviewed-liar-game.tsx';

export const review: ReviewPart = {
  async kept(value, services) {
    const state = parseSavedGame(FORMAT, value);
    return state ? laidOut(state.sheet, state.withNotes, services) : 'missing';
  },
  async linked(text, services) {
    const sheet = parseSheetLine(FORMAT.game, text);
    const state = sheet && FORMAT.parse(sheet, {});
    return state ? laidOut(state.sheet, undefined, services) : 'missing';
  },
};

function laidOut(
  sheet: Sheet,
  withNotes: boolean | undefined,
  services: DeviceServices,
): ReviewedGame | Unreviewed {
  const state = replay(liarGame, sheet);
  if (!state.ok) return 'missing';
  const view = liarGame.view(state.value, 'breaker');
  if (view.turns.length === 0) return 'noTurns';
  if (view.status.phase !== 'over') return 'unfinished';
  return new ReviewedLiarGame({ view, sheet, withNotes }, services);
}
