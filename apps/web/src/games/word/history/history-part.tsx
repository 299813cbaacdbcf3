import { type HistoryPart, notedProgress } from '../../../shell/parts/history-part.ts';
import { notedAnswers } from '../../../shell/parts/saved-notes.ts';
import { currentKey } from '../../../shell/saved/saved-game.ts';
import '../style/mark-cells.css';
import type { VNode } from 'preact';

/**
 * The history entry of a saved word game. Judging it needs the list of words, so this happens only when its page opens
 * it, or before it is added from a file.
 */
export function historyOf(game: string): HistoryPart {
  return {
    read(value) {
      const last = notedAnswers(value).at(-1);
      return {
        progress: notedProgress(value),
        group: { id: 'all' },
        ...(last !== undefined && { Picture: () => <LastMarks marks={last} /> }),
      };
    },
    check: async (values, saved) => (await import('./check-words.ts')).checkWordGames(game, values, saved),
    openKey: currentKey(game),
    isCounted: true,
  };
}

/**
 * The marks of one try, without its letters: `2` right place, `1` elsewhere, `0` not in the word. Hidden from screen
 * readers.
 */
function LastMarks({ marks }: { readonly marks: string }): VNode {
  return (
    <span class="kept-picture" aria-hidden="true">
      {[...marks].map((mark, place) => (
        <i key={place} class={`mark-cell mark-cell-${mark}`} />
      ))}
    </span>
  );
}
