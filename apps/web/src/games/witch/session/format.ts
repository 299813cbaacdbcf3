import { replay, type Sheet } from '@inkling/core/sheet';
import { parseParams } from '@inkling/games/witch/rules/params';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import { game } from './roster.ts';
import { setupOf } from './setup.ts';

/** A board and what was done to it. */
export interface WitchGameState {
  readonly sheet: Sheet;
  /** The board had been played before: a result on it is no best. */
  readonly again: boolean;
}

export const FORMAT: GameFormat<WitchGameState> = {
  game: game.id,
  fields: ({ again }) => ({ again }),
  parse(sheet, { again }) {
    const params = parseParams(sheet.params);
    const isPlayable = params.ok && setupOf(params.value) !== undefined;
    return isPlayable && isWhole(sheet) ? { sheet, again: again === true } : undefined;
  },
};

/** Every branch replays: games of two tabs grow them. */
function isWhole(sheet: Sheet): boolean {
  return sheet.nodes.every((_, cursor) => replay(game, { ...sheet, cursor }).ok);
}
