import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The one sentence of a page that screen readers announce. Saying the same sentence again announces it again. */
export class Announcer {
  readonly #sentence: Signal<string> = signal('');

  get sentence(): ReadonlySignal<string> {
    return this.#sentence;
  }

  say(sentence: string): void {
    this.#sentence.value = this.#sentence.peek() === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** Clears the sentence, so that a new page begins without that of the previous one. */
  clear(): void {
    this.#sentence.value = '';
  }
}
