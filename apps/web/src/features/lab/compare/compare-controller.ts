import { makeSummary, SUMMARY_HEADING } from '@inkling/deduction/notation/mmstrat';
import { type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { CompareUpdate, ContestRow } from '../../../shell/parts/lab-tasks.ts';
import type { Task } from '../../../shell/worker/task.ts';
import { messages } from '../messages/language.ts';
import type { LabCommand } from '../model/command.ts';
import type { Contest } from '../model/contest.ts';
import { type LabContext, usualGame } from '../model/lab-context.ts';
import type { PageController } from '../model/page-controller.ts';

/** Controls a contest: the rules, the chosen strategies ("players"), and the results so far. */
export class CompareController implements PageController {
  readonly context: LabContext;
  readonly game: Signal<LabGame>;
  readonly chosen: Signal<readonly string[]>;
  readonly contest: Signal<Contest | undefined> = signal(undefined);
  #task: Task | undefined;

  constructor(context: LabContext) {
    this.context = context;
    this.game = signal(usualGame(context));
    this.chosen = signal(this.game.value.compare.usual);
  }

  get typedGame(): LabGame {
    return this.game.value;
  }

  /**
   * Sets the rules, and keeps those of the given players that support them. If none does, the usual players are
   * chosen.
   */
  choose(game: LabGame, players: readonly string[] = this.chosen.value): void {
    const kept = game.compare.players.filter((name) => players.includes(name));
    this.game.value = game;
    this.chosen.value = kept.length > 0 ? kept : game.compare.usual;
  }

  toggle(player: string): void {
    const isChosen = (name: string) => this.chosen.value.includes(name) !== (name === player);
    this.chosen.value = this.game.value.compare.players.filter(isChosen);
  }

  play(): void {
    const [game, players] = [this.game.value, this.chosen.value];
    if (players.length === 0) {
      this.context.say(messages().compare.nobody);
      return;
    }
    this.#task?.stop();
    this.contest.value = { game, players, state: 'playing', rows: [], refused: [], progress: undefined };
    this.context.show({ page: 'compare', asked: { game, players } });
    this.context.say(messages().compare.begun(players.length));
    this.#task = this.context.tasks(game).compare(
      { rules: game.rules, players, seed: '' },
      (update) => this.#take(update),
      (end) => {
        this.#change({ state: end === 'done' ? 'over' : 'broken', progress: undefined });
        if (end === 'done') this.sayState();
        else this.context.say(messages().compare.broken);
      },
    );
  }

  /** Pauses the contest. Finished games are kept, including those of the current player; `goOn` plays the rest. */
  stop(): void {
    const now = this.contest.value;
    if (now?.state !== 'playing') {
      this.context.say(messages().nothingRuns);
      return;
    }
    this.#task?.pause();
    this.#change({ state: 'stopped' });
    this.context.say(messages().compare.stopped(now.rows.length, now.progress));
  }

  goOn(): void {
    const now = this.contest.value;
    if (now?.state !== 'stopped') {
      this.context.say(messages().nothingStopped);
      return;
    }
    this.#task?.resume();
    this.#change({ state: 'playing' });
    this.context.say(messages().compare.begun(now.players.length - now.rows.length - now.refused.length));
  }

  run(command: LabCommand): boolean {
    return perform(COMMANDS, this, command);
  }

  press(key: string): boolean {
    if (key === 's') this.stop();
    else if (key !== 'g') return false;
    else if (this.contest.value?.state === 'stopped') this.goOn();
    else this.play();
    return true;
  }

  sayState(): void {
    const now = this.contest.value;
    this.context.say(now ? messages().compare.result(now) : messages().compare.none);
  }

  terminalLine(): string {
    const { game, players } = this.contest.value ?? { game: this.game.value, players: this.chosen.value };
    return game.compare.command(players);
  }

  close(): void {
    this.#task?.stop();
  }

  #change(change: Partial<Contest>): void {
    if (this.contest.value) this.contest.value = { ...this.contest.value, ...change };
  }

  #take(update: CompareUpdate): void {
    const { rows = [], refused = [] } = this.contest.value ?? {};
    if (update.kind === 'progress') this.#change({ progress: update.progress });
    else if (update.kind === 'row') this.#change({ rows: [...rows, update.row], progress: undefined });
    else this.#change({ refused: [...refused, update], progress: undefined });
  }
}

const COMMANDS: Partial<Handlers<CompareController, LabCommand>> = {
  compare: (controller, { game, players }) => {
    controller.choose(game ?? controller.game.value, players.length > 0 ? players : undefined);
    controller.play();
  },
  stop: (controller) => controller.stop(),
  go: (controller) => controller.goOn(),
  rules: (controller, { game }) => {
    controller.choose(game);
    controller.context.say(game.size());
  },
};

/** Returns the results as summary lines in the format of mmstrat, as printed in the literature. */
export function summaryLines(rows: readonly ContestRow[]): string {
  return [SUMMARY_HEADING, ...rows.map((row) => makeSummary(row.player, row))].join('\n');
}
