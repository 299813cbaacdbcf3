import { replay, type Sheet } from '@inkling/core/sheet';
import { nullGame } from '@inkling/games/null/rules/game';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { makeSheetLine, parseSheetLine } from '../../../shell/saved/sheet-line.ts';
import { FORMAT } from '../session/format.ts';
import { ReviewedNumber } from './reviewed-number.tsx';

export const review: ReviewPart = {
  kept: async (value) => laidOut(parseSavedGame(FORMAT, value)?.sheet),
  linked: async (text) => laidOut(sheetIn(text)),
};

function sheetIn(text: string): Sheet | undefined {
  const sheet = parseSheetLine(FORMAT.game, text);
  return sheet && FORMAT.parse(sheet, {})?.sheet;
}

function laidOut(sheet: Sheet | undefined): ReviewedGame | Unreviewed {
  const state = sheet && replay(nullGame, sheet);
  if (!sheet || !state?.ok) return 'missing';
  const view = nullGame.view(state.value, 'breaker');
  if (view.turns.length === 0) return 'noTurns';
  if (view.status.phase !== 'over') return 'unfinished';
  return new ReviewedNumber(view, sheet.seed, makeSheetLine(sheet));
}
