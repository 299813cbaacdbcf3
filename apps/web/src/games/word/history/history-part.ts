import { h } from 'preact';
import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { notedAnswers } from '../../../shell/parts/kept-notes.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';
import { LastMarks } from './last-marks.tsx';

/** A kept game of words. It is judged when its page opens it, since that takes the word list. */
export function historyOf(game: string): HistoryPart {
  return {
    read(value) {
      const last = notedAnswers(value).at(-1);
      return {
        progress: notedProgress(value),
        group: { id: 'all' },
        ...(last !== undefined && { Picture: () => h(LastMarks, { marks: last }) }),
      };
    },
    openKey: currentKey(game),
    opened: (value) => value,
    isCounted: true,
  };
}
