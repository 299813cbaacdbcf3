import type { Game } from '@inkling/core/game';
import { fail, ok, type Result } from '@inkling/core/result';
import { lineOf, playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';

/**
 * One game of any kind on the desk: the sheet, and the state at its cursor. It owns the sheet because every event
 * must also reach the shelf; `onChange` is told after each.
 */
export class SheetDesk<Params, State, Move, View, Seat extends string, Fault> {
  readonly #game: Game<Params, State, Move, View, Seat, Fault>;
  readonly #onChange: (sheet: Sheet) => void;
  #sheet: Sheet;
  #state: State;

  /** The sheet's moves must be legal. */
  constructor(
    game: Game<Params, State, Move, View, Seat, Fault>,
    sheet: Sheet,
    onChange: (sheet: Sheet) => void,
  ) {
    this.#game = game;
    this.#onChange = onChange;
    this.#sheet = sheet;
    this.#state = stateOf(game, sheet);
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get isOver(): boolean {
    return this.#game.status(this.#state).phase === 'over';
  }

  /** Nothing has happened yet that would be worth keeping. */
  get isFresh(): boolean {
    return lineOf(this.#sheet).length === 0;
  }

  view(seat: Seat): View {
    return this.#game.view(this.#state, seat);
  }

  /** Plays what a person typed. */
  enter(seat: Seat, input: string): Result<Move, Fault> {
    const move = this.#game.interpret(this.#state, seat, input);
    return move.ok ? this.play(move.value) : move;
  }

  play(move: Move): Result<Move, Fault> {
    const next = this.#game.apply(this.#state, move);
    if (!next.ok) return fail(next.error);
    this.#state = next.value;
    this.#sheet = playMove(this.#sheet, this.#game.makeMove(move));
    this.#onChange(this.#sheet);
    return ok(move);
  }

  /** Takes the last move back; false when there is none. */
  undo(): boolean {
    return this.#goTo(undo(this.#sheet));
  }

  /** Plays again what was taken back last; false when there is nothing. */
  redo(): boolean {
    return this.#goTo(redo(this.#sheet));
  }

  #goTo(sheet: Sheet | undefined): boolean {
    if (!sheet) return false;
    this.#state = stateOf(this.#game, sheet);
    this.#sheet = sheet;
    this.#onChange(sheet);
    return true;
  }
}

function stateOf<Params, State, Move, View, Seat extends string, Fault>(
  game: Game<Params, State, Move, View, Seat, Fault>,
  sheet: Sheet,
): State {
  const state = replay(game, sheet);
  if (!state.ok) throw new Error(`a sheet of ${game.id} that was legal is not: move ${state.error.move}`);
  return state.value;
}
