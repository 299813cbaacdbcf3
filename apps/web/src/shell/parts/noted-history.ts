import type { Sheet } from '@inkling/core/sheet';
import { currentKey, type GameFormat, parseSavedGame } from '../saved/saved-game.ts';
import { type FigureGroup, type HistoryPart, notedProgress } from './history-part.ts';

/** For a game whose page stores its progress with the saved game and checks it on opening. */
export function notedHistory(game: string, group?: FigureGroup): HistoryPart {
  return {
    read: (value) => ({ progress: notedProgress(value), ...(group && { group }) }),
    openKey: currentKey(game),
    isCounted: group !== undefined,
  };
}

/** A check of saved games by the format of their page, for a game whose format replays its moves. */
export function checkedBy<State extends { readonly sheet: Sheet }>(
  loadFormat: () => Promise<GameFormat<State>>,
): NonNullable<HistoryPart['check']> {
  return async (values) => {
    const format = await loadFormat();
    return values.map((value) => parseSavedGame(format, value) !== undefined);
  };
}
