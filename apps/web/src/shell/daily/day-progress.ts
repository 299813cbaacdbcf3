import { openSeedsOf } from '@inkling/games/daily/open-day';
import type { DailyPart } from '../parts/daily-part.ts';
import { notedProgress } from '../parts/history-part.ts';
import { savedKey } from '../saved/saved.ts';
import type { Storage } from '../saved/storage.ts';
import { type DayResult, textsIn } from './daily-record.ts';

/** The user's progress in a daily game. */
export interface DayProgress extends Omit<DayResult, 'phase'> {
  readonly phase: 'open' | DayResult['phase'];
  /** The one-based number of the next turn, if the game counts its progress in turns. */
  readonly next?: number;
}

export const NOT_OPENED: DayProgress = { phase: 'open', turns: 0, withNotes: false, answers: [] };

/**
 * Returns the progress of the saved games of a day (`2026-11-24`) or of a whole month (`2026-11`), by seed. Results in
 * the daily record take precedence over it.
 */
export async function keptProgress(
  storage: Storage,
  span: string,
  games: readonly { readonly part: DailyPart }[],
): Promise<ReadonlyMap<string, DayProgress>> {
  const kept = new Map<string, DayProgress>();
  const seeds = openSeedsOf(span);
  for (const sheet of games.flatMap(({ part }) => part.sheets(seeds))) {
    const key = savedKey(sheet);
    for (const [name, value] of await storage.list(key)) {
      const seed = seeds + name.slice(key.length);
      const progress = progressOf(value);
      // The sheet in the page's language comes first and wins.
      if (progress && !kept.has(seed)) kept.set(seed, progress);
    }
  }
  return kept;
}

/** Returns the progress stored with a saved game, or undefined if there is none. Never throws. */
function progressOf(stored: unknown): DayProgress | undefined {
  const progress = notedProgress(stored);
  if (!progress) return undefined;
  const noted = (stored as { readonly progress: Readonly<Record<string, unknown>> }).progress;
  const { turns } = noted;
  const isCounted = Number.isSafeInteger(turns);
  return {
    phase: progress.phase === 'unfinished' ? 'begun' : progress.phase,
    turns: isCounted ? (turns as number) : progress.done,
    ...(isCounted ? {} : { next: progress.done + 1 }),
    withNotes: noted['withNotes'] === true,
    answers: textsIn(noted['answers']),
  };
}
