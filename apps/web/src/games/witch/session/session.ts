import * as result from '@inkling/core/result';
import { newSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import type { WitchFault } from '@inkling/games/witch/rules/game';
import type { WitchMove } from '@inkling/games/witch/rules/moves';
import { makeParams } from '@inkling/games/witch/rules/params';
import type { WitchEvent, WitchState } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { newState, type WitchGameState } from './format.ts';
import type { Notes } from './notes.ts';
import { game } from './roster.ts';
import { paramsOf, type Setup, setupOf } from './setup.ts';

/**
 * One board and what was done on it. The sheet is the only state. The face-down tiles never leave this file:
 * the screen, the bot and the review all use the view.
 */
export class WitchSession {
  readonly sheet: Signal<Sheet>;
  readonly again: Signal<boolean>;
  readonly notes: Signal<Notes>;
  readonly seconds: Signal<number>;
  /** Everything that is saved. */
  readonly state: ReadonlySignal<WitchGameState>;
  readonly view: ReadonlySignal<WitchView>;
  readonly #position: ReadonlySignal<WitchState>;

  constructor({ sheet, again, notes, seconds }: WitchGameState) {
    this.sheet = signal(sheet);
    this.again = signal(again);
    this.notes = signal(notes);
    this.seconds = signal(seconds);
    this.#position = computed(() => result.expect(replay(game, this.sheet.value)));
    // The elapsed time is saved with the next move, not every second.
    this.state = computed(() => ({
      sheet: this.sheet.value,
      again: this.again.value,
      notes: this.notes.value,
      seconds: this.seconds.peek(),
    }));
    this.view = computed(() => game.view(this.#position.value, 'spectator'));
  }

  get setup(): Setup {
    return setupOf(this.view.value.params) as Setup;
  }

  get isOver(): boolean {
    return this.view.value.phase === 'over';
  }

  /** Plays a move and returns the resulting events; a refused move changes nothing. */
  play(move: WitchMove): result.Result<readonly WitchEvent[], WitchFault> {
    const before = this.#position.peek();
    const next = game.apply(before, move);
    if (!next.ok) return next;
    this.sheet.value = playMove(this.sheet.peek(), game.makeMove(move));
    return result.ok(next.value.log.slice(before.log.length));
  }

  /** Parses a typed move, depending on the phase. */
  read(text: string): result.Result<WitchMove, WitchFault> {
    const state = this.#position.peek();
    return game.interpret(state, state.seat, text);
  }

  /** Replaces this board by another, or restarts the same one. */
  begin(setup: Setup, seed: string, again = false): void {
    this.show(newState(sheetFor(setup, seed), again));
  }

  show({ sheet, again, notes, seconds }: WitchGameState): void {
    batch(() => {
      this.again.value = again;
      this.notes.value = notes;
      this.seconds.value = seconds;
      this.sheet.value = sheet;
    });
  }
}

export function sheetFor(setup: Setup, seed: string): Sheet {
  return newSheet(game.id, makeParams(paramsOf(setup)), seed);
}
