import { MARKS, NAMES } from '@inkling/games/contract/names';
import { MAKERS, REACTIONS, ROOM_SEATS, VOTING_STEPS } from '@inkling/games/contract/room';
import type { Games } from '../room/games.ts';
import { gameSchemas } from './game-schemas.ts';
import { bytes32, closed, count, flag, id, req, type Schema, seat, text, version } from './schema-parts.ts';

/**
 * JSON Schemas of requests and answers about rooms. They validate requests and are the source of the OpenAPI
 * description and the typed client.
 */
export interface RoomSchemas {
  readonly openBody: Schema;
  readonly sitBody: Schema;
  readonly moveBody: Schema;
  readonly openingBody: Schema;
  readonly nextBody: Schema;
  readonly invitationBody: Schema;
  readonly reactionBody: Schema;
  readonly nameBody: Schema;
  readonly voteBody: Schema;
  readonly directVoteBody: Schema;
  /** `RoomView#` */
  readonly view: Schema;
}

export function roomSchemas(games: Games): RoomSchemas {
  const { game, computer, rulesExamples, moveExamples } = gameSchemas(games);
  return {
    openBody: closed(
      {
        req,
        game,
        rules: { ...text(120), description: `In the notation of the game: ${rulesExamples}.` },
        maker: { type: 'string', enum: [...MAKERS] },
        breakers: { type: 'integer', enum: [1, 2] },
        computer,
        commitment: bytes32,
        joint: { ...flag, description: JOINT },
        classroom: { ...flag, description: CLASSROOM },
        seat,
      },
      ['computer', 'commitment', 'joint', 'classroom'],
    ),
    sitBody: closed({ req, seat }),
    moveBody: closed({
      req,
      version,
      move: {
        ...text(100),
        description: `${moveExamples} With a sheet: \`resign\`. In a joint draw, first: \`nonce \` and 32 bytes in base64url.`,
      },
    }),
    openingBody: closed({ req, version, salt: bytes32, code: text(200) }),
    nextBody: closed({ req, version, next: id }),
    invitationBody: closed({ req, version }),
    reactionBody: closed({ req, reaction }),
    nameBody: closed({ req, name, mark }),
    voteBody: closed({
      req,
      guess: { ...text(100), description: 'As in a move, without the word `guess`.' },
    }),
    directVoteBody: closed({ req, step: { type: 'string', enum: [...VOTING_STEPS] } }),
    view: { $id: 'RoomView', ...viewSchema(games) },
  };
}

const name: Schema = { type: 'string', enum: [...NAMES] };
const mark: Schema = { type: 'string', enum: [...MARKS] };
const reaction: Schema = { type: 'string', enum: [...REACTIONS] };

const reserved: Schema = {
  type: 'string',
  enum: ['you', 'other'],
  description: 'An empty seat reserved for a player of the previous game: for you, or for another.',
};

const JOINT =
  'With `drawn`: everybody who plays adds 32 random bytes (the move `nonce …`) before the first guess, after the server has promised its own.';

const CLASSROOM =
  'With `drawn`, for one breaker: a class plays. Everybody who looks on may vote for the next guess, and whoever sits here makes it.';

const classroom: Schema = {
  ...closed(
    {
      name: { type: 'string', description: 'For `/api/classrooms/…`. Left out for those who only watch.' },
      vote: { type: 'string', enum: ['open', 'paused', 'revealed'] },
      voters: count,
      guesses: { type: 'array', items: closed({ guess: text(200), votes: count }) },
    },
    ['name'],
  ),
  description: 'The vote of a class on its next guess. It names nobody.',
};

function viewSchema(games: Games): Schema {
  const { game, turn, wrongTurn, table } = gameSchemas(games);
  return closed(
    {
      id,
      version: count,
      game,
      rules: text(200),
      maker: { type: 'string', enum: [...MAKERS] },
      you: { type: 'string', enum: [...ROOM_SEATS, 'spectator'] },
      seats: {
        type: 'array',
        items: closed({ seat, taken: flag, computer: text(20), reserved, name, mark }, [
          'computer',
          'reserved',
          'name',
          'mark',
        ]),
      },
      phase: { type: 'string', enum: ['waiting', 'playing', 'over', 'withdrawn', 'ended'] },
      turn: { type: 'array', items: seat },
      winner: { anyOf: [seat, { type: 'null' }] },
      commitment: bytes32,
      sheets: { type: 'array', items: sheetSchema(turn) },
      ...(table === undefined ? {} : { table }),
      conflict: { type: 'array', items: count },
      secret: text(2000),
      salt: bytes32,
      nonces: { type: 'array', items: closed({ seat, nonce: bytes32 }) },
      seed: bytes32,
      daily: { type: 'string', description: 'The day whose challenge this is.' },
      wrong: { type: 'array', items: wrongTurn },
      next: id,
      watch: { ...id, description: 'For `/api/watch/…`; there when you sit in the room.' },
      watching: { type: 'boolean', enum: [true], description: 'You came by the link that only watches.' },
      reactions: { type: 'array', items: closed({ seat, reaction, at: count }) },
      classroom,
    },
    'winner commitment sheets table conflict secret salt nonces seed daily wrong next watch watching reactions classroom'.split(
      ' ',
    ),
  );
}

function sheetSchema(turn: Schema): Schema {
  return closed(
    {
      seat,
      turnsUsed: count,
      over: flag,
      solved: flag,
      resigned: flag,
      turns: { type: 'array', items: turn },
      pending: text(200),
    },
    ['turns', 'pending'],
  );
}
