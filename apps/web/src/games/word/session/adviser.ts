import type { WordAdvice, WordSuggestion } from '@inkling/games/word/analysis/suggestions';
import type { WordStrategy } from '@inkling/words/rank';
import { type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordPosition, WordQuestions } from '../engine/questions.ts';

/**
 * What to try next, and by whose judgement. Ranking has no slices, so it has a thread of its own, which is broken off
 * when something else is asked.
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

  /** Judges the position anew, by the settings as they are, unless a game has rules of its own. */
  ask(position: WordPosition, top: number, hard: boolean = this.hard.value): void {
    this.advice.value = undefined;
    this.#worker.interrupt();
    const question = { ...position, strategy: this.strategy.value, hard, top };
    this.#advised = this.#worker.ask('advice', question).then((advice) => {
      if (advice) this.advice.value = advice;
    });
  }

  /** The best of what was asked last, as soon as it is known. */
  async best(): Promise<WordSuggestion | undefined> {
    await this.#advised;
    return this.advice.value?.suggestions[0];
  }
}
