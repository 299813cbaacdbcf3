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

/** Removes rooms that nobody needs any more. Each commit removes only a few, so that moves never wait for a long one. */
export class RoomSweep {
  readonly #options: RoomSweepOptions;
  #isRunning = false;

  constructor(options: RoomSweepOptions) {
    this.#options = options;
  }

  /**
   * Removes rooms and returns how many. Does nothing if a sweep is already running. A sweep stops at the first failure,
   * and the next one continues from there.
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
      // Earlier sweeps have checked older rooms. Those that they left are removed once they have been idle long enough.
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
