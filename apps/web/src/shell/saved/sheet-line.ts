import { lineOf, newSheet, playMove, type Sheet } from '@inkling/core/sheet';

/** Rules, seed and moves of a game, a line each: the text of a link to it. */
export function makeSheetLine(sheet: Sheet): string {
  return [sheet.params, sheet.seed, ...lineOf(sheet)].join('\n');
}

/** The sheet in such a text; whether it can be played is not asked. Total. */
export function parseSheetLine(game: string, text: string): Sheet | undefined {
  const [params = '', seed = '', ...moves] = text.split('\n');
  return moves.length > MOVES_MAX ? undefined : moves.reduce(playMove, newSheet(game, params, seed));
}

const MOVES_MAX = 1000;
