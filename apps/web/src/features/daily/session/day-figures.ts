import type { Day } from '@inkling/games/daily/day';
import { type DailyRecord, type DayResult, resultOn } from '../../../shell/daily/daily-record.ts';

/**
 * A bar of the chart: the number of days on which the game took `from` to `to` turns, without (`plain`) and
 * with notes.
 */
export interface FigureBar {
  readonly from: number;
  readonly to: number;
  readonly plain: number;
  readonly withNotes: number;
}

/** The statistics of all finished days of one game, including those on which the solution was not found. */
export interface DayFigures {
  readonly days: number;
  readonly found: number;
  /** The median number of turns of the days on which the solution was found. Undefined if there are none. */
  readonly usual: number | undefined;
  readonly bars: readonly FigureBar[];
  readonly missed: Pick<FigureBar, 'plain' | 'withNotes'>;
}

export function dayFigures(record: DailyRecord, game: string, today: Day): DayFigures {
  const days = new Set([...Object.keys(record.open), ...Object.keys(record.server)]);
  const results = [...days].flatMap((day) => (day <= today ? (resultOn(record, day, game) ?? []) : []));
  const ended = results.filter(({ phase }) => phase !== 'begun');
  const found = ended.filter(({ phase }) => phase === 'found').toSorted((a, b) => a.turns - b.turns);
  const turns = found.map((result) => result.turns);
  return {
    days: ended.length,
    found: found.length,
    usual: turns[Math.floor((turns.length - 1) / 2)],
    bars: barsOf(found),
    missed: split(ended.filter(({ phase }) => phase === 'lost')),
  };
}

/** The maximum number of bars. */
const BARS_MAX = 8;

function barsOf(found: readonly DayResult[]): readonly FigureBar[] {
  const turns = found.map((result) => result.turns);
  if (turns.length === 0) return [];
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const width = Math.ceil((most - least + 1) / BARS_MAX);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, i) => {
    const from = least + i * width;
    const to = from + width - 1;
    return { from, to, ...split(found.filter((result) => result.turns >= from && result.turns <= to)) };
  });
}

function split(results: readonly DayResult[]): Pick<FigureBar, 'plain' | 'withNotes'> {
  const withNotes = results.filter((result) => result.withNotes).length;
  return { plain: results.length - withNotes, withNotes };
}
