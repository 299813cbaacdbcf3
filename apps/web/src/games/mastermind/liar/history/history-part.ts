import type { HistoryPart } from '../../../../shell/parts/history-part.ts';
import { checkedBy, notedHistory } from '../../../../shell/parts/noted-history.ts';

/**
 * A saved game of The Lying Row. Its turns are only checked when its page opens it, or before it is added from a file.
 */
export const history: HistoryPart = {
  ...notedHistory('liar'),
  check: checkedBy(async () => (await import('../session/format.ts')).FORMAT),
};
