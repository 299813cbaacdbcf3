import { isWhole, type Sheet } from '@inkling/core/sheet';
import { parseParams } from '@inkling/games/witch/rules/params';
import type { GameFormat } from '../../../shell/saved/saved-game.ts';
import { NO_NOTES, type Notes, parseNotes } from './notes.ts';
import { game } from './roster.ts';
import { setupOf } from './setup.ts';

/** A board and what was done on it. */
export interface WitchGameState {
  readonly sheet: Sheet;
  /** Whether the board had been played before; if so, a result on it is not ranked. */
  readonly again: boolean;
  readonly notes: Notes;
  /** Number of seconds that it was played with the clock on. */
  readonly seconds: number;
}

export function newState(sheet: Sheet, again: boolean = false): WitchGameState {
  return { sheet, again, notes: NO_NOTES, seconds: 0 };
}

export const FORMAT: GameFormat<WitchGameState> = {
  game: game.id,
  fields: ({ again, notes, seconds }) => ({ again, notes, seconds }),
  parse(sheet, { again, notes, seconds }) {
    const params = parseParams(sheet.params);
    const isPlayable = params.ok && setupOf(params.value) !== undefined;
    if (!isPlayable || !isWhole(game, sheet)) return undefined;
    const isTime = Number.isSafeInteger(seconds) && (seconds as number) >= 0;
    return {
      sheet,
      again: again === true,
      notes: parseNotes(notes),
      seconds: isTime ? (seconds as number) : 0,
    };
  },
};
