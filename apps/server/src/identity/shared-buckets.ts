import { createHmac } from 'node:crypto';
import type { ChangeEvents, Taken } from '../store/change-events.ts';
import { type Buckets, LocalBuckets } from './buckets.ts';
import type { Rate } from './limits.ts';

/**
 * The buckets of servers that share a database. Each server answers from memory and tells the others what was taken,
 * once that is a twentieth of a bucket. So no request waits for other servers. A client that uses two servers
 * simultaneously can exceed a bucket only briefly, and then has to wait longer. Names are sent as keyed hashes, because
 * they contain addresses.
 */
export class SharedBuckets implements Buckets {
  readonly #local = new LocalBuckets();
  readonly #options: SharedBucketsOptions;
  readonly #marks = new Map<string, string>();
  /** Units taken here that the other servers do not know of yet. */
  readonly #untold = new Map<string, Taken>();
  #isPublishing = false;

  constructor(options: SharedBucketsOptions) {
    this.#options = options;
  }

  take(name: string, rate: Rate, nowMs: number, cost = 1): number | undefined {
    if (name.startsWith(OWN)) return this.#local.take(name, rate, nowMs, cost);
    const mark = this.#markOf(name);
    const wait = this.#local.take(mark, rate, nowMs, cost);
    if (wait === undefined) this.#note(mark, rate, Math.min(cost, rate.burst));
    return wait;
  }

  /** Handles an announcement of what was taken at a server. Our own announcements arrive, too, and are ignored. */
  hear(server: string, taken: readonly Taken[], nowMs: number): void {
    if (server === this.#options.server) return;
    for (const { mark, units, perSecond } of taken) this.#local.charge(mark, perSecond, units, nowMs);
  }

  #note(mark: string, { perSecond, burst }: Rate, cost: number): void {
    const units = (this.#untold.get(mark)?.units ?? 0) + cost;
    this.#untold.set(mark, { mark, units, perSecond });
    if (this.#untold.size > MARKS_MAX) this.#untold.clear();
    if (units < burst * TOLD_SHARE || this.#isPublishing) return;
    this.#isPublishing = true;
    this.#options.soon(() => this.#tell());
  }

  #tell(): void {
    this.#isPublishing = false;
    const all = [...this.#untold.values()];
    this.#untold.clear();
    const { changeEvents, server } = this.#options;
    for (let at = 0; at < all.length; at += TOLD_AT_ONCE)
      changeEvents.publish({ kind: 'taken', server, taken: all.slice(at, at + TOLD_AT_ONCE) });
  }

  #markOf(name: string): string {
    const known = this.#marks.get(name);
    if (known !== undefined) return known;
    if (this.#marks.size >= MARKS_MAX) this.#marks.clear();
    const mark = createHmac('sha256', this.#options.secret).update(`limit ${name}`).digest('base64url');
    this.#marks.set(name, mark.slice(0, MARK_LENGTH));
    return mark.slice(0, MARK_LENGTH);
  }
}

export interface SharedBucketsOptions {
  readonly changeEvents: ChangeEvents;
  /** The unique id of this server. */
  readonly server: string;
  /** The same for all servers that share a database. */
  readonly secret: string;
  /** Calls back after a short delay, so that several changes share one announcement. */
  soon(call: () => void): void;
}

/** Buckets with this prefix protect a server's single main thread, so each server counts them separately. */
export const OWN = 'own ';
const TOLD_SHARE = 1 / 20;
/** As many as fit into one PostgreSQL notification of at most 8,000 bytes. */
const TOLD_AT_ONCE = 100;
const MARK_LENGTH = 16;
const MARKS_MAX = 50_000;
