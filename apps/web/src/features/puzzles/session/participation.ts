import type { RatingView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import { messages } from '../messages/language.ts';
import type { RatingCalls } from './rating-calls.ts';
import type { Results } from './results.ts';

/**
 * Participation in the server's puzzle rating. While the user does not take part, no requests are made and
 * nothing is stored on the server.
 */
export class Participation {
  /** The user's rating on the server. Undefined while it is unknown. */
  readonly rating: Signal<RatingView | undefined> = signal(undefined);
  readonly #results: Signal<Results>;
  readonly #load: () => Promise<RatingCalls>;
  readonly #announcer: Announcer;

  /** @param load loads the module that makes the requests, once the user takes part */
  constructor(results: Signal<Results>, load: () => Promise<RatingCalls>, announcer: Announcer) {
    this.#results = results;
    this.#load = load;
    this.#announcer = announcer;
  }

  async begin(): Promise<void> {
    if (!this.#results.peek().takesPart) return;
    const reply = await (await this.#load()).rating();
    if (reply.ok) this.rating.value = reply.value;
  }

  /**
   * Starts participation, or ends it and has the server delete everything. If no server answers, nothing
   * changes.
   */
  async turn(isOn: boolean): Promise<void> {
    const calls = await this.#load();
    const reply = isOn ? await calls.rating() : await calls.leave();
    if (!reply.ok) {
      this.#announcer.say(messages().rating.server.unchanged);
      // A new object makes the switch show the actual state again.
      this.#results.value = { ...this.#results.peek() };
      return;
    }
    this.rating.value = isOn ? (reply.value as RatingView) : undefined;
    this.#results.value = { ...this.#results.peek(), takesPart: isOn };
  }

  /**
   * Reports the first try at a puzzle to the server. If no server can be reached, the try is rated on this
   * device only.
   */
  async tried(puzzle: string, guess: string | undefined): Promise<void> {
    if (!this.#results.peek().takesPart) return;
    const reply = await (await this.#load()).tried(puzzle, guess);
    if (reply.ok) this.rating.value = reply.value;
  }
}
