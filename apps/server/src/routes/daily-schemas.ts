import { DAY_DICE } from 'inkling/daily-challenge';
import { KINDS } from '../daily/score-book.ts';
import { GAME_IDS } from '../duel/setup.ts';
import { bytes32, closed, count, flag, id, type Schema } from './schemas.ts';

const game = { type: 'string', enum: [...GAME_IDS] } as const;
const kind = { type: 'string', enum: [...KINDS] } as const;
const day = {
  type: 'string',
  pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$',
  description: 'A day in UTC, `2026-11-21`.',
} as const;

const dice = {
  type: 'integer',
  enum: [...DAY_DICE],
  description:
    'How the word and the table of the day are dealt from its key: 2 by 128 bits, 1 by 32 as in older days.',
} as const;

export const DAILY_PATH: Schema = closed({ game });
export const BOARD_QUERY: Schema = closed({ kind, day }, ['day']);
export const PAUSE_BODY: Schema = closed({ first: day, last: day });

const DAILY_VIEW = {
  $id: 'DailyView',
  ...closed({
    day,
    msLeft: count,
    end: { ...bytes32, description: 'SHA-256 of the key of the first day of this year, in base64url.' },
    dice,
    games: {
      type: 'array',
      items: closed(
        { game, rules: { type: 'string' }, attempt: closed({ room: id, kind, over: flag, solved: flag }) },
        ['attempt'],
      ),
    },
    streak: count,
    paused: { type: 'array', items: day },
    past: { type: 'array', items: closed({ day, key: bytes32, end: bytes32, dice }) },
  }),
} as const;

const rank = { type: 'integer', minimum: 1 } as const;

const BOARD_VIEW = {
  $id: 'BoardView',
  ...closed(
    {
      day,
      game,
      kind,
      rows: { type: 'array', items: closed({ rank, turns: count, ms: count, you: flag }) },
      own: closed({ rank, turns: count, ms: count }),
    },
    ['own'],
  ),
} as const;

export const DAILY_SCHEMAS: readonly Schema[] = [DAILY_VIEW, BOARD_VIEW];
