import type { Game, Status } from '@inkling/core/game';
import { RandomStream } from '@inkling/core/random';
import { fail, ok } from '@inkling/core/result';
import { answerTo, makeMove, NULL_ANSWERS, type NullAnswer, type NullMove, parseMove } from './moves.ts';
import { makeParams, type NullParams, parseParams } from './params.ts';

export type NullSeat = 'maker' | 'breaker';

export interface NullTurn {
  readonly guess: number;
  readonly answer: NullAnswer;
}

/** The state that undo restores. The secret is separate from the public facts: only `view` reveals it. */
export interface NullState {
  readonly params: NullParams;
  readonly turns: readonly NullTurn[];
  /** A guess that the maker has not answered yet. */
  readonly pending: number | undefined;
  readonly resigned: boolean;
  readonly secret: number | undefined;
}

export interface NullView {
  readonly params: NullParams;
  readonly turns: readonly NullTurn[];
  readonly pending: number | undefined;
  readonly status: Status<NullSeat>;
  /** Visible to the maker who deposited it, and to everyone once the game is over. */
  readonly secret: number | undefined;
}

export type NullFault = {
  readonly code:
    | 'not-params'
    | 'not-a-move'
    | 'not-a-number'
    | 'not-your-move'
    | 'no-code-yet'
    | 'answer-first'
    | 'nothing-to-answer'
    | 'game-over';
};

export type NullGame = Game<NullParams, NullState, NullMove, NullView, NullSeat, NullFault>;

/**
 * The smallest complete game, a template to copy for a new one: the maker thinks of a number, and each guess is
 * answered with lower, higher or found. It has every part that a game can have and is built and tested with the
 * others. Shells offer it only to users who ask for it.
 */
export const nullGame: NullGame = {
  id: 'null',
  seats: ['maker', 'breaker'],
  parseParams,
  makeParams,
  parseMove,
  makeMove,

  start(params, random) {
    const secret = params.maker === 'drawn' ? new RandomStream(random).below(params.most) + 1 : undefined;
    return { params, turns: [], pending: undefined, resigned: false, secret };
  },

  interpret({ params }, seat, input) {
    const text = input.trim().toLowerCase();
    if (text === 'resign') return ok({ kind: 'resign' });
    const answer = NULL_ANSWERS.find((name) => name === text);
    if (seat === 'maker' && params.maker === 'kept')
      return answer ? ok({ kind: 'answer', answer }) : fail({ code: 'not-a-move' });
    if (!/^[1-9]\d{0,2}$/.test(text)) return fail({ code: 'not-a-number' });
    return ok({ kind: seat === 'maker' ? 'deposit' : 'guess', number: Number(text) });
  },

  apply(state, move) {
    const { params, turns, pending, secret } = state;
    if (move.kind === 'correct') {
      const turn = turns[move.turn];
      if (params.maker !== 'kept' || !turn) return fail({ code: 'not-your-move' });
      return ok({ ...state, turns: turns.with(move.turn, { ...turn, answer: move.answer }) });
    }
    if (isOver(state)) return fail({ code: 'game-over' });
    if (move.kind === 'resign') return ok({ ...state, resigned: true });
    if (move.kind === 'answer') {
      if (params.maker !== 'kept') return fail({ code: 'not-your-move' });
      if (pending === undefined) return fail({ code: 'nothing-to-answer' });
      return ok({ ...state, turns: [...turns, { guess: pending, answer: move.answer }], pending: undefined });
    }
    const { number } = move;
    if (number > params.most) return fail({ code: 'not-a-number' });
    if (move.kind === 'deposit') {
      const isOpen = params.maker === 'deposited' && secret === undefined;
      return isOpen ? ok({ ...state, secret: number }) : fail({ code: 'not-your-move' });
    }
    if (pending !== undefined) return fail({ code: 'answer-first' });
    if (params.maker === 'kept') return ok({ ...state, pending: number });
    if (secret === undefined) return fail({ code: 'no-code-yet' });
    return ok({ ...state, turns: [...turns, { guess: number, answer: answerTo(number, secret) }] });
  },

  status(state) {
    if (isOver(state)) return { phase: 'over', winner: isSolved(state) ? 'breaker' : 'maker' };
    const { params, pending, secret } = state;
    const waits = pending !== undefined || (params.maker === 'deposited' && secret === undefined);
    return { phase: 'playing', turn: waits ? 'maker' : 'breaker' };
  },

  view(state, seat) {
    const { params, turns, pending, secret } = state;
    const status = nullGame.status(state);
    const open = status.phase === 'over' || (seat === 'maker' && params.maker === 'deposited');
    return { params, turns, pending, status, secret: open ? secret : undefined };
  },
};

function isSolved({ turns }: NullState): boolean {
  return turns.at(-1)?.answer === 'found';
}

function isOver(state: NullState): boolean {
  return state.resigned || isSolved(state) || state.turns.length >= state.params.turnsMax;
}
