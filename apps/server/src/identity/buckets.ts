import type { Rate } from './limits.ts';

/** What limits are counted with: by name, in memory only. */
export interface Buckets {
  /** Takes so many; or the whole seconds until there are as many. What costs more than a full bucket takes all of it. */
  take(name: string, rate: Rate, nowMs: number, cost?: number): number | undefined;
}

interface Level {
  /** What was taken and has not come back yet. */
  used: number;
  atMs: number;
}

/** The buckets of one server. */
export class LocalBuckets implements Buckets {
  readonly #levels = new Map<string, Level>();

  take(name: string, { perSecond, burst }: Rate, nowMs: number, cost = 1): number | undefined {
    const used = this.#usedBy(name, perSecond, nowMs);
    const wanted = Math.min(cost, burst);
    const missing = used + wanted - burst;
    this.#keep(name, { used: missing <= 0 ? used + wanted : used, atMs: nowMs });
    return missing <= 0 ? undefined : Math.max(1, Math.ceil(missing / perSecond));
  }

  /** Counts what was taken elsewhere, even where the bucket does not hold as much. */
  charge(name: string, perSecond: number, units: number, nowMs: number): void {
    this.#keep(name, { used: this.#usedBy(name, perSecond, nowMs) + units, atMs: nowMs });
  }

  #usedBy(name: string, perSecond: number, nowMs: number): number {
    const { used, atMs } = this.#levels.get(name) ?? { used: 0, atMs: nowMs };
    // A clock that is set back takes nothing away.
    return Math.max(0, used - (Math.max(0, nowMs - atMs) / 1000) * perSecond);
  }

  #keep(name: string, level: Level): void {
    this.#levels.delete(name);
    this.#levels.set(name, level);
    if (this.#levels.size > NAMES_MAX) dropOldest(this.#levels);
  }
}

const NAMES_MAX = 50_000;

/** The longest untouched are full again, or nearly. */
function dropOldest(levels: Map<string, Level>): void {
  let surplus = NAMES_MAX / 10;
  for (const name of levels.keys()) {
    if (surplus-- <= 0) return;
    levels.delete(name);
  }
}
