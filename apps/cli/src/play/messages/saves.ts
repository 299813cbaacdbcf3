import { listed } from '../../messages/numbers.ts';
import type { SaveFault } from '../saves/save.ts';

/** Messages about saved games. */

const SAVED = 'Your game is saved: inkling resume continues it.';
const UNSAVED = 'Goodbye. This game could not be saved, so inkling resume will not find it.';
const SAVED_IN_PART =
  'Goodbye. Your last entries could not be saved: inkling resume continues from before them.';

/** What to tell a user who leaves a game, depending on how much of it was saved. */
export const FAREWELLS: Readonly<Record<'saved' | 'part' | 'unsaved', string>> = {
  saved: SAVED,
  part: SAVED_IN_PART,
  unsaved: UNSAVED,
};

export function sayCannotSave(reason: string): string {
  return `This game cannot be saved (${reason}); it goes on all the same.`;
}

export function sayNotReadable(folder: string, reason: string): string {
  return `The saved games in ${folder} cannot be read (${reason}).`;
}

export function sayDamaged(fault: SaveFault, keptAs: string): string {
  const why =
    fault.code === 'other-version'
      ? `is version ${fault.version}, and this program reads version 1`
      : `cannot be read (its line ${fault.line} is damaged)`;
  return `The last unfinished game ${why}. It was set aside as ${keptAs}; nothing was deleted. Run inkling resume again for the one before it, or inkling play for a new one.`;
}

export function sayNothingSaved(games: readonly string[]): string {
  return `There is no unfinished game. Begin one with: inkling play ${listed(games, 'or')}`;
}

export function sayOfNewGame(option: string): string {
  return `--${option} is for a new game: --resume goes on with the saved one as it was begun.`;
}
