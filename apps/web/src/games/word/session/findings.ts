import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordFindings, WordPosition, WordQuestions } from '../engine/questions.ts';

/** The worker's findings about the current position. */
export class Findings {
  /**
   * The latest findings. While the worker is busy they are those of an earlier position, so that the page does not
   * flicker.
   */
  readonly latest: Signal<WordFindings | undefined> = signal(undefined);
  /** The number of words that fit. Undefined until they are counted for this position. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly #position: ReadonlySignal<WordPosition>;
  readonly #stop: () => void;
  #found: Promise<void> = Promise.resolve();

  /** @param onPosition called with each new position, before its findings are known */
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

  /** Calls `act` once the findings of the position are known, unless the position has changed meanwhile. */
  async whenKnown(act: (left: number | undefined) => void): Promise<void> {
    const position = this.#position.value;
    await this.#found;
    if (position === this.#position.value) act(this.left.value);
  }

  close(): void {
    this.#stop();
  }
}
