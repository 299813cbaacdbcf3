import { currentKey } from '../saved/saved-game.ts';
import { type FigureGroup, type HistoryPart, notedProgress } from './history-part.ts';

/** For a game whose page stores its progress with the saved game and checks it on opening. */
export function notedHistory(game: string, group?: FigureGroup): HistoryPart {
  return {
    read: (value) => ({ progress: notedProgress(value), ...(group && { group }) }),
    openKey: currentKey(game),
    isCounted: group !== undefined,
  };
}
