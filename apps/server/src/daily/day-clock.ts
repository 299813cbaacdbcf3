import { fail, ok, type Result } from '@inkling/core/result';
import type { Clock } from '../system/clock.ts';
import type { DailyRepository } from './daily-repository.ts';

export type ClockFault = { readonly code: 'unavailable' } | { readonly code: 'clock-behind' };

/**
 * The clock that decides which day it is. A server whose clock is behind what it once wrote down would open a day whose
 * key is already published, so there is no day until the clock is right.
 */
export class DayClock {
  readonly #repository: Pick<DailyRepository, 'lastRecordedMs'>;
  readonly #clock: Clock;
  /** Checked once: while the server runs its clock does not go back. */
  #recordedMs: number | undefined;

  constructor(repository: Pick<DailyRepository, 'lastRecordedMs'>, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  async now(): Promise<Result<number, ClockFault>> {
    if (this.#recordedMs === undefined) {
      const recorded = await this.#repository.lastRecordedMs();
      if (!recorded.ok) return fail({ code: 'unavailable' });
      this.#recordedMs = recorded.value;
    }
    const now = this.#clock.now();
    return now < this.#recordedMs - DRIFT_MS ? fail({ code: 'clock-behind' }) : ok(now);
  }
}

/** How much the clocks of two servers on one database may differ. */
const DRIFT_MS = 60_000;
