import type { DailyView } from '@inkling/client/api';
import type { Day } from '@inkling/games/daily/day';
import { type DailyRecord, type DayResult, withResult } from '../../../shell/daily/daily-record.ts';
import { type DayStanding, NOT_OPENED } from '../../../shell/daily/day-standing.ts';

type Attempt = NonNullable<DailyView['games'][number]['attempt']>;

/** A day's game as the page shows it. */
export interface ShownGame {
  readonly game: string;
  /** Whose day it is that counts here. */
  readonly source: 'server' | 'open';
  readonly standing: DayStanding;
  /** What was played without the server on a day that the server has: it counts nowhere, and is told apart. */
  readonly aside?: DayStanding;
}

/** Writes down what the server has told of today. What was played from the published seed stays what it is. */
export function withServerDay(record: DailyRecord, { day, games }: DailyView): DailyRecord {
  return games.reduce(
    (so, { game, attempt }) => (attempt ? withResult(so, 'server', { day, game }, resultOf(attempt)) : so),
    record,
  );
}

/** Puts together what is known of a day's game from the server, the record and the kept game. */
export function shownGame(
  { day, game, open }: { readonly day: Day; readonly game: string; readonly open: DayStanding },
  record: DailyRecord,
  view: DailyView | undefined,
): ShownGame {
  const told = view?.day === day ? view.games.find((one) => one.game === game) : undefined;
  if (told) {
    const standing = told.attempt ? resultOf(told.attempt) : NOT_OPENED;
    return { game, source: 'server', standing, ...(open.phase === 'open' ? {} : { aside: open }) };
  }
  const known = record.server[day]?.[game];
  return known ? { game, source: 'server', standing: known } : { game, source: 'open', standing: open };
}

function resultOf({ over, solved, kind, room, turns }: Attempt): DayResult {
  return {
    phase: over ? (solved ? 'found' : 'lost') : 'begun',
    turns: turns ?? 0,
    withNotes: kind === 'assisted',
    answers: [],
    room,
  };
}
