import { isWhole, type Sheet } from '@inkling/core/sheet';
import { nullGame } from '@inkling/games/null/rules/game';
import { parseParams } from '@inkling/games/null/rules/params';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';

/** Everything that is saved of a game. */
export interface NullGameState {
  readonly sheet: Sheet;
}

export const FORMAT: GameFormat<NullGameState> = {
  game: nullGame.id,
  fields: () => ({}),
  parse: (sheet) => (isPlayable(sheet) ? { sheet } : undefined),
};

/** Whether the page can play a sheet: only one whose number the app draws itself. */
function isPlayable(sheet: Sheet): boolean {
  const params = parseParams(sheet.params);
  return params.ok && params.value.maker === 'drawn' && isWhole(nullGame, sheet);
}
