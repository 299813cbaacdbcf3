import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The one sentence of a page that is read aloud. Saying it again makes it heard again. */
export class Announcer {
  readonly #said: Signal<string> = signal('');

  get said(): ReadonlySignal<string> {
    return this.#said;
  }

  say(sentence: string): void {
    this.#said.value = this.#said.peek() === sentence ? `${sentence}\u00a0` : sentence;
  }
}
