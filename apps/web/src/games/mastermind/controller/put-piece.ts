import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { messages } from '../pieces/messages/language.ts';
import type { Draft } from '../session/draft.ts';
import type { ControllerContext } from './controller-context.ts';

/**
 * Says which piece a key has put where. It waits until no other key follows, so of a run of keys only the last is said, and
 * falls silent as soon as the guess is another.
 */
export class PutPiece {
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

  /** @param before the guess before the key: if the key changed nothing, nothing is said */
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

/** Longer than between two keys of a person who types. */
const REST_MILLISECONDS = 400;
