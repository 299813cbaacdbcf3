import type { RoomView } from '@inkling/client/api';
import type { Client, Reply } from '@inkling/client/client';
import { type Signal, signal } from '@preact/signals';
import type { OnlineDrawer } from './drawer.ts';
import type { Guest } from './guest.ts';
import type { Seat } from './task.ts';
import { type Outcome, outcomeOf, standingOf, type Wish } from './wish.ts';

export interface OutboxParts {
  readonly id: string;
  readonly client: Client;
  readonly guest: Guest;
  readonly drawer: OnlineDrawer;
  newRequest(): string;
  /** Calls after some milliseconds, unless the returned function was called before. */
  later(call: () => void, ms: number): () => void;
}

/** An outcome that somebody has to hear of. */
export type Settled = Exclude<Outcome, { readonly kind: 'later' }>;

/**
 * What was done in a room and not yet answered; one thing at a time, because a turn has one move. It is on this
 * device before it is sent, and is sent until it has been answered.
 */
export class Outbox {
  readonly waiting: Signal<Wish | undefined> = signal(undefined);
  readonly #parts: OutboxParts;
  readonly #ears: Ears;
  #cancel: () => void = () => undefined;
  #sending = false;
  #closed = false;
  /** The request of which it was said that it waits. */
  #queued: string | undefined;

  constructor(parts: OutboxParts, ears: Ears) {
    this.#parts = parts;
    this.#ears = ears;
  }

  /** Takes up what was left unsent. */
  async begin(): Promise<void> {
    this.waiting.value = await this.#parts.drawer.wish(this.#parts.id);
  }

  /** False when something else is still to be sent. */
  put(kind: Wish['kind'], line: string, view: RoomView): boolean {
    if (this.waiting.value) return false;
    const { id, drawer, newRequest } = this.#parts;
    const wish = { req: newRequest(), kind, version: view.version, line, standing: standingOf(view) };
    this.waiting.value = wish;
    void drawer.keepWish(id, wish).then(() => this.flush());
    return true;
  }

  async flush(): Promise<void> {
    const wish = this.waiting.peek();
    if (!wish || this.#sending || this.#closed) return;
    this.#sending = true;
    this.#cancel();
    const outcome = outcomeOf(wish, await this.#parts.guest.as(() => this.#send(wish)));
    this.#sending = false;
    if (this.#closed) return;
    if (outcome.kind === 'later') {
      if (this.#queued !== wish.req) this.#ears.queued();
      this.#queued = wish.req;
      this.#cancel = this.#parts.later(() => void this.flush(), outcome.seconds * 1000);
      return;
    }
    const next = outcome.kind === 'again' ? outcome.wish : undefined;
    await this.#parts.drawer.keepWish(this.#parts.id, next);
    this.waiting.value = next;
    await this.#ears.settled(outcome, wish);
    await this.flush();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  #send({ req, kind, version, line }: Wish): Promise<Reply<RoomView>> {
    const { client, id } = this.#parts;
    if (kind === 'sit') return client.call('sitDown', { id, body: { req, seat: line as Seat } });
    if (kind === 'move') return client.call('move', { id, body: { req, version, move: line } });
    const [salt = '', code = ''] = line.split('.');
    return client.call('openPromise', { id, body: { req, version, salt, code } });
  }
}

interface Ears {
  /** Nothing came back: it waits. Once for each request. */
  queued(): void;
  settled(outcome: Settled, wish: Wish): Promise<void>;
}
