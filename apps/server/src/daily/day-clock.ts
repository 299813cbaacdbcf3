import { fail, ok, type Result } from '@inkling/core/result';
import { type Day, dayAt, startOf } from '@inkling/games/daily/day';
import type { WriteFault } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { DailyRepository } from './daily-repository.ts';

export type ClockFault = { readonly code: 'unavailable' | 'busy' } | { readonly code: 'clock-behind' };

type Days = Pick<DailyRepository, 'lastRecordedMs' | 'lastBegunDay' | 'begin'>;

/**
 * The clock that decides which day it is. A server whose clock is behind a time in the database would open a day whose
 * key is already published, so it reports an error until the clock is right. To detect this, each new day is recorded
 * before the previous day's key is shown: once a day, unless the database already has it.
 */
export class DayClock {
  readonly #days: Days;
  readonly #clock: Clock;
  /** Read only once, because the server's clock does not go back while it runs. */
  #recordedMs: number | undefined;
  /** The last day known to be recorded; undefined if the database must be asked. */
  #begun: Day | undefined;
  #beginning: { readonly day: Day; readonly written: Promise<Result<void, WriteFault>> } | undefined;

  constructor(days: Days, clock: Clock) {
    this.#days = days;
    this.#clock = clock;
  }

  /** Returns the time in milliseconds since the epoch, after recording its day. Fails if the clock is behind. */
  async now(): Promise<Result<number, ClockFault>> {
    if (this.#recordedMs === undefined) {
      const recorded = await this.#days.lastRecordedMs();
      if (!recorded.ok) return fail({ code: 'unavailable' });
      this.#recordedMs = recorded.value;
    }
    const begun = await this.#lastBegun();
    if (!begun.ok) return fail({ code: begun.error });
    const now = this.#clock.now();
    if (now < Math.max(this.#recordedMs, startOf(begun.value)) - DRIFT_MS)
      return fail({ code: 'clock-behind' });
    const written = await this.#begin(dayAt(now), begun.value);
    return written.ok ? ok(now) : fail({ code: written.error });
  }

  /** Whether this day is over, so that its secrets may be shown. If so, today has been recorded. */
  async isOver(day: Day): Promise<Result<boolean, 'unavailable' | 'busy'>> {
    const today = dayAt(this.#clock.now());
    if (today <= day) return ok(false);
    const begun = await this.#lastBegun();
    if (!begun.ok) return begun;
    const written = await this.#begin(today, begun.value);
    return written.ok ? ok(true) : written;
  }

  /** Makes the next call ask the database, because another server may have begun a day in the meantime. */
  recheck(): void {
    this.#begun = undefined;
  }

  async #lastBegun(): Promise<Result<Day, 'unavailable'>> {
    if (this.#begun !== undefined) return ok(this.#begun);
    const found = await this.#days.lastBegunDay();
    if (!found.ok) return found;
    this.#begun = found.value ?? BEFORE_ALL;
    return ok(this.#begun);
  }

  /** Records a day. Simultaneous calls at midnight share one write. */
  async #begin(day: Day, begun: Day): Promise<Result<void, 'unavailable' | 'busy'>> {
    if (begun >= day) return ok(undefined);
    if (this.#beginning?.day !== day) this.#beginning = { day, written: this.#days.begin(day) };
    const { written } = this.#beginning;
    const done = await written;
    if (this.#beginning?.written === written) this.#beginning = undefined;
    if (!done.ok) return fail(done.error === 'busy' ? 'busy' : 'unavailable');
    if (this.#begun !== undefined && this.#begun < day) this.#begun = day;
    return ok(undefined);
  }
}

/** Used as the last begun day if there is none. */
const BEFORE_ALL: Day = '1970-01-01';
/** The allowed difference between the clocks of servers that share a database. */
const DRIFT_MS = 60_000;
