import { fail, ok } from '@inkling/core/result';
import type { TableRoom } from '../contract/room.ts';
import { isBoardText, makeBoardText } from './link/board-text.ts';
import { WITCH_VIEW_SCHEMA } from './room-schema.ts';
import type { WitchGame } from './rules/game.ts';
import { makeMove, parseMove } from './rules/moves.ts';
import { makeParams, type WitchParams } from './rules/params.ts';
import type { Roster } from './rules/roster.ts';
import type { WitchState } from './rules/state.ts';

/** Runs Witch in a room of a server, as one table that looks the same to everyone. */
export function witchRoom(game: WitchGame, roster: Roster): TableRoom<WitchParams, WitchState> {
  return {
    kind: 'table',
    makers: ['drawn'],
    moves: ['flip 1,2', 'peek 1,2', 'name Agnes', 'hint', 'skip', 'cover', 'pass'],
    faults: [
      'not-a-move',
      'not-your-turn',
      'unreadable-move',
      'game-over',
      'off-board',
      'face-up',
      'quiz-first',
      'peek-first',
      'no-peek',
      'no-quiz',
      'already-hinted',
      'not-an-option',
      'nothing-to-cover',
      'nothing-to-skip',
      'no-passing',
      'mid-turn',
    ],

    parseRules(text) {
      const size = /^\s*(\d+)x(\d+)/.exec(text);
      if (size && Math.max(Number(size[1]), Number(size[2])) > SIDE_MAX) return fail('rules-too-large');
      const params = game.parseParams(text);
      return params.ok ? params : fail('bad-rules');
    },
    makeRules: makeParams,

    seats({ opponent }) {
      const first = { seat: 'first', computer: undefined } as const;
      if (opponent === 'nobody') return [first];
      return [first, { seat: 'second', computer: opponent === 'person' ? undefined : opponent }];
    },

    start: (params, _maker, random) => game.start(params, random),
    play(state, seat, line) {
      if (state.phase === 'over') return fail({ code: 'game-over' });
      if (state.seat !== seat) return fail({ code: 'not-your-turn' });
      const move = parseMove(line);
      if (!move.ok) return move;
      if (makeMove(move.value) !== line) return fail({ code: 'not-a-move' });
      const next = game.apply(state, move.value);
      return next.ok ? ok(next.value) : fail({ code: next.error.code });
    },
    turnsUsed: ({ moves }) => moves.first,

    secretText: ({ secret }) => makeBoardText(secret, roster),
    isSecret: ({ board }, text) => isBoardText(text, board.shape),

    viewSchema: WITCH_VIEW_SCHEMA,
  };
}

/** Dealing larger boards would take too long. */
const SIDE_MAX = 8;
