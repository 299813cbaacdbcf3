import { fail, ok, type Result } from '@inkling/core/result';
import type { MoveFault, WitchMove } from './moves.ts';
import { BONUS_POINTS, MATCH_POINTS, quizPoints } from './points.ts';
import { judgeName, type Roster } from './roster.ts';
import { plainName } from './spelling.ts';
import { indexOf } from './squares.ts';
import {
  type Answer,
  type FoundPair,
  type Lie,
  optionsFor,
  type TileFace,
  turnsIn,
  type WitchEvent,
  type WitchSeat,
  type WitchState,
} from './state.ts';

export type PlayFault =
  | MoveFault
  | {
      readonly code:
        | 'game-over'
        | 'off-board'
        | 'face-up'
        | 'quiz-first'
        | 'peek-first'
        | 'no-peek'
        | 'no-quiz'
        | 'already-hinted'
        | 'not-an-option'
        | 'nothing-to-cover'
        | 'nothing-to-skip'
        | 'no-passing'
        | 'mid-turn';
    };

/**
 * Applies a move. Any accepted move first turns back the tiles that the last turn left face up; no timer does. Only
 * the phase decides which moves are possible, so that a repeated or late event is rejected and changes nothing.
 */
export function play(state: WitchState, move: WitchMove, roster: Roster): Result<WitchState, PlayFault> {
  if (state.phase === 'over') return fail({ code: 'game-over' });
  switch (move.kind) {
    case 'name':
      return state.phase === 'quiz' ? answer(state, move.text, roster) : fail({ code: 'no-quiz' });
    case 'hint':
      return state.phase === 'quiz' ? hint(state) : fail({ code: 'no-quiz' });
    case 'skip':
      if (state.phase === 'quiz') return ok(settle(state, 'skipped'));
      return state.phase === 'peek'
        ? ok({ ...turnBack(state), phase: 'flip' })
        : fail({ code: 'nothing-to-skip' });
    case 'peek':
      return state.phase === 'peek' ? turnUp(state, move) : fail({ code: 'no-peek' });
    default:
      if (state.phase === 'quiz') return fail({ code: 'quiz-first' });
      if (state.phase === 'peek') return fail({ code: 'peek-first' });
      if (move.kind === 'flip') return turnUp(state, move);
      if (move.kind === 'pass') return pass(state);
      return state.lies.includes('shown') ? ok(turnBack(state)) : fail({ code: 'nothing-to-cover' });
  }
}

function turnUp(
  state: WitchState,
  move: WitchMove & { kind: 'flip' | 'peek' },
): Result<WitchState, PlayFault> {
  const square = indexOf(state.params.board.shape, move);
  if (square === undefined) return fail({ code: 'off-board' });
  if (state.lies[square] !== 'down') return fail({ code: 'face-up' });
  const face = state.secret.tiles[square] as TileFace;
  const seen = record(turnBack(state), { kind: move.kind, square, face });
  if (move.kind === 'peek') return ok({ ...lay(seen, 'shown', square), phase: 'flip' });
  if (face.type === 'gameTile') return ok(mate(seen, square, face.witch));
  return ok(face.type === 'bonus' ? bonus(seen, square) : bomb(seen, square));
}

/** Flips a bonus, which is free: it pays points, stays face up, and lets the player peek before the turn continues. */
function bonus(state: WitchState, square: number): WitchState {
  const paid = pay(record(lay(state, 'kept', square), { kind: 'bonus', square }), BONUS_POINTS);
  return { ...paid, phase: paid.lies.includes('down') ? 'peek' : 'flip' };
}

/** Flips a bomb: it stays face up, covers the player's last pair, and ends the turn. In calm mode it is a free dud. */
function bomb(state: WitchState, square: number): WitchState {
  const spent = lay(state, 'kept', square);
  if (state.params.calm) return record(spent, { kind: 'dud', square });
  const covered = state.found.findLast((pair) => pair.seat === state.seat);
  const marked = record(spent, { kind: 'bomb', square, covered });
  const open = state.lies.flatMap((lie, index) => (lie === 'first' ? [index] : []));
  return endTurn(lay(covered ? cover(marked, covered) : marked, 'shown', ...open), 'other');
}

function cover(state: WitchState, covered: FoundPair): WitchState {
  const found = state.found.filter((pair) => pair !== covered);
  return pay({ ...lay(state, 'down', ...covered.squares), found }, -MATCH_POINTS);
}

function mate(state: WitchState, square: number, witch: number): WitchState {
  const first = state.lies.indexOf('first');
  if (first < 0) return lay(state, 'first', square);
  const squares = [first, square] as const;
  const other = state.secret.tiles[first] as TileFace;
  if (other.type !== 'gameTile' || other.witch !== witch)
    return endTurn(record(lay(state, 'shown', ...squares), { kind: 'miss', squares }), 'other');
  const matched = record(lay(state, 'kept', ...squares), { kind: 'match', squares });
  const found = [...state.found, { witch, squares, seat: state.seat }];
  return endTurn(ask(pay({ ...matched, found }, MATCH_POINTS), witch), 'same');
}

/** Starts the quiz, once for each witch and only for human players. */
function ask(state: WitchState, witch: number): WitchState {
  const { quiz, opponent } = state.params;
  const bot = state.seat === 'second' && opponent !== 'person';
  const before = state.log.some((event) => event.kind === 'quiz' && event.witch === witch);
  return quiz === 'off' || bot || before
    ? state
    : { ...state, phase: 'quiz', asked: { witch, hinted: false } };
}

function hint(state: WitchState): Result<WitchState, PlayFault> {
  const asked = state.asked as NonNullable<WitchState['asked']>;
  return asked.hinted
    ? fail({ code: 'already-hinted' })
    : ok({ ...state, asked: { ...asked, hinted: true } });
}

function answer(state: WitchState, text: string, roster: Roster): Result<WitchState, PlayFault> {
  const { witch } = state.asked as NonNullable<WitchState['asked']>;
  if (state.params.quiz === 'typed') return ok(settle(state, judgeName(roster, witch, text), text));
  const chosen = optionsFor(state, roster, witch).find(
    (index) => plainName(roster[index]?.name ?? '') === plainName(text),
  );
  if (chosen === undefined) return fail({ code: 'not-an-option' });
  return ok(settle(state, chosen === witch ? 'right' : 'wrong', text));
}

function settle(state: WitchState, answer: Answer, said?: string): WitchState {
  const { witch, hinted } = state.asked as NonNullable<WitchState['asked']>;
  const paid = pay(state, quizPoints(state.params.quiz, answer, hinted));
  // The turn that found the witch has already been counted, so its index is one less than the count.
  const fact = { kind: 'quiz' as const, witch, answer, hinted, turn: turnsIn(state) - 1, seat: state.seat };
  const event = said === undefined ? fact : { ...fact, said };
  const settled = { ...paid, asked: undefined, log: [...paid.log, event] };
  return { ...settled, phase: isComplete(settled) ? 'over' : 'flip' };
}

function pass(state: WitchState): Result<WitchState, PlayFault> {
  if (!state.params.passing) return fail({ code: 'no-passing' });
  if (state.lies.includes('first')) return fail({ code: 'mid-turn' });
  const last = state.log.at(-1);
  const passed = record(turnBack(state), { kind: 'pass' });
  return ok({ ...passed, seat: nextSeat(state), phase: last?.kind === 'pass' ? 'over' : 'flip' });
}

/** Counts the turn and sets whose turn is next. In a single-player game, that is always the same seat. */
function endTurn(state: WitchState, next: 'same' | 'other'): WitchState {
  const moves = { ...state.moves, [state.seat]: state.moves[state.seat] + 1 };
  const over = isComplete(state) && state.phase !== 'quiz';
  const seat = next === 'same' ? state.seat : nextSeat(state);
  return { ...state, moves, seat, phase: over ? 'over' : state.phase };
}

function isComplete(state: WitchState): boolean {
  return state.found.length * 2 === state.secret.tiles.filter(({ type }) => type === 'gameTile').length;
}

function nextSeat(state: WitchState): WitchSeat {
  return state.params.opponent === 'nobody' || state.seat === 'second' ? 'first' : 'second';
}

function turnBack(state: WitchState): WitchState {
  if (!state.lies.includes('shown')) return state;
  return { ...state, lies: state.lies.map((lie) => (lie === 'shown' ? 'down' : lie)) };
}

function lay(state: WitchState, lie: Lie, ...squares: readonly number[]): WitchState {
  return { ...state, lies: state.lies.map((old, index) => (squares.includes(index) ? lie : old)) };
}

function pay(state: WitchState, points: number): WitchState {
  const sum = Math.max(0, state.points[state.seat] + points);
  return { ...state, points: { ...state.points, [state.seat]: sum } };
}

/** An event without its turn and seat, which come from the state. */
type Fact = WitchEvent extends infer Event
  ? Event extends WitchEvent
    ? Omit<Event, 'turn' | 'seat'>
    : never
  : never;

function record(state: WitchState, fact: Fact): WitchState {
  const event = { ...fact, turn: turnsIn(state), seat: state.seat } as WitchEvent;
  return { ...state, log: [...state.log, event] };
}
