import type { Day } from '@inkling/games/daily/day';
import { openSeed } from '@inkling/games/daily/open-day';
import type { DailyPart } from '../parts/daily-part.ts';
import { notedProgress } from '../parts/history-part.ts';
import { savedKey } from '../saved/saved.ts';
import type { Storage } from '../saved/storage.ts';
import { type DailyRecord, type DayResult, textsIn } from './daily-record.ts';

/** How far somebody is with a day's game. */
export interface DayProgress extends Omit<DayResult, 'phase'> {
  readonly phase: 'open' | DayResult['phase'];
  /** The turn that comes next, where it is counted. */
  readonly next?: number;
}

export const NOT_OPENED: DayProgress = { phase: 'open', turns: 0, withNotes: false, answers: [] };

/** How far it is on this device, with the published seed: as the record has it, or as the kept game does. */
export async function openDayProgress(
  storage: Storage,
  record: DailyRecord,
  { day, game, part }: { readonly day: Day; readonly game: string; readonly part: DailyPart },
): Promise<DayProgress> {
  const known = record.open[day]?.[game];
  if (known) return known;
  for (const sheet of part.sheets(openSeed(day, game))) {
    const progress = progressOf(await storage.read(savedKey(sheet)));
    if (progress) return progress;
  }
  return NOT_OPENED;
}

/** What a kept game notes of itself; `undefined` when there is none. Total. */
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
