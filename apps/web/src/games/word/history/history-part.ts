import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';

/** A kept game of Word. It is judged when its page opens it, since that takes the word list. */
export const history: HistoryPart = {
  read: (value) => ({ progress: notedProgress(value), group: { id: 'all' } }),
  openKey: currentKey('word'),
  opened: (value) => value,
  isCounted: true,
};
