import { KINDS } from '../daily/score-repository.ts';
import type { Games } from '../room/games.ts';
import { bytes32, closed, count, flag, id, type Schema } from './schema-parts.ts';

/** JSON Schemas of the daily challenge. */
export interface DailySchemas {
  readonly path: Schema;
  readonly boardQuery: Schema;
  readonly resultsQuery: Schema;
  readonly pauseBody: Schema;
  /** `DailyView#`, `BoardView#` and `ResultsView#` */
  readonly views: readonly Schema[];
}

export function dailySchemas(games: Games): DailySchemas {
  const played = [...games.values()].flatMap((module) => (module.daily ? [module.id] : []));
  const game = { type: 'string', enum: played };
  return {
    path: closed({ game }),
    boardQuery: closed({ kind, day }, ['day']),
    resultsQuery: closed({ day }, ['day']),
    pauseBody: closed({ first: day, last: day }),
    views: [dailyView(game), boardView(game), resultsView(game)],
  };
}

const kind = { type: 'string', enum: [...KINDS] } as const;
const day = {
  type: 'string',
  pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$',
  description: 'A day in UTC, `2026-11-21`.',
} as const;

function dailyView(game: Schema): Schema {
  const attempt = closed({ room: id, kind, over: flag, solved: flag, turns: count }, ['turns']);
  const mark = { type: 'string', enum: ['played', 'rest', 'paused', 'missed', 'open', 'before'] };
  return {
    $id: 'DailyView',
    ...closed({
      day,
      msLeft: count,
      end: { ...bytes32, description: 'SHA-256 of the key of the first day of this year, in base64url.' },
      games: { type: 'array', items: closed({ game, rules: { type: 'string' }, attempt }, ['attempt']) },
      streak: count,
      week: { type: 'array', items: closed({ day, mark }) },
      paused: { type: 'array', items: day },
      past: { type: 'array', items: closed({ day, key: bytes32, end: bytes32 }) },
    }),
  };
}

const rank = { type: 'integer', minimum: 1 } as const;

function boardView(game: Schema): Schema {
  return {
    $id: 'BoardView',
    ...closed(
      {
        day,
        game,
        kind,
        rows: { type: 'array', items: closed({ rank, turns: count, ms: count, you: flag }) },
        own: closed({ rank, turns: count, ms: count }, ['rank']),
      },
      ['own'],
    ),
  };
}

function resultsView(game: Schema): Schema {
  return {
    $id: 'ResultsView',
    ...closed({
      day,
      game,
      found: { type: 'array', items: closed({ turns: count, n: count }) },
      missed: count,
    }),
  };
}
