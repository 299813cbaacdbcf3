import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The one sentence that is read aloud; saying it again makes it heard again. */
export class Voice {
  readonly #said: Signal<string> = signal('');

  get said(): ReadonlySignal<string> {
    return this.#said;
  }

  say(sentence: string): void {
    this.#said.value = this.#said.value === sentence ? `${sentence}\u00a0` : sentence;
  }
}
