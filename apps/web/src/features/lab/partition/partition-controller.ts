import { type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { LabTurn, Split, SplitFault, SplitUpdate, Verdict } from '../../../shell/parts/lab-tasks.ts';
import type { Task } from '../../../shell/worker/task.ts';
import { messages } from '../messages/language.ts';
import { HISTORY_LENGTH_MAX, type PartitionAddress } from '../model/address.ts';
import type { LabCommand } from '../model/command.ts';
import { type LabContext, usualGame } from '../model/lab-context.ts';
import type { PageController } from '../model/page-controller.ts';

/** The state of the current partition. */
export interface SplitState {
  readonly state: 'splitting' | 'over' | 'stopped' | 'broken';
  readonly splits: readonly Split[];
  readonly verdicts: readonly Verdict[];
  /** Additional data that the game displays next to the splits. */
  readonly aside: unknown;
  readonly fault: SplitFault | undefined;
}

const FRESH: SplitState = {
  state: 'splitting',
  splits: [],
  verdicts: [],
  aside: undefined,
  fault: undefined,
};

/** Controls the partition of the secrets that fit a history by one or two guesses. */
export class PartitionController implements PageController {
  readonly context: LabContext;
  readonly game: Signal<LabGame>;
  readonly history: Signal<readonly LabTurn[]> = signal([]);
  readonly guesses: Signal<readonly string[]> = signal([]);
  readonly known: Signal<SplitState> = signal(FRESH);
  #task: Task | undefined;

  constructor(context: LabContext) {
    this.context = context;
    this.game = signal(usualGame(context));
  }

  get typedGame(): LabGame {
    return this.game.value;
  }

  /** Opens the partition in an address. */
  reach({ game, guesses, history }: PartitionAddress): void {
    this.game.value = game;
    this.history.value = history;
    this.split(guesses);
  }

  /** Switches to other rules, with an empty history. */
  choose(game: LabGame): void {
    this.reach({ game, guesses: [], history: [] });
  }

  /** Parses the guesses typed into the form and shows their partitions. */
  splitTyped(typed: readonly string[]): void {
    const guesses: string[] = [];
    for (const text of typed.filter((each) => each.trim() !== '')) {
      const guess = this.game.value.parseGuess(text);
      if (!guess.ok) {
        this.context.say(guess.error);
        return;
      }
      guesses.push(guess.value);
    }
    this.split(guesses);
  }

  /**
   * Partitions by one guess, or by two side by side. An empty array asks for the guess that gives the most
   * information.
   */
  split(guesses: readonly string[]): void {
    this.#task?.stop();
    this.guesses.value = guesses.slice(0, 2);
    this.known.value = FRESH;
    this.#show();
    const { game, history } = this;
    this.#task = this.context.tasks(game.value).split(
      { rules: game.value.rules, history: history.value, guesses: this.guesses.value },
      (update) => this.#take(update),
      (end) => {
        this.#change({ state: end === 'done' ? 'over' : 'broken' });
        if (end === 'broken') this.context.say(messages().partition.broken);
      },
    );
  }

  /** Opens the n-th cell (one-based) of the first guess: the guess and its answer become a turn. */
  openCell(number: number): void {
    const [split] = this.known.value.splits;
    const cell = split?.cells[number - 1];
    if (split && cell) this.add({ guess: split.guess, answer: cell.answer });
    else this.context.say(messages().noSuchCell(number, split?.cells.length ?? 0));
  }

  /** Appends a turn, whether typed or opened from a cell. */
  add(turn: LabTurn): void {
    if (this.history.value.length >= HISTORY_LENGTH_MAX) {
      this.context.say(messages().partition.tooLong(HISTORY_LENGTH_MAX));
      return;
    }
    this.history.value = [...this.history.value, turn];
    this.split([]);
  }

  /** Removes the last turn and shows the partition by its guess again. */
  up(): void {
    this.backTo(this.history.value.length - 1);
  }

  /** Goes back to the position after `count` turns, and shows the partition by the guess that was made there. */
  backTo(count: number): void {
    const turn = this.history.value[count];
    if (!turn) {
      this.context.say(messages().partition.atTop);
      return;
    }
    this.history.value = this.history.value.slice(0, count);
    this.split([turn.guess]);
  }

  stop(): void {
    if (this.known.value.state !== 'splitting') {
      this.context.say(messages().nothingRuns);
      return;
    }
    this.#task?.pause();
    this.#change({ state: 'stopped' });
    this.context.say(messages().partition.stopped);
  }

  goOn(): void {
    if (this.known.value.state !== 'stopped') {
      this.context.say(messages().nothingStopped);
      return;
    }
    this.#task?.resume();
    this.#change({ state: 'splitting' });
    this.context.say(messages().partition.thinking);
  }

  run(command: LabCommand): boolean {
    return perform(COMMANDS, this, command);
  }

  press(key: string): boolean {
    if (key === 'u') this.up();
    else if (/^[1-9]$/.test(key)) this.openCell(Number(key));
    else return false;
    return true;
  }

  sayState(): void {
    const { splits, fault } = this.known.value;
    if (fault) this.context.say(this.sayFault(fault));
    else this.context.say(messages().partition.result(splits, (guess) => this.game.value.write(guess)));
  }

  sayFault(fault: SplitFault): string {
    return fault.code === 'contradiction'
      ? messages().partition.contradiction
      : this.game.value.partition.fault(fault);
  }

  terminalLine(): string {
    return this.game.value.partition.command(this.history.value);
  }

  close(): void {
    this.#task?.stop();
  }

  #change(change: Partial<SplitState>): void {
    this.known.value = { ...this.known.value, ...change };
  }

  #take(update: SplitUpdate): void {
    const { verdicts } = this.known.value;
    if (update.kind === 'splits') {
      this.#change({ splits: update.splits });
      this.guesses.value = update.splits.map(({ guess }) => guess);
      this.#show();
      this.sayState();
    } else if (update.kind === 'verdict') this.#change({ verdicts: [...verdicts, update.verdict] });
    else if (update.kind === 'aside') this.#change({ aside: update.aside });
    else {
      this.#change({ fault: update.fault });
      this.sayState();
    }
  }

  #show(): void {
    const [game, guesses, history] = [this.game.value, this.guesses.value, this.history.value];
    this.context.show({ page: 'partition', asked: { game, guesses, history } });
  }
}

const COMMANDS: Partial<Handlers<PartitionController, LabCommand>> = {
  partition: (controller, { game, guesses }) => {
    if (game) controller.reach({ game, guesses, history: [] });
    else controller.split(guesses);
  },
  stop: (controller) => controller.stop(),
  go: (controller) => controller.goOn(),
  rules: (controller, { game }) => controller.choose(game),
  turn: (controller, { turn }) => controller.add(turn),
  open: (controller, { number }) => controller.openCell(number),
  down: (controller) => controller.openCell(1),
  up: (controller) => controller.up(),
  top: (controller) => controller.backTo(0),
};
