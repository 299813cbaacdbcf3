import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';

/** A kept null game. Its page judges it when it opens it. */
export const history: HistoryPart = {
  read: (value) => ({ progress: notedProgress(value), group: { id: 'null' } }),
  openKey: currentKey('null'),
  opened: (value) => value,
  isCounted: true,
};
