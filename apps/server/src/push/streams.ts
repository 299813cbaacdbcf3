import type { Clock } from '../system/clock.ts';
import type { EventStream } from './event-stream.ts';

/** All open event streams, counted by address. Timers keep them open, and end each after a minute. */
export class Streams {
  /** When each stream began, in milliseconds, or infinity once it has been ended. */
  readonly #open = new Map<EventStream, number>();
  readonly #byAddress = new Map<string, number>();
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #clock: Clock;
  readonly #heart: NodeJS.Timeout;
  readonly #renewal: NodeJS.Timeout;
  readonly #closers = new Map<EventStream, () => void>();

  constructor(most: number, mostOfOne: number, clock: Clock) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
    this.#clock = clock;
    this.#heart = setInterval(() => this.beat(), BEAT_MS).unref();
    this.#renewal = setInterval(() => this.renew(), RENEWAL_MS).unref();
  }

  /** Whether one more stream from this address is allowed. A fifth of all streams is reserved for players. */
  admits(address: string, isPlayer: boolean): boolean {
    const most = isPlayer ? this.#most : this.#most * SHARE_OF_SPECTATORS;
    return this.#open.size < most && (this.#byAddress.get(address) ?? 0) < this.#mostOfOne;
  }

  add(stream: EventStream, address: string, close: () => void): () => void {
    this.#open.set(stream, this.#clock.now());
    this.#closers.set(stream, close);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    return () => {
      if (!this.#open.delete(stream)) return;
      this.#closers.delete(stream);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
    };
  }

  beat(): void {
    for (const stream of this.#open.keys()) stream.beat();
  }

  /**
   * Ends streams that are older than a minute, the oldest first. Their pages open the next one at once, so only a share
   * is ended at a time: after a restart all streams have the same age.
   */
  renew(): void {
    const old = this.#clock.now() - AGE_MS_MAX;
    let left = Math.max(ENDED_AT_ONCE_MIN, Math.ceil(this.#open.size * ENDED_AT_ONCE_SHARE));
    for (const [stream, beganMs] of this.#open) {
      if (beganMs > old) continue;
      if (left-- === 0) return;
      this.#open.set(stream, Number.POSITIVE_INFINITY);
      stream.end();
    }
  }

  get count(): number {
    return this.#open.size;
  }

  close(): void {
    clearInterval(this.#heart);
    clearInterval(this.#renewal);
    for (const close of Array.from(this.#closers.values())) close();
  }
}

const BEAT_MS = 15_000;
const AGE_MS_MAX = 60_000;
const RENEWAL_MS = 1000;
const ENDED_AT_ONCE_MIN = 10;
const ENDED_AT_ONCE_SHARE = 1 / 50;
const SHARE_OF_SPECTATORS = 0.8;
