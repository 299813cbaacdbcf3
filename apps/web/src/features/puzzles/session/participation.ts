import type { RatingView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import { messages } from '../messages/language.ts';
import type { RatingCalls } from './rating-calls.ts';
import type { Results } from './results.ts';

/** Taking part in the rating of the server. Who does not take part asks nothing of it, and leaves nothing there. */
export class Participation {
  /** As the server has it; `undefined` while that is not known. */
  readonly rating: Signal<RatingView | undefined> = signal(undefined);
  readonly #results: Signal<Results>;
  readonly #load: () => Promise<RatingCalls>;
  readonly #announcer: Announcer;

  /** @param load what asks the server is loaded when somebody takes part */
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

  /** Takes part from now on, or has everything deleted; where no server answers, it stays as it was. */
  async turn(isOn: boolean): Promise<void> {
    const calls = await this.#load();
    const reply = isOn ? await calls.rating() : await calls.leave();
    if (!reply.ok) {
      this.#announcer.say(messages().rating.server.unchanged);
      // The switch shows again what holds.
      this.#results.value = { ...this.#results.peek() };
      return;
    }
    this.rating.value = isOn ? (reply.value as RatingView) : undefined;
    this.#results.value = { ...this.#results.peek(), takesPart: isOn };
  }

  /** The first try at a puzzle is over. One that no server hears of is rated on this device alone. */
  async tried(puzzle: string, guess: string | undefined): Promise<void> {
    if (!this.#results.peek().takesPart) return;
    const reply = await (await this.#load()).tried(puzzle, guess);
    if (reply.ok) this.rating.value = reply.value;
  }
}
