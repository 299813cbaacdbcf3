import type { WordAdvice, WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import type { WordStrategy } from '@inkling/words/rank';
import { type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordPosition, WordQuestions } from '../engine/questions.ts';

/**
 * Suggests what to try next, by a chosen strategy. Ranking does not work in slices, so it runs in its own worker
 * thread, which is interrupted by the next question.
 */
export class Adviser {
  readonly advice: Signal<WordAdvice | undefined> = signal(undefined);
  readonly strategy: Signal<WordStrategy> = signal('entropy');
  readonly hard: Signal<boolean> = signal(false);
  readonly #worker: WorkerClient<WordQuestions>;
  #advised: Promise<void> = Promise.resolve();

  constructor(worker: WorkerClient<WordQuestions>) {
    this.#worker = worker;
  }

  /** Ranks the guesses of a position by the current settings. A game passes its own `hard` instead of the setting. */
  ask(position: WordPosition, top: number, hard: boolean = this.hard.value): void {
    this.advice.value = undefined;
    this.#worker.interrupt();
    const question = { ...position, strategy: this.strategy.value, hard, top };
    this.#advised = this.#worker.ask('advice', question).then((advice) => {
      if (advice) this.advice.value = advice;
    });
  }

  /** Resolves to the best suggestion of the last question. */
  async best(): Promise<WordSuggestion | undefined> {
    await this.#advised;
    return this.advice.value?.suggestions[0];
  }
}
