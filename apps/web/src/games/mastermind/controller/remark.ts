import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MastermindSession } from '../session/session.ts';

/**
 * The reply to a key or a button that the page shows nowhere else. It disappears as soon as the game, the guess or the
 * answer being entered changes.
 */
export class Remark {
  readonly sentence: ReadonlySignal<string>;
  readonly #made: Signal<{ readonly sentence: string; readonly about: readonly unknown[] } | undefined> =
    signal(undefined);
  readonly #session: MastermindSession;

  constructor(session: MastermindSession) {
    this.#session = session;
    this.sentence = computed(() => {
      const { value: made } = this.#made;
      const now = this.#entered;
      return made?.about.every((value, at) => value === now[at]) ? made.sentence : '';
    });
  }

  make(sentence: string): void {
    this.#made.value = { sentence, about: this.#entered };
  }

  dismiss(): void {
    this.#made.value = undefined;
  }

  get #entered(): readonly unknown[] {
    const { sheet, draft, answer } = this.#session;
    return [sheet.value, draft.value, answer.value];
  }
}
