import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { freshKept, makeWordKept, parseWordKept } from '../session/keeping.ts';

/** A kept game of Word. It is judged when its page opens it, since that takes the word list. */
export const history: HistoryPart = {
  read: (value) => ({ progress: notedProgress(value), group: { id: 'all' } }),
  openKey: 'word',
  opened(value, open) {
    const { sheet, draft } = value as { readonly sheet?: unknown; readonly draft?: unknown };
    const around = makeWordKept(parseWordKept(open) ?? freshKept(''));
    return { ...around, mode: 'play', play: sheet, playDraft: draft };
  },
  isCounted: true,
  isReviewedAtEnd: true,
};
