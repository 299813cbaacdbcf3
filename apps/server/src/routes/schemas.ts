import { PLAYERS } from '../duel/computer.ts';
import { GAME_IDS, MAKERS } from '../duel/setup.ts';
import { CODES } from './codes.ts';
import { TABLE_SCHEMA } from './table-schema.ts';

/**
 * JSON Schemas of everything that comes in and goes out: the gate for requests, the OpenAPI description, and the
 * source of the typed client. Nothing is stripped and nothing is coerced; what is not named is refused.
 */
export type Schema = Readonly<Record<string, unknown>>;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const flag = { type: 'boolean' } as const;

export const closed = (properties: Record<string, unknown>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

export const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const;
const req = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'Your own name of this request. The same one again gets the first answer.',
} as const;
const version = { ...count, description: 'The version that you saw.' } as const;
const seat = { type: 'string', enum: ['maker', 'breaker', 'first', 'second'] } as const;
export const bytes32 = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: '32 bytes in base64url.',
} as const;
const keep = {
  type: 'string',
  enum: ['cookie', 'token'],
  description: 'A browser keeps a cookie that scripts cannot read; programs get the token itself.',
} as const;

export const ROOM_PATH: Schema = closed({ id });
export const GUEST_BODY: Schema = closed({ keep });
export const RECOVERY_BODY: Schema = closed({ keep, recovery: id });

export const OPEN_BODY: Schema = closed(
  {
    req,
    game: { type: 'string', enum: [...GAME_IDS] },
    rules: { ...text(120), description: '`p4c6r/12`, `w5t6@english`, or `medium against=person`.' },
    maker: { type: 'string', enum: [...MAKERS] },
    breakers: { type: 'integer', enum: [1, 2] },
    computer: { type: 'string', enum: [...PLAYERS] },
    commitment: bytes32,
    joint: {
      ...flag,
      description:
        'With `drawn`: everybody who plays adds 32 random bytes (the move `nonce …`) before the first guess, after the server has promised its own.',
    },
    seat,
  },
  ['computer', 'commitment', 'joint'],
);
export const SIT_BODY: Schema = closed({ req, seat });
export const MOVE_BODY: Schema = closed({
  req,
  version,
  move: {
    ...text(100),
    description:
      'Mastermind: `deposit aabb`, `guess aabb`, `score 1,0`, `rescore 2 1,0`, `resign`. Word: `deposit crane`, `guess crane`, `resign`. Witch: `flip 1,2`, `peek 1,2`, `name …`, `hint`, `skip`, `cover`, `pass`. In a joint draw, first: `nonce ` and 32 bytes in base64url.',
  },
});
export const OPENING_BODY: Schema = closed({ req, version, salt: bytes32, code: text(40) });

const TURN = closed(
  {
    guess: text(200),
    exact: count,
    near: count,
    marks: { type: 'array', items: { type: 'integer', enum: [0, 1, 2] } },
  },
  ['exact', 'near', 'marks'],
);

const SHEET = closed(
  {
    seat,
    turnsUsed: count,
    over: flag,
    solved: flag,
    resigned: flag,
    turns: { type: 'array', items: TURN },
    pending: text(40),
  },
  ['turns', 'pending'],
);

const ROOM_VIEW = {
  $id: 'RoomView',
  ...closed(
    {
      id,
      version: count,
      game: { type: 'string', enum: [...GAME_IDS] },
      rules: text(200),
      maker: { type: 'string', enum: [...MAKERS] },
      you: { type: 'string', enum: [...seat.enum, 'spectator'] },
      seats: { type: 'array', items: closed({ seat, taken: flag, computer: text(20) }, ['computer']) },
      phase: { type: 'string', enum: ['waiting', 'playing', 'over'] },
      turn: { type: 'array', items: seat },
      winner: { anyOf: [seat, { type: 'null' }] },
      commitment: bytes32,
      sheets: { type: 'array', items: SHEET },
      table: TABLE_SCHEMA,
      conflict: { type: 'array', items: count },
      secret: text(2000),
      salt: bytes32,
      nonces: { type: 'array', items: closed({ seat, nonce: bytes32 }) },
      seed: bytes32,
      daily: { type: 'string', description: 'The day whose challenge this is.' },
      wrong: { type: 'array', items: closed({ turn: count, exact: count, near: count }) },
    },
    'winner commitment sheets table conflict secret salt nonces seed daily wrong'.split(' '),
  ),
} as const;

const REFUSAL = {
  $id: 'Refusal',
  ...closed(
    {
      code: { type: 'string', enum: Object.keys(CODES) },
      place: count,
      letter: { type: 'string' },
      count,
      now: { $ref: 'RoomView#' },
    },
    ['place', 'letter', 'count', 'now'],
  ),
} as const;

const PASS = {
  $id: 'Pass',
  ...closed({ recovery: id, token: { type: 'string' } }, ['recovery', 'token']),
} as const;

const ROOM_LIST = { $id: 'RoomList', ...closed({ rooms: { type: 'array', items: id } }) } as const;

export const SHARED_SCHEMAS: readonly Schema[] = [ROOM_VIEW, REFUSAL, PASS, ROOM_LIST];

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: 'Refusal#' } } },
});

/** What every route may answer besides what it is for. */
export const REFUSALS: Schema = {
  '4xx': refused('Refused, with a closed code; nothing has happened.'),
  '5xx': refused('Not now; `Retry-After` says when to ask again.'),
};

export const answers = (status: number, $ref: string, description: string): Schema => ({
  [status]: { description, content: { 'application/json': { schema: { $ref } } } },
  ...REFUSALS,
});
