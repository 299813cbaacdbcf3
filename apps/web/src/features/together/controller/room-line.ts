import type { RoomView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import { presenceAt, type RoomPresence } from '../session/presence.ts';
import type { RoomParts } from './room-parts.ts';

/** The stream of events from the server: passes them on, and knows whether it is open. */
export class RoomLine {
  readonly state: Signal<'opening' | 'open' | 'lost'> = signal('opening');
  /** Undefined while nothing is known about the other players. */
  readonly presence: Signal<RoomPresence | undefined> = signal(undefined);
  readonly #follow: RoomParts['follow'];
  readonly #callbacks: LineCallbacks;
  #stop: () => void = () => undefined;
  #closed = false;

  constructor(follow: RoomParts['follow'], callbacks: LineCallbacks) {
    this.#follow = follow;
    this.#callbacks = callbacks;
  }

  /** Reopens the stream. An open one keeps sending the view of the seat that this browser had when it was opened. */
  open(): void {
    this.#stop();
    if (this.#closed) return;
    this.#stop = this.#follow({
      view: (view) => this.#callbacks.view(view),
      presence: (facts) => {
        this.presence.value = presenceAt(facts, Date.now());
      },
      line: (state) => this.hear(state),
    });
  }

  hear(state: 'open' | 'lost'): void {
    const before = this.state.peek();
    this.state.value = state;
    if (state === 'lost') this.presence.value = undefined;
    this.#callbacks.heard(state, before);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }
}

export interface LineCallbacks {
  view(view: RoomView): void;
  heard(state: 'open' | 'lost', before: 'opening' | 'open' | 'lost'): void;
}
