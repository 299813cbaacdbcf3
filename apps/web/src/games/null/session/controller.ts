import * as result from '@inkling/core/result';
import { playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';
import { numbersLeft } from '@inkling/games/null/analysis/review';
import { type NullState, type NullView, nullGame } from '@inkling/games/null/rules/game';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { toClipboard } from '../../../shell/clipboard.ts';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { BaseController } from '../../../shell/game/base-controller.ts';
import { useController } from '../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../shell/game-screen.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import type { Progress } from '../../../shell/saved/saved-game.ts';
import { messages } from '../messages/language.ts';
import { type Command, parseCommand } from './command.ts';
import type { NullGameState } from './format.ts';
import { addressOf } from './link.ts';
import { type Setup, sheetFor } from './setup.ts';

/** Plays one game. The sheet is the only state; the number leaves the game only through `view`. */
export class NullController extends BaseController implements GameController<NullGameState> {
  readonly state: Signal<NullGameState>;
  readonly view: ReadonlySignal<NullView>;
  /** The numbers that are consistent with all answers. */
  readonly left: ReadonlySignal<readonly number[]>;
  readonly title: ReadonlySignal<string>;
  /** The address that the user asked for; it is shown until the game changes. */
  readonly shared: Signal<string | undefined> = signal(undefined);
  readonly #position: ReadonlySignal<NullState>;

  constructor(state: NullGameState, host: GameHost) {
    super(host);
    this.state = signal(state);
    this.#position = computed(() => result.expect(replay(nullGame, this.state.value.sheet)));
    this.view = computed(() => nullGame.view(this.#position.value, 'breaker'));
    this.left = computed(() => numbersLeft(this.view.value.params.most, this.view.value.turns));
    this.title = computed(() => messages().title(this.view.value.turns.length));
    if (host.origin !== 'fresh') this.sayState();
  }

  get sheet(): Sheet {
    return this.state.value.sheet;
  }

  get isOver(): boolean {
    return this.view.value.status.phase === 'over';
  }

  adopt(state: NullGameState): void {
    this.#show(state.sheet);
  }

  progress(): Progress {
    const { turns, params, status } = this.view.peek();
    return { phase: phaseOf(status), done: turns.length, of: params.turnsMax };
  }

  /**
   * Plays a typed move, and announces the result or the reason why it cannot be played. Returns whether it was
   * played.
   */
  play(text: string): boolean {
    const position = this.#position.peek();
    const move = nullGame.interpret(position, 'breaker', text);
    const next = move.ok ? nullGame.apply(position, move.value) : move;
    if (!move.ok || !next.ok) {
      if (!next.ok) this.say(messages().fault(next.error.code, this.view.value.params.most));
      return false;
    }
    this.#show(playMove(this.sheet, nullGame.makeMove(move.value)));
    const { turns } = this.view.value;
    const turn = turns.at(-1);
    if (this.isOver || !turn) this.sayState();
    else this.say(messages().turn(turns.length, turn.guess, turn.answer));
    return true;
  }

  undo(): void {
    this.#travel(undo(this.sheet), messages().nothingToUndo);
  }

  redo(): void {
    this.#travel(redo(this.sheet), messages().nothingToRedo);
  }

  /** Starts another game. If `seed` is empty, a random one is used. */
  begin(setup: Setup, seed: string): void {
    this.#show(sheetFor(setup, this.seedOf(seed)));
    this.sayState();
  }

  async share(): Promise<void> {
    const address = addressOf(this.sheet, location.href);
    this.shared.value = address;
    const { share } = messages();
    if (address === undefined) this.say(share.tooLong);
    else this.say((await toClipboard(address)) ? share.copied : share.ready);
  }

  sayLeft(): void {
    if (!this.refusesHelp()) this.say(messages().left(this.left.value));
  }

  sayState(): void {
    this.say(messages().state(this.view.value));
  }

  /** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
  run(line: string): boolean {
    return perform(COMMANDS, this, parseCommand(line));
  }

  #travel(sheet: Sheet | undefined, otherwise: string): void {
    if (sheet) this.#show(sheet);
    if (sheet) this.sayState();
    else this.say(otherwise);
  }

  #show(sheet: Sheet): void {
    this.shared.value = undefined;
    this.state.value = { sheet };
  }
}

const COMMANDS: Handlers<NullController, Command> = {
  move: (controller, { text }) => controller.play(text),
  new: (controller, { seed }) => controller.begin(controller.view.value.params, seed),
  undo: (controller) => controller.undo(),
  redo: (controller) => controller.redo(),
  left: (controller) => controller.sayLeft(),
  link: (controller) => controller.share(),
  state: (controller) => controller.sayState(),
  help: (controller) => controller.openDialog('keys'),
  setup: (controller) => controller.openDialog('setup'),
};

export const useNull: () => NullController = useController;
