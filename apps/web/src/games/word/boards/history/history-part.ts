import type { HistoryPart } from '../../../../shell/parts/history-part.ts';
import { notedHistory } from '../../../../shell/parts/noted-history.ts';

/**
 * A saved game of Several Words. Its tries are only checked when its page opens it, or before it is added from a file.
 */
export const history: HistoryPart = {
  ...notedHistory('boards'),
  check: async (values) => (await import('./check-boards.ts')).checkBoardsGames(values),
};
