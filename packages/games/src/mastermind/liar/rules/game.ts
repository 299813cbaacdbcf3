import { type Code, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import type { Game, Status } from '@inkling/core/game';
import { RandomStream } from '@inkling/core/random';
import { fail, ok } from '@inkling/core/result';
import { drawCode, type ScoredTurn } from '../../rules/game.ts';
import { type CodeFault, checkCode, makeCode, parseCode } from '../../rules/notation.ts';
import { falseAnswer } from './false-answer.ts';
import { type LiarParams, makeLiarParams, parseLiarParams } from './params.ts';

/** A planned lie: its zero-based turn, and the random number that selects the false answer. */
export interface PlannedLie {
  readonly turn: number;
  /** 0 … 2³² − 1 */
  readonly draw: number;
}

export interface LiarState {
  readonly params: LiarParams;
  readonly turns: readonly ScoredTurn[];
  readonly resigned: boolean;
  /** The secret and the plan determine the answers. Only `view` reveals them, once the game is over. */
  readonly secret: Code;
  readonly plan: readonly PlannedLie[];
}

export interface LiarView {
  readonly params: LiarParams;
  readonly turns: readonly ScoredTurn[];
  readonly status: Status<'breaker'>;
  readonly secret: Code | undefined;
  /** Zero-based indices of the turns with false answers. Undefined until the game is over. */
  readonly lies: readonly number[] | undefined;
}

export type LiarMove = { readonly kind: 'guess'; readonly code: Code } | { readonly kind: 'resign' };

export type LiarFault =
  | CodeFault
  | { readonly code: 'not-params' | 'too-large' | 'not-a-move' | 'game-over' };

export type LiarGame = Game<LiarParams, LiarState, LiarMove, LiarView, 'breaker', LiarFault>;

/**
 * Mastermind in which some answers may be false. A guess of the secret itself is always answered truthfully,
 * and no other guess is ever reported as found, so the game ends when the secret is guessed. Which answers are
 * false, and in what way, is drawn together with the secret.
 */
export const liarGame: LiarGame = {
  id: 'liar',
  seats: ['breaker'],
  parseParams: parseLiarParams,
  makeParams: makeLiarParams,

  parseMove(text) {
    if (text === 'resign') return ok({ kind: 'resign' });
    const [, letters] = /^guess ([a-t]{1,16})$/.exec(text) ?? [];
    if (letters === undefined) return fail({ code: 'not-a-move' });
    return ok({ kind: 'guess', code: Array.from(letters, (letter) => letter.charCodeAt(0) - A) });
  },
  makeMove: (move) => (move.kind === 'guess' ? `guess ${makeCode(move.code)}` : 'resign'),

  start(params, random) {
    const stream = new RandomStream(random);
    const secret = drawCode(params.rules, stream);
    return { params, turns: [], resigned: false, secret, plan: plannedLies(params, stream) };
  },

  interpret({ params }, _seat, input) {
    if (/^resign$/i.test(input.trim())) return ok({ kind: 'resign' });
    const code = parseCode(input, params.rules);
    return code.ok ? ok({ kind: 'guess', code: code.value }) : code;
  },

  apply(state, move) {
    if (isOver(state)) return fail({ code: 'game-over' });
    if (move.kind === 'resign') return ok({ ...state, resigned: true });
    const code = checkCode(Array.from(move.code), state.params.rules);
    if (!code.ok) return code;
    const lie = state.plan.find(({ turn }) => turn === state.turns.length);
    const truth = scoreCode(code.value, state.secret);
    const isFound = truth === solvedClass(state.params.rules.places);
    const answered = lie && !isFound ? falseAnswer(state.params.rules, code.value, truth, lie.draw) : truth;
    return ok({ ...state, turns: [...state.turns, { guess: code.value, feedback: feedbackOf(answered) }] });
  },

  status(state) {
    if (isSolved(state)) return { phase: 'over', winner: 'breaker' };
    return isOver(state) ? { phase: 'over', winner: undefined } : { phase: 'playing', turn: 'breaker' };
  },

  view(state) {
    const over = isOver(state);
    return {
      params: state.params,
      turns: state.turns,
      status: liarGame.status(state),
      secret: over ? state.secret : undefined,
      lies: over ? falseTurns(state) : undefined,
    };
  },
};

/** Plans the lies in different turns near the beginning, so that most games of normal length contain all of them. */
function plannedLies({ rules, turnsMax, liesMax }: LiarParams, stream: RandomStream): readonly PlannedLie[] {
  const early = Math.min(turnsMax, rules.places + 3);
  const turns = stream.shuffle(Array.from({ length: early }, (_, turn) => turn)).slice(0, liesMax);
  return turns.toSorted((a, b) => a - b).map((turn) => ({ turn, draw: stream.uint32() }));
}

function falseTurns({ turns, secret }: LiarState): readonly number[] {
  return turns.flatMap(({ guess, feedback }, turn) => {
    const truth = feedbackOf(scoreCode(guess, secret));
    return truth.exact === feedback.exact && truth.near === feedback.near ? [] : [turn];
  });
}

function isSolved({ turns, params }: LiarState): boolean {
  return turns.at(-1)?.feedback.exact === params.rules.places;
}

function isOver(state: LiarState): boolean {
  return state.resigned || isSolved(state) || state.turns.length >= state.params.turnsMax;
}

const A = 97;
