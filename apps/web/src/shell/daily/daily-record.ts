import { type Day, isDay } from '@inkling/games/daily/day';
import { FIRST_DAY } from '@inkling/games/daily/open-day';
import type { SavedFields } from '../saved/saved.ts';

/** What a day brought in one game. */
export interface DayResult {
  /** Begun only on a server, which alone knows how far it is. */
  readonly phase: 'begun' | 'found' | 'lost';
  readonly turns: number;
  readonly withNotes: boolean;
  /** What each turn was answered, in the game's own signs. */
  readonly answers: readonly string[];
  /** The room on the server. */
  readonly room?: string;
  /** Played from the published seed on a day that a server has dealt, too: it counts nowhere. */
  readonly isAside?: true;
}

/** By day, and then by game. */
export type DayResults = Readonly<Record<Day, Readonly<Record<string, DayResult>>>>;

/** What this device keeps of the days. The streak is not kept: it is counted from the results. */
export interface DailyRecord {
  /** False when the person wants nothing kept. */
  readonly isSaved: boolean;
  /** Of days that come from the published seed. */
  readonly open: DayResults;
  /** Of the days of a server, as it has told them. */
  readonly server: DayResults;
  /** Days off that were announced. */
  readonly paused: readonly Day[];
}

/** The name that the record is saved under. */
export const DAILY_RECORD = 'daily';

/** Nothing is kept any more, and what was kept is gone. */
export const NOTHING_SAVED: DailyRecord = { isSaved: false, open: {}, server: {}, paused: [] };

/** The first end of a day's game counts; what comes later is practice. */
export function withResult(
  record: DailyRecord,
  source: 'open' | 'server',
  { day, game }: { readonly day: Day; readonly game: string },
  result: DayResult,
): DailyRecord {
  const known = record[source][day]?.[game];
  if (known && (known.phase !== 'begun' || result.phase === 'begun')) return record;
  return writeResult(record, source, { day, game }, result);
}

/** Takes the place of what was there; nothing, where nothing is kept. */
export function writeResult(
  record: DailyRecord,
  source: 'open' | 'server',
  { day, game }: { readonly day: Day; readonly game: string },
  result: DayResult,
): DailyRecord {
  if (!record.isSaved) return record;
  return { ...record, [source]: { ...record[source], [day]: { ...record[source][day], [game]: result } } };
}

/** The result that counts: that of the server, where there is one. */
export function resultOn(record: DailyRecord, day: Day, game: string): DayResult | undefined {
  const server = record.server[day]?.[game];
  const open = record.open[day]?.[game];
  return open === undefined || open.isAside || (server && server.phase !== 'begun') ? server : open;
}

/** The days up to today on which something was played to its end. A clock that was ahead has left days to come. */
export function playedDays({ open, server }: DailyRecord, today: Day): ReadonlySet<Day> {
  const days = [...Object.entries(open), ...Object.entries(server)].flatMap(([day, games]) =>
    day <= today && Object.values(games).some(({ phase, isAside }) => phase !== 'begun' && !isAside)
      ? [day]
      : [],
  );
  return new Set(days);
}

/** Total: what cannot be read is left out. */
export function parseDailyRecord(fields: SavedFields): DailyRecord {
  if (fields['isSaved'] === false) return NOTHING_SAVED;
  const paused: readonly unknown[] = Array.isArray(fields['paused']) ? fields['paused'] : [];
  return {
    isSaved: true,
    open: parseResults(fields['open']),
    server: parseResults(fields['server']),
    paused: paused.filter((day): day is Day => typeof day === 'string' && isDay(day)).slice(-DAYS_MAX),
  };
}

const DAYS_MAX = 4000;
const GAMES_MAX = 20;
const ANSWERS_MAX = 99;

function parseResults(value: unknown): DayResults {
  const days = entriesOf(value).filter(([day]) => isDay(day) && day >= FIRST_DAY);
  return Object.fromEntries(
    days.slice(-DAYS_MAX).map(([day, games]) => [
      day,
      Object.fromEntries(
        entriesOf(games)
          .slice(0, GAMES_MAX)
          .flatMap(([game, value]) => {
            const result = parseResult(value);
            return result && /^[a-z-]{1,40}$/.test(game) ? [[game, result]] : [];
          }),
      ),
    ]),
  );
}

function parseResult(value: unknown): DayResult | undefined {
  const { phase, turns, withNotes, answers, room, isAside } = Object.fromEntries(entriesOf(value));
  if (phase !== 'begun' && phase !== 'found' && phase !== 'lost') return undefined;
  if (!Number.isSafeInteger(turns) || (turns as number) < 0) return undefined;
  return {
    phase,
    turns: turns as number,
    withNotes: withNotes === true,
    answers: textsIn(answers),
    ...(typeof room === 'string' && /^[\w-]{1,64}$/.test(room) ? { room } : {}),
    ...(isAside === true ? { isAside } : {}),
  };
}

/** At most so many short texts; anything else is none. */
export function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= 40;
  return list.length <= ANSWERS_MAX && list.every(isShort) ? list : [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
