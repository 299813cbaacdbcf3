import { isNotedWithNotes } from '../../../shell/parts/saved-notes.ts';
import type { SavedEntry } from '../../../shell/saved-games.ts';

/** What all games of one kind say together, of those that are over and counted. */
export interface GameFigures {
  readonly games: number;
  readonly found: number;
  /** Of those that were found. */
  readonly withoutNotes: number;
  /** Turns of the middle one of those that were found; `undefined` when none was. */
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
