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

  /** What was said on one page does not stand on the next. */
  clear(): void {
    this.#sentence.value = '';
  }
}
