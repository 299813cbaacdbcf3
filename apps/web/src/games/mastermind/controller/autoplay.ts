import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { PlayerGuess, Questions } from '../engine/questions.ts';
import type { Settings } from '../session/settings.ts';
import type { ControllerContext } from './controller-context.ts';

/** Milliseconds between two guesses of a computer player. */
const PACE_MILLISECONDS: Readonly<Record<Settings['pace'], number>> = {
  slow: 3000,
  steady: 1200,
  fast: 300,
};

/**
 * Runs a computer player, which guesses when the game waits for it and plays on for the user on request: one step, or
 * continuously at the chosen pace. It never blocks input: whatever the user does in the meantime takes precedence.
 */
export class Autoplay {
  readonly isThinking: Signal<boolean> = signal(false);
  readonly isPlaying: Signal<boolean> = signal(false);
  readonly #context: ControllerContext;
  /** Gives the correct answer according to the maker's code. Returns false if that is not possible. */
  readonly #scoreTruly: () => boolean;
  readonly #engine: WorkerClient<Questions>;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #run = 0;

  constructor(
    context: ControllerContext,
    scoreTruly: () => boolean,
    engine: WorkerClient<Questions>,
    wait: (milliseconds: number) => Promise<void>,
  ) {
    this.#context = context;
    this.#scoreTruly = scoreTruly;
    this.#engine = engine;
    this.#wait = wait;
  }

  /** Asks for the computer player's guess in this position. Returns undefined if the game has changed meanwhile. */
  async think(player: PlayerName): Promise<PlayerGuess | undefined> {
    const { session } = this.#context;
    const sheet = session.sheet.value;
    const ask = { rules: session.rules, turns: session.turns.value, player, seed: `player/${sheet.seed}` };
    this.isThinking.value = true;
    const made = await this.#engine.ask('guess', ask);
    if (sheet !== session.sheet.value) return undefined;
    this.isThinking.value = false;
    return made;
  }

  /** Lets the computer player guess once or, if an answer is due, gives the correct one. Returns whether it worked. */
  async step(): Promise<boolean> {
    const { session } = this.#context;
    if (session.asks.value === 'answer') return this.#scoreTruly();
    const { player } = session.seating.value;
    const made = await this.think(player);
    return made !== undefined && this.#context.takeGuess(made);
  }

  /** Plays on until the game is over, the user has to act, a step fails or `pause` is called. */
  async play(): Promise<void> {
    const run = ++this.#run;
    this.isPlaying.value = true;
    while (run === this.#run) {
      if (!(await this.step()) || run !== this.#run) break;
      const { asks } = this.#context.session;
      if (asks.value === 'nothing' || asks.value === 'turn') break;
      await this.#wait(PACE_MILLISECONDS[this.#context.settings.value.pace]);
    }
    if (run === this.#run) this.isPlaying.value = false;
  }

  pause(): void {
    this.#run++;
    this.isPlaying.value = false;
  }
}
