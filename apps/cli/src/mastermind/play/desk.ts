import { type Feedback, feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { lineOf, playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';
import {
  type MastermindFault,
  type MastermindSeat,
  type MastermindState,
  type MastermindView,
  mastermind,
} from '@inkling/games/mastermind/game';
import type { MastermindMove } from '@inkling/games/mastermind/moves';
import type { Position } from 'inkling/mastermind/position';
import { isCountable } from 'inkling/mastermind/positions';

/**
 * One game on the desk: the sheet, the state at its cursor, and the position that follows from the answers. It
 * owns the sheet because every event must also reach the shelf; `onChange` is told after each.
 */
export class Desk {
  readonly seat: MastermindSeat;
  /** The position before the first turn; `undefined` where codes cannot be counted. */
  readonly start: Position | undefined;
  readonly #onChange: (desk: Desk) => void;
  #sheet: Sheet;
  #state: MastermindState;

  private constructor(
    sheet: Sheet,
    state: MastermindState,
    start: Position | undefined,
    onChange: (desk: Desk) => void,
  ) {
    this.seat = state.params.maker === 'drawn' ? 'breaker' : 'maker';
    this.#sheet = sheet;
    this.#state = state;
    this.start = start;
    this.#onChange = onChange;
  }

  /** Lays a sheet out; `undefined` when the sheet's moves are not legal. */
  static open(sheet: Sheet, start: Position | undefined, onChange: (desk: Desk) => void): Desk | undefined {
    const state = sheet.game === mastermind.id ? replay(mastermind, sheet) : undefined;
    return state?.ok ? new Desk(sheet, state.value, start, onChange) : undefined;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  /** What the person at this desk may see. */
  get view(): MastermindView {
    return mastermind.view(this.#state, this.seat);
  }

  get isOver(): boolean {
    return mastermind.status(this.#state).phase === 'over';
  }

  /** Nothing has happened yet that would be worth keeping. */
  get isFresh(): boolean {
    return lineOf(this.#sheet).length === 0;
  }

  /** The codes that fit the answers so far; `undefined` where they cannot be counted. */
  get position(): Position | undefined {
    const position = this.#state.turns
      .map(({ guess, feedback }) => ({ guess, feedback: feedbackClass(feedback.exact, feedback.near) }))
      .reduce((before, turn) => before?.with(turn), this.start);
    return position && isCountable(position) ? position : undefined;
  }

  /** Answers given by hand can still be corrected. */
  get isCorrectable(): boolean {
    const { maker } = this.#state.params;
    return maker === 'by-hand' && this.#state.turns.length > 0 && !this.#state.resigned;
  }

  /** What the waiting guess deserves, where the person has typed the code. */
  get trueAnswer(): Feedback | undefined {
    const { pending, secret } = this.view;
    return pending && secret ? feedbackOf(scoreCode(pending, secret)) : undefined;
  }

  play(move: MastermindMove): Result<undefined, MastermindFault> {
    const next = mastermind.apply(this.#state, move);
    if (!next.ok) return fail(next.error);
    this.#state = next.value;
    this.#sheet = playMove(this.#sheet, mastermind.makeMove(move));
    this.#onChange(this);
    return ok(undefined);
  }

  /** Takes the person's last event back, and the program's guesses since; false when there is none. */
  undo(): boolean {
    let sheet = this.#sheet;
    while (this.#isOwnGuess(sheet)) sheet = undo(sheet) ?? sheet;
    const before = undo(sheet);
    return before !== undefined && this.#goTo(before);
  }

  /** Plays again what was taken back last, up to where the person is asked; false when there is nothing. */
  redo(): boolean {
    let after = redo(this.#sheet);
    while (after && this.#isOwnGuess(after)) after = redo(after);
    return after !== undefined && this.#goTo(after);
  }

  /** Does the cursor stand on a guess that the program made? */
  #isOwnGuess(sheet: Sheet): boolean {
    return this.seat === 'maker' && (sheet.nodes[sheet.cursor]?.move.startsWith('guess ') ?? false);
  }

  #goTo(sheet: Sheet): boolean {
    const state = replay(mastermind, sheet);
    if (!state.ok) throw new Error('a line of the sheet that was legal is not');
    this.#sheet = sheet;
    this.#state = state.value;
    this.#onChange(this);
    return true;
  }
}
