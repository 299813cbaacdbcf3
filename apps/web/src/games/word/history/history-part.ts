import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';

/** A kept game of words. It is judged when its page opens it, since that takes the word list. */
export function historyOf(game: string): HistoryPart {
  return {
    read: (value) => ({ progress: notedProgress(value), group: { id: 'all' } }),
    openKey: currentKey(game),
    opened: (value) => value,
    isCounted: true,
  };
}
