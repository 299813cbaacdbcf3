import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordFindings, WordPosition, WordQuestions } from '../engine/questions.ts';

/** What the worker found out about the current position. */
export class Findings {
  /**
   * The latest findings. While the worker is busy they are those of an earlier position, so that the page does not
   * flicker.
   */
  readonly latest: Signal<WordFindings | undefined> = signal(undefined);
  /** Words that fit, once they are counted for this position. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly #position: ReadonlySignal<WordPosition>;
  readonly #stop: () => void;
  #found: Promise<void> = Promise.resolve();

  /** `onPosition` hears of each new position before anything is known of it. */
  constructor(
    position: ReadonlySignal<WordPosition>,
    worker: WorkerClient<WordQuestions>,
    onPosition: (position: WordPosition) => void,
  ) {
    this.#position = position;
    this.left = computed(() => {
      const found = this.latest.value;
      return found?.position === position.value ? found.words?.allCount : undefined;
    });
    this.#stop = effect(() => {
      const next = position.value;
      untracked(() => {
        onPosition(next);
        this.#found = worker.ask('findings', next).then((found) => {
          if (found) this.latest.value = { ...found, position: next };
        });
      });
    });
  }

  /** Calls back once the position is known, unless another has come since. */
  async whenKnown(act: (left: number | undefined) => void): Promise<void> {
    const position = this.#position.value;
    await this.#found;
    if (position === this.#position.value) act(this.left.value);
  }

  close(): void {
    this.#stop();
  }
}
