import type { Rate } from './limits.ts';

/** Token buckets by name, for rate limits. They are stored only in memory. */
export interface Buckets {
  /**
   * Takes `cost` units, or returns the whole seconds until enough are available. A cost above the bucket's capacity
   * takes a full bucket.
   */
  take(name: string, rate: Rate, nowMs: number, cost?: number): number | undefined;
}

interface Level {
  /** Units that were taken and not yet refilled. */
  used: number;
  atMs: number;
}

/** The buckets of one server. */
export class LocalBuckets implements Buckets {
  readonly #levels = new Map<string, Level>();

  take(name: string, { perSecond, burst }: Rate, nowMs: number, cost = 1): number | undefined {
    const level = this.#levelOf(name, perSecond, nowMs);
    const wanted = Math.min(cost, burst);
    const missing = level.used + wanted - burst;
    if (missing <= 0) level.used += wanted;
    return missing <= 0 ? undefined : Math.max(1, Math.ceil(missing / perSecond));
  }

  /** Takes units that were used at another server, even if the bucket does not hold that many. */
  charge(name: string, perSecond: number, units: number, nowMs: number): void {
    this.#levelOf(name, perSecond, nowMs).used += units;
  }

  /** Returns the bucket with this name, refilled up to now. */
  #levelOf(name: string, perSecond: number, nowMs: number): Level {
    const level = this.#levels.get(name);
    if (!level) return this.#begin(name, nowMs);
    // A clock that is set back must not lengthen any wait.
    level.used = Math.max(0, level.used - (Math.max(0, nowMs - level.atMs) / 1000) * perSecond);
    level.atMs = nowMs;
    return level;
  }

  #begin(name: string, nowMs: number): Level {
    if (this.#levels.size >= NAMES_MAX) dropIdle(this.#levels);
    const level = { used: 0, atMs: nowMs };
    this.#levels.set(name, level);
    return level;
  }
}

const NAMES_MAX = 50_000;

/** Removes the least recently used tenth of the buckets, which are full again or nearly so. */
function dropIdle(levels: Map<string, Level>): void {
  const times = Float64Array.from(levels.values(), ({ atMs }) => atMs).toSorted();
  const latest = times[NAMES_MAX / 10] ?? 0;
  let surplus = NAMES_MAX / 10;
  for (const [name, { atMs }] of levels) {
    if (atMs > latest) continue;
    levels.delete(name);
    if (--surplus <= 0) return;
  }
}
