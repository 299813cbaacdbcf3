import type { JsonSchema } from '../contract/room.ts';
import { OPPONENTS, QUIZZES } from './rules/params.ts';
import { MATE_RULES } from './rules/setting.ts';

const count = { type: 'integer', minimum: 0 } as const;
const flag = { type: 'boolean' } as const;
const seat = { type: 'string', enum: ['first', 'second'] } as const;

const closed = (properties: Record<string, unknown>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const pair = { type: 'array', items: count, minItems: 2, maxItems: 2 };
const face = closed({ type: { type: 'string', enum: ['gameTile', 'bonus', 'bomb'] }, witch: count }, [
  'witch',
]);
const found = closed({ witch: count, squares: pair, seat });
const bySeat = closed({ first: count, second: count });

/** JSON Schema of `WitchView`, field by field. Nothing else leaves a server. */
export const WITCH_VIEW_SCHEMA: JsonSchema = closed(
  {
    params: closed(
      {
        board: closed({
          shape: closed({ rows: count, cols: count }),
          bonuses: count,
          bombs: count,
          rule: { type: 'string', enum: [...MATE_RULES] },
          touching: count,
        }),
        opponent: { type: 'string', enum: [...OPPONENTS] },
        quiz: { type: 'string', enum: [...QUIZZES] },
        calm: flag,
        timed: flag,
        passing: flag,
        coven: count,
      },
      ['coven'],
    ),
    status: closed({ phase: { type: 'string', enum: ['playing', 'over'] }, turn: seat, winner: seat }, [
      'turn',
      'winner',
    ]),
    phase: { type: 'string', enum: ['flip', 'peek', 'quiz', 'over'] },
    seat,
    tiles: {
      type: 'array',
      items: closed(
        {
          lie: { type: 'string', enum: ['down', 'shown', 'first', 'kept'] },
          type: { type: 'string', enum: ['gameTile', 'bonus', 'bomb'] },
          witch: count,
        },
        ['type', 'witch'],
      ),
    },
    tonight: { type: 'array', items: count },
    found: { type: 'array', items: found },
    points: bySeat,
    moves: bySeat,
    quiz: closed({ witch: count, options: { type: 'array', items: count }, hint: { type: 'string' } }, [
      'options',
      'hint',
    ]),
    log: {
      type: 'array',
      items: closed(
        {
          turn: count,
          seat,
          kind: {
            type: 'string',
            enum: ['flip', 'peek', 'match', 'miss', 'bomb', 'bonus', 'dud', 'pass', 'quiz'],
          },
          square: count,
          face,
          squares: pair,
          covered: found,
          witch: count,
          answer: { type: 'string', enum: ['right', 'slip', 'wrong', 'skipped'] },
          hinted: flag,
          said: { type: 'string' },
        },
        ['square', 'face', 'squares', 'covered', 'witch', 'answer', 'hinted', 'said'],
      ),
    },
  },
  ['quiz'],
);
