import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';

/** A kept game with lies, judged when its page opens it; it is in no figure. */
export const history: HistoryPart = {
  read: (value) => ({ progress: notedProgress(value) }),
  openKey: currentKey('liar'),
  opened: (value) => value,
};
