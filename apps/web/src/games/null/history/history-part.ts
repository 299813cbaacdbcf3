import type { HistoryPart } from '../../../shell/parts/history-part.ts';
import { checkedBy, notedHistory } from '../../../shell/parts/noted-history.ts';

/** A saved game. Its tries are only checked when its page opens it, or before it is added from a file. */
export const history: HistoryPart = {
  ...notedHistory('null', { id: 'null' }),
  check: checkedBy(async () => (await import('../session/format.ts')).FORMAT),
};
