import type { Day } from '@inkling/games/daily/day';
import { openSeed } from '@inkling/games/daily/open-day';
import type { DailyPart } from '../parts/daily-part.ts';
import { notedProgress } from '../parts/history-part.ts';
import { keptKey } from '../saved/saved.ts';
import type { Storage } from '../saved/storage.ts';
import { type DailyRecord, type DayResult, textsIn } from './daily-record.ts';

/** How far somebody is with a day's game. */
export interface DayStanding extends Omit<DayResult, 'phase'> {
  readonly phase: 'open' | DayResult['phase'];
  /** The turn that comes next, where it is counted. */
  readonly next?: number;
}

export const NOT_OPENED: DayStanding = { phase: 'open', turns: 0, withNotes: false, answers: [] };

/** How far it is on this device, with the published seed: as the record has it, or as the kept game does. */
export async function openStanding(
  storage: Storage,
  record: DailyRecord,
  { day, game, part }: { readonly day: Day; readonly game: string; readonly part: DailyPart },
): Promise<DayStanding> {
  const known = record.open[day]?.[game];
  if (known) return known;
  for (const sheet of part.sheets(openSeed(day, game))) {
    const standing = standingOf(await storage.read(keptKey(sheet)));
    if (standing) return standing;
  }
  return NOT_OPENED;
}

/** What a kept game notes of itself; `undefined` when there is none. Total. */
function standingOf(kept: unknown): DayStanding | undefined {
  const progress = notedProgress(kept);
  if (!progress) return undefined;
  const noted = (kept as { readonly progress: Readonly<Record<string, unknown>> }).progress;
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
