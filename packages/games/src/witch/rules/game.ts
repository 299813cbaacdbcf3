import type { Game } from '@inkling/core/game';
import { fail, type Result } from '@inkling/core/result';
import { makeMove, parseMove, parseName, parseSquareMove, type WitchMove } from './moves.ts';
import { makeParams, type ParamsFault, parseParams, type WitchParams } from './params.ts';
import { type PlayFault, play } from './play.ts';
import type { Roster } from './roster.ts';
import { freeSquares } from './setting.ts';
import { optionsFor, startState, WITCH_SEATS, type WitchSeat, type WitchState } from './state.ts';
import { statusOf, viewOf, type WitchView } from './view.ts';

export type WitchFault = ParamsFault | PlayFault | { readonly code: 'not-your-turn' };

export type WitchGame = Game<WitchParams, WitchState, WitchMove, WitchView, WitchSeat, WitchFault>;

/**
 * Creates "Who's That Witch?" with a given roster: a memory game with a quiz. The rules are in `docs/witch-rules.md`.
 * A bot's moves are chosen outside, from the view, and applied like any player's.
 */
export function witchGame(roster: Roster): WitchGame {
  return {
    id: 'witch',
    seats: WITCH_SEATS,
    makeParams,
    parseMove,
    makeMove,

    parseParams(text) {
      const params = parseParams(text);
      if (!params.ok) return params;
      const pairs = freeSquares(params.value.board) / 2;
      return pairs > Math.min(params.value.coven ?? roster.length, roster.length)
        ? fail({ code: 'roster-too-small', pairs })
        : params;
    },

    start(params, random) {
      return startState(params, roster, random);
    },

    interpret(state, seat, input) {
      if (state.phase === 'over') return fail({ code: 'game-over' });
      return seat === state.seat ? read(state, input, roster) : fail({ code: 'not-your-turn' });
    },

    apply(state, move) {
      return play(state, move, roster);
    },

    status: statusOf,

    view(state) {
      return viewOf(state, roster);
    },
  };
}

/** Parses a move, or a short form that suffices in this phase: a square, a name, or the number of a name. */
function read(state: WitchState, input: string, roster: Roster): Result<WitchMove, WitchFault> {
  const move = parseMove(input);
  if (move.ok) return move;
  if (state.phase === 'quiz' && state.asked) {
    const option = /^\s*(\d)\s*$/.exec(input)?.[1];
    if (option === undefined || state.params.quiz !== 'names') return parseName(input);
    const index = optionsFor(state, roster, state.asked.witch)[Number(option) - 1];
    return index === undefined ? fail({ code: 'not-an-option' }) : parseName(roster[index]?.name ?? '');
  }
  return parseSquareMove(state.phase === 'peek' ? 'peek' : 'flip', input);
}
