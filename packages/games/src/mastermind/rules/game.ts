import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, type Feedback, feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { Game, Status } from '@inkling/core/game';
import { RandomStream } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { type MastermindMove, type MoveFault, makeMove, parseMove } from './moves.ts';
import { type CodeFault, checkCode, checkFeedback, type FeedbackFault, parseCode } from './notation.ts';
import { type MastermindParams, makeParams, type ParamsFault, parseParams } from './params.ts';
import { type GivenAnswer, givenTurn, parsePartialAnswer, settled, type Unknown } from './partial-turn.ts';

export type MastermindSeat = 'maker' | 'breaker';

export interface ScoredTurn {
  readonly guess: Code;
  readonly feedback: Feedback;
  /** Which number of an answer given by hand is unknown. An unknown number is 0 in `feedback`. */
  readonly unknown?: Unknown;
}

/** The state of a game. Everything except `secret` is public. */
export interface MastermindState {
  readonly params: MastermindParams;
  readonly turns: readonly ScoredTurn[];
  /** The guess that is waiting for the maker's answer. */
  readonly pending: Code | undefined;
  readonly resigned: boolean;
  /** Undefined until the code is drawn or deposited. */
  readonly secret: Code | undefined;
}

/** What a seat may see. `secret` is visible to the maker, unless it was drawn, and to all once the game is over. */
export interface MastermindView {
  readonly rules: CodeRules;
  readonly turnsMax: number;
  readonly maker: MastermindParams['maker'];
  readonly turns: readonly ScoredTurn[];
  readonly pending: Code | undefined;
  readonly status: Status<MastermindSeat>;
  readonly secret: Code | undefined;
}

export type MastermindFault =
  | ParamsFault
  | MoveFault
  | CodeFault
  | FeedbackFault
  | {
      readonly code:
        | 'game-over'
        | 'not-your-move'
        | 'answer-first'
        | 'nothing-to-answer'
        | 'no-code-yet'
        | 'no-such-turn'
        /** Answers may be partly unknown only if all codes can be listed and no code has been deposited. */
        | 'answer-not-whole';
    }
  /** The answer contradicts the deposited code; `exact` and `near` are the correct answer. */
  | { readonly code: 'wrong-score'; readonly exact: number; readonly near: number };

/**
 * Mastermind for two seats. The code is drawn from the random seed, or deposited by the maker, or kept in the
 * maker's head; in the last case the maker scores by hand and can correct an answer later. A maker who scores
 * by hand may still deposit the code before the first answer: then wrong answers are refused.
 */
export const mastermind: Game<
  MastermindParams,
  MastermindState,
  MastermindMove,
  MastermindView,
  MastermindSeat,
  MastermindFault
> = {
  id: 'mastermind',
  seats: ['maker', 'breaker'],
  parseParams,
  makeParams,
  parseMove,
  makeMove,

  start(params, random) {
    const secret = params.maker === 'drawn' ? drawCode(params.rules, new RandomStream(random)) : undefined;
    return { params, turns: [], pending: undefined, resigned: false, secret };
  },

  interpret(state, seat, input) {
    const { rules } = state.params;
    if (/^resign$/i.test(input.trim())) return ok({ kind: 'resign' });
    if (seat === 'breaker') {
      const code = parseCode(input, rules);
      return code.ok ? ok({ kind: 'guess', code: code.value }) : code;
    }
    if (state.params.maker === 'deposited') {
      const code = parseCode(input, rules);
      return code.ok ? ok({ kind: 'deposit', code: code.value }) : code;
    }
    const feedback = parsePartialAnswer(input, rules.places);
    if (feedback.ok) return ok({ kind: 'score', ...feedback.value });
    const isCode = feedback.error.code === 'bad-feedback' && mayDeposit(state);
    const code = isCode ? parseCode(input, rules) : undefined;
    return code?.ok ? ok({ kind: 'deposit', code: code.value }) : feedback;
  },

  apply(state, move) {
    const { rules, maker } = state.params;
    switch (move.kind) {
      case 'resign':
        return isOver(state) ? fail({ code: 'game-over' }) : ok({ ...state, resigned: true });
      case 'deposit': {
        if (!mayDeposit(state)) return fail({ code: 'not-your-move' });
        const code = checkCode(Array.from(move.code), rules);
        return code.ok ? ok({ ...state, secret: code.value }) : code;
      }
      case 'guess': {
        if (isOver(state)) return fail({ code: 'game-over' });
        if (state.pending) return fail({ code: 'answer-first' });
        const code = checkCode(Array.from(move.code), rules);
        if (!code.ok) return code;
        if (maker === 'by-hand') return ok({ ...state, pending: code.value });
        if (!state.secret) return fail({ code: 'no-code-yet' });
        return ok(answered(state, code.value, feedbackOf(scoreCode(code.value, state.secret))));
      }
      case 'score': {
        if (maker !== 'by-hand') return fail({ code: 'not-your-move' });
        if (state.resigned) return fail({ code: 'game-over' });
        if (!state.pending) return fail({ code: 'nothing-to-answer' });
        const feedback = checkAnswer(state, state.pending, move);
        return feedback.ok ? ok(answered(state, state.pending, feedback.value)) : feedback;
      }
      case 'rescore': {
        if (maker !== 'by-hand') return fail({ code: 'not-your-move' });
        const turn = state.turns[move.turn];
        if (!turn || state.resigned) return fail({ code: 'no-such-turn' });
        const feedback = checkAnswer(state, turn.guess, move);
        if (!feedback.ok) return feedback;
        return ok({ ...state, turns: state.turns.with(move.turn, scoredTurn(turn.guess, feedback.value)) });
      }
    }
  },

  status(state): Status<MastermindSeat> {
    if (isOver(state)) return { phase: 'over', winner: isSolved(state) ? 'breaker' : 'maker' };
    const makerToMove = state.pending !== undefined || (state.params.maker === 'deposited' && !state.secret);
    return { phase: 'playing', turn: makerToMove ? 'maker' : 'breaker' };
  },

  view(state, seat) {
    const { rules, turnsMax, maker } = state.params;
    const status = mastermind.status(state);
    const open = status.phase === 'over' || (seat === 'maker' && maker !== 'drawn');
    return {
      rules,
      turnsMax,
      maker,
      turns: state.turns.map((turn) => ({ ...turn, guess: Array.from(turn.guess) })),
      pending: state.pending && Array.from(state.pending),
      status,
      secret: open && state.secret ? Array.from(state.secret) : undefined,
    };
  },
};

/** Draws a code uniformly from all codes that the rules allow. */
export function drawCode(rules: CodeRules, random: RandomStream): Code {
  if (rules.repeats) return Array.from({ length: rules.places }, () => random.below(rules.symbols));
  const symbols = Array.from({ length: rules.symbols }, (_, symbol) => symbol);
  return random.shuffle(symbols).slice(0, rules.places);
}

/** Whether a code can be deposited: only once, never if it was drawn, and only before the first answer. */
function mayDeposit({ params, secret, turns, resigned }: MastermindState): boolean {
  return params.maker !== 'drawn' && !secret && turns.length === 0 && !resigned;
}

/** Checks an answer given by hand. It must be possible, and must match the deposited code if there is one. */
function checkAnswer(
  state: MastermindState,
  guess: Code,
  answer: GivenAnswer,
): Result<GivenAnswer, MastermindFault> {
  const { rules } = state.params;
  const feedback = checkFeedback(answer.exact, answer.near, rules.places);
  if (!feedback.ok) return feedback;
  const given = settled({ ...feedback.value, ...unknownIn(answer) }, rules.places);
  if (given.unknown && (state.secret || !isListable(rules))) return fail({ code: 'answer-not-whole' });
  if (!state.secret) return ok(given);
  const truth = feedbackOf(scoreCode(guess, state.secret));
  const agrees = truth.exact === answer.exact && truth.near === answer.near;
  return agrees ? ok(given) : fail({ code: 'wrong-score', ...truth });
}

function answered(state: MastermindState, guess: Code, answer: GivenAnswer): MastermindState {
  return { ...state, turns: [...state.turns, scoredTurn(guess, answer)], pending: undefined };
}

/** Combines a guess and the answer that it was given into a turn. */
export function scoredTurn(guess: Code, answer: GivenAnswer): ScoredTurn {
  return { guess, feedback: { exact: answer.exact, near: answer.near }, ...unknownIn(answer) };
}

/** Returns the answer of a turn as it was given. */
export function answerOf({ feedback, unknown }: ScoredTurn): GivenAnswer {
  return { ...feedback, ...unknownIn({ unknown }) };
}

function unknownIn({ unknown }: { readonly unknown?: Unknown | undefined }): Pick<GivenAnswer, 'unknown'> {
  return unknown === undefined ? {} : { unknown };
}

function isOver(state: MastermindState): boolean {
  return state.resigned || isSolved(state) || state.turns.length >= state.params.turnsMax;
}

function isSolved(state: MastermindState): boolean {
  const last = state.turns.at(-1);
  return last?.feedback.exact === state.params.rules.places;
}

/** Converts a turn of the game to the form that the analysis uses. */
export function codeTurn(turn: ScoredTurn): CodeTurn {
  return givenTurn(turn.guess, answerOf(turn));
}
