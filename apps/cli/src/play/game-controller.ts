import type { Game } from '@inkling/core/game';
import { fail, ok, type Result } from '@inkling/core/result';
import { lineOf, playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';

/** What a controller needs in addition to the rules and the sheet. */
export interface ControllerHooks {
  /** Called after each change. */
  onChange(sheet: Sheet): void;
  /** Whether the program made this move automatically. Undo goes back to the user's own move. */
  isAutomatic?(move: string): boolean;
}

/**
 * A game in progress: the sheet, and the state at its cursor. Both change only here, because every change must
 * also be saved.
 */
export class GameController<Params, State, Move, View, Seat extends string, Fault> {
  readonly #game: Game<Params, State, Move, View, Seat, Fault>;
  readonly #hooks: ControllerHooks;
  #sheet: Sheet;
  #state: State;

  /** The sheet's moves must be legal. */
  constructor(game: Game<Params, State, Move, View, Seat, Fault>, sheet: Sheet, hooks: ControllerHooks) {
    this.#game = game;
    this.#hooks = hooks;
    this.#sheet = sheet;
    this.#state = stateOf(game, sheet);
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get isOver(): boolean {
    return this.#game.status(this.#state).phase === 'over';
  }

  view(seat: Seat): View {
    return this.#game.view(this.#state, seat);
  }

  /** Plays what the user typed. */
  enter(seat: Seat, input: string): Result<Move, Fault> {
    const move = this.#game.interpret(this.#state, seat, input);
    return move.ok ? this.play(move.value) : move;
  }

  play(move: Move): Result<Move, Fault> {
    const next = this.#game.apply(this.#state, move);
    if (!next.ok) return fail(next.error);
    this.#state = next.value;
    this.#sheet = playMove(this.#sheet, this.#game.makeMove(move));
    this.#hooks.onChange(this.#sheet);
    return ok(move);
  }

  /** Takes back the user's last move and the program's moves since. Returns false if there is none. */
  undo(): boolean {
    let sheet = this.#sheet;
    while (this.#isAutomatic(sheet)) sheet = undo(sheet) ?? sheet;
    return this.#goTo(undo(sheet));
  }

  /** Replays what was taken back last, up to the user's next move. Returns false if there is nothing to replay. */
  redo(): boolean {
    let sheet = redo(this.#sheet);
    while (sheet && this.#isAutomatic(sheet)) sheet = redo(sheet);
    return this.#goTo(sheet);
  }

  /** Whether the program made the move at the cursor. */
  #isAutomatic({ nodes, cursor }: Sheet): boolean {
    return cursor > 0 && (this.#hooks.isAutomatic?.(nodes[cursor]?.move ?? '') ?? false);
  }

  #goTo(sheet: Sheet | undefined): boolean {
    if (!sheet) return false;
    this.#state = stateOf(this.#game, sheet);
    this.#sheet = sheet;
    this.#hooks.onChange(sheet);
    return true;
  }
}

/** Whether the sheet has no moves yet, so that it is not worth saving. */
export function isFresh(sheet: Sheet): boolean {
  return lineOf(sheet).length === 0;
}

function stateOf<Params, State, Move, View, Seat extends string, Fault>(
  game: Game<Params, State, Move, View, Seat, Fault>,
  sheet: Sheet,
): State {
  const state = replay(game, sheet);
  if (!state.ok) throw new Error(`a sheet of ${game.id} that was legal is not: move ${state.error.move}`);
  return state.value;
}
