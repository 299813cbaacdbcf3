import { currentKey } from '../saved/saved-game.ts';
import { type FigureGroup, type HistoryPart, notedProgress } from './history-part.ts';

/** Of a game whose page notes its progress beside what it keeps, and judges it when it opens it. */
export function notedHistory(game: string, group?: FigureGroup): HistoryPart {
  return {
    read: (value) => ({ progress: notedProgress(value), ...(group && { group }) }),
    openKey: currentKey(game),
    isCounted: group !== undefined,
  };
}
