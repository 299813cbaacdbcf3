import { catalogue } from '../../../shell/language/language.ts';
import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { checkedBy } from '../../../shell/parts/noted-history.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('history', english, { de: german, es: spanish });

/**
 * A saved game of Witch. Its moves are only checked when its page opens it, or before it is added from a file. Boards
 * are left out of the statistics, because they have no turns.
 */
export const history: HistoryPart = {
  read(value) {
    const progress = notedProgress(value);
    return { progress, ...(progress && { progressText: () => messages().pairs(progress) }) };
  },
  check: checkedBy(async () => (await import('../session/format.ts')).FORMAT),
  openKey: currentKey('witch'),
};
