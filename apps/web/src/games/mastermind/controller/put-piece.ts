import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { messages } from '../pieces/messages/language.ts';
import type { Draft } from '../session/draft.ts';
import type { ControllerContext } from './controller-context.ts';

/**
 * Announces which piece a key has put where. It waits for a pause, so that only the last of several keys is announced,
 * and announces nothing if the guess has changed meanwhile.
 */
export class PieceAnnouncer {
  readonly #context: ControllerContext;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #said: Signal<{ readonly draft: Draft; readonly sentence: string } | undefined> =
    signal(undefined);

  constructor(context: ControllerContext, wait: (milliseconds: number) => Promise<void>) {
    this.#context = context;
    this.#wait = wait;
  }

  get said(): ReadonlySignal<{ readonly draft: Draft; readonly sentence: string } | undefined> {
    return this.#said;
  }

  /** @param before the row that the key put a piece into; if the key changed nothing, nothing is announced */
  async say(before: Draft): Promise<void> {
    const { session, nameOf } = this.#context;
    const draft = session.draft.value;
    const symbol = draft.symbols[before.place];
    if (draft === before || symbol === undefined) return;
    await this.#wait(REST_MILLISECONDS);
    if (draft !== session.draft.value) return;
    this.#said.value = { draft, sentence: messages().slot(before.place + 1, nameOf(symbol)) };
  }
}

/** Longer than the time between two keys while typing. */
const REST_MILLISECONDS = 400;
