import { isNotedWithNotes } from '../../../shell/parts/saved-notes.ts';
import type { SavedEntry } from '../../../shell/saved-games.ts';

/** Statistics of all finished, counted games of one kind. */
export interface GameFigures {
  readonly games: number;
  readonly found: number;
  /** How many of the solved games were solved without notes. */
  readonly withoutNotes: number;
  /** The median number of turns of the solved games. Undefined if there are none. */
  readonly usual: number | undefined;
  readonly best: number | undefined;
}

export function gameFigures(entries: readonly SavedEntry[]): GameFigures {
  const over = entries.filter(
    ({ summary }) => summary?.group && summary.progress && summary.progress.phase !== 'unfinished',
  );
  const found = over.filter(({ summary }) => summary?.progress?.phase === 'found');
  const turns = found.flatMap(({ summary }) => summary?.progress?.done ?? []).toSorted((a, b) => a - b);
  return {
    games: over.length,
    found: found.length,
    withoutNotes: found.filter(({ value }) => !isNotedWithNotes(value)).length,
    usual: turns[(turns.length - 1) >> 1],
    best: turns[0],
  };
}
