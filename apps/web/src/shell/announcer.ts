import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The one sentence of a page that is read aloud. Saying it again makes it heard again. */
export class Announcer {
  readonly #sentence: Signal<string> = signal('');

  get sentence(): ReadonlySignal<string> {
    return this.#sentence;
  }

  say(sentence: string): void {
    this.#sentence.value = this.#sentence.peek() === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** A new page begins without the sentence of the last one. */
  clear(): void {
    this.#sentence.value = '';
  }
}
