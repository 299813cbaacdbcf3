import type { RoomRetention } from '../store/room-retention.ts';
import type { Clock } from '../system/clock.ts';
import type { RoomCache } from './room-cache.ts';

export interface RoomSweepOptions {
  readonly retention: RoomRetention;
  readonly cache: Pick<RoomCache, 'isWatched' | 'drop'>;
  readonly clock: Clock;
  /** Days without a move after which a room is removed; 0 keeps all rooms. */
  readonly keepDays: number;
}

/** Removes rooms that nobody needs any more, a few in each commit, because moves must not wait for a long one. */
export class RoomSweep {
  readonly #options: RoomSweepOptions;
  #isRunning = false;

  constructor(options: RoomSweepOptions) {
    this.#options = options;
  }

  /**
   * Returns how many were removed. There is one sweep at a time. A sweep ends at the first failure, and the next goes on
   * from there.
   */
  async run(): Promise<number> {
    const { keepDays } = this.#options;
    if (keepDays === 0 || this.#isRunning) return 0;
    this.#isRunning = true;
    try {
      return await this.#removeAll(keepDays);
    } finally {
      this.#isRunning = false;
    }
  }

  async #removeAll(keepDays: number): Promise<number> {
    const { retention, cache, clock } = this.#options;
    const now = clock.now();
    const terms = {
      idleBeforeMs: now - keepDays * DAY_MS,
      untouchedBeforeMs: now - Math.min(UNTOUCHED_DAYS, keepDays) * DAY_MS,
      // Earlier sweeps have looked at older rooms; those that they left are removed when they have been idle for long enough.
      untouchedFromMs: now - (UNTOUCHED_DAYS + LOOK_BACK_DAYS) * DAY_MS,
    };
    for (let count = 0; ; ) {
      const found = await retention.useless(terms, REMOVED_MAX);
      const ids = found.ok ? found.value.filter((id) => !cache.isWatched(id)) : [];
      if (ids.length === 0) return count;
      const removed = await retention.remove(ids);
      if (!removed.ok) return count;
      cache.drop(ids);
      count += ids.length;
    }
  }
}

const DAY_MS = 24 * 3600 * 1000;
const UNTOUCHED_DAYS = 7;
const LOOK_BACK_DAYS = 2;
const REMOVED_MAX = 200;
