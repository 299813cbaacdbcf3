import { type Day, isDay } from '@inkling/games/daily/day';
import { FIRST_DAY } from '@inkling/games/daily/open-day';
import type { SavedFields } from '../saved/saved.ts';

/** The result of one daily game. */
export interface DayResult {
  /** `begun` occurs only for games on a server, which alone knows their progress. */
  readonly phase: 'begun' | 'found' | 'lost';
  readonly turns: number;
  readonly withNotes: boolean;
  /** The answer to each turn, in the game's own notation. */
  readonly answers: readonly string[];
  /** The id of the room on the server. */
  readonly room?: string;
  /** Played from the published seed although a server also dealt the day: it counts nowhere. */
  readonly isAside?: true;
}

/** Results by day, and then by game. */
export type DayResults = Readonly<Record<Day, Readonly<Record<string, DayResult>>>>;

/** What this device stores about the daily games. The streak is not stored: it is computed from the results. */
export interface DailyRecord {
  /** False if the user wants nothing stored. */
  readonly isSaved: boolean;
  /** Results of games from the published seed. */
  readonly open: DayResults;
  /** Results of games dealt by a server, as it reported them. */
  readonly server: DayResults;
  /** Days off that the user announced. */
  readonly paused: readonly Day[];
}

/** The storage key of the record. */
export const DAILY_RECORD = 'daily';

/** The record of a user who wants nothing stored: earlier results are gone, too. */
export const NOTHING_SAVED: DailyRecord = { isSaved: false, open: {}, server: {}, paused: [] };

/** Adds a result. The first finished attempt at a daily game counts; later ones are practice and change nothing. */
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

/** Writes a result over any earlier one. Changes nothing if the user wants nothing stored. */
export function writeResult(
  record: DailyRecord,
  source: 'open' | 'server',
  { day, game }: { readonly day: Day; readonly game: string },
  result: DayResult,
): DailyRecord {
  if (!record.isSaved) return record;
  return { ...record, [source]: { ...record[source], [day]: { ...record[source][day], [game]: result } } };
}

/** Returns the result that counts: an open one only if it is not aside and the server has no finished result. */
export function resultOn(record: DailyRecord, day: Day, game: string): DayResult | undefined {
  const server = record.server[day]?.[game];
  const open = record.open[day]?.[game];
  return open === undefined || open.isAside || (server && server.phase !== 'begun') ? server : open;
}

/** Returns the days up to today with a finished game. Future days can occur if the clock once ran ahead. */
export function playedDays({ open, server }: DailyRecord, today: Day): ReadonlySet<Day> {
  const days = [...Object.entries(open), ...Object.entries(server)].flatMap(([day, games]) =>
    day <= today && Object.values(games).some(({ phase, isAside }) => phase !== 'begun' && !isAside)
      ? [day]
      : [],
  );
  return new Set(days);
}

/** Never throws: entries that cannot be parsed are omitted. */
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

/** Returns an array of at most `ANSWERS_MAX` short strings; any other value gives an empty array. */
export function textsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= 40;
  return list.length <= ANSWERS_MAX && list.every(isShort) ? list : [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
