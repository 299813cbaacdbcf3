import type { RoomView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import { presenceAt, type RoomPresence } from '../session/presence.ts';
import type { RoomParts } from './room-parts.ts';

/** The stream from the server: what comes by it, and whether it is open. */
export class RoomLine {
  readonly state: Signal<'opening' | 'open' | 'lost'> = signal('opening');
  /** `undefined` while nothing is heard of the others. */
  readonly presence: Signal<RoomPresence | undefined> = signal(undefined);
  readonly #follow: RoomParts['follow'];
  readonly #callbacks: LineCallbacks;
  #stop: () => void = () => undefined;
  #closed = false;

  constructor(follow: RoomParts['follow'], callbacks: LineCallbacks) {
    this.#follow = follow;
    this.#callbacks = callbacks;
  }

  /** Begins anew: an open stream speaks to the seat that this browser had when it was opened. */
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
