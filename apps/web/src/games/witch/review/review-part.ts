import { lineOf, newSheet, playMove, redo, replay, type Sheet } from '@inkling/core/sheet';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { parseSavedGame } from '../../../shell/saved/saved-game.ts';
import { FORMAT } from '../session/format.ts';
import { game } from '../session/roster.ts';
import { ReviewedTable } from './reviewed-table.tsx';

export const review: ReviewPart = {
  kept: async (value) => laidOut(parseSavedGame(FORMAT, value)?.sheet),
  linked: async (text) => laidOut(sheetIn(text)),
};

/** Rules, seed and moves, a line each; total. */
function sheetIn(text: string): Sheet | undefined {
  const [params = '', seed = '', ...moves] = text.split('\n');
  if (moves.length > MOVES_MAX) return undefined;
  const sheet = moves.reduce(playMove, newSheet(FORMAT.game, params, seed));
  return FORMAT.parse({ ...sheet, nodes: sheet.nodes }, {})?.sheet;
}

/** No board takes more. */
const MOVES_MAX = 1000;

function laidOut(sheet: Sheet | undefined): ReviewedGame | Unreviewed {
  if (!sheet) return 'missing';
  let last = sheet;
  for (let next = redo(last); next; next = redo(last)) last = next;
  const state = replay(game, last);
  if (!state.ok) return 'missing';
  const view = game.view(state.value, 'spectator');
  if (view.log.length === 0) return 'noTurns';
  if (view.phase !== 'over') return 'unfinished';
  const { params, seed } = last;
  return new ReviewedTable(view, seed, [params, seed, ...lineOf(last)].join('\n'));
}
