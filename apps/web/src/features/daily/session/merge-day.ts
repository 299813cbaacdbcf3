import type { DailyView } from '@inkling/client/generated/api';
import type { Day } from '@inkling/games/daily/day';
import type { DailyRecord, DayResult } from '../../../shell/daily/daily-record.ts';
import { type DayProgress, NOT_OPENED } from '../../../shell/daily/day-progress.ts';
import type { DayTurns } from '../../../shell/parts/daily-part.ts';

type Attempt = NonNullable<DailyView['games'][number]['attempt']>;

/** The user's own turns in today's rooms, by game, as far as they are known. */
export type TurnsByGame = ReadonlyMap<string, DayTurns>;

/** A day's game as displayed on the page. */
export interface ShownGame {
  readonly game: string;
  /** Whether the server's game or that of the published seed counts. */
  readonly source: 'server' | 'open';
  readonly progress: DayProgress;
  /**
   * Progress without the server on a day for which the server has the game. It does not count, and is shown
   * separately.
   */
  readonly aside?: DayProgress;
}

/** Combines what the server, the record and the saved game know about a day's game. */
export function shownGame(
  { day, game, open }: { readonly day: Day; readonly game: string; readonly open: DayProgress },
  record: DailyRecord,
  view: DailyView | undefined,
  turns: TurnsByGame,
): ShownGame {
  const known = record.server[day]?.[game];
  const served = view?.day === day ? view.games.find((one) => one.game === game) : undefined;
  if (served) {
    const progress = served.attempt ? resultOf(served.attempt, turns.get(game) ?? known) : NOT_OPENED;
    return { game, source: 'server', progress, ...(open.phase === 'open' ? {} : { aside: open }) };
  }
  return known ? { game, source: 'server', progress: known } : { game, source: 'open', progress: open };
}

/** Converts an attempt on a server to a result. */
export function resultOf(
  { over, solved, kind, room, turns }: Attempt,
  { turns: made, answers }: DayTurns = { turns: 0, answers: [] },
): DayResult {
  return {
    phase: over ? (solved ? 'found' : 'lost') : 'begun',
    turns: turns ?? made,
    withNotes: kind === 'assisted',
    answers,
    room,
  };
}
