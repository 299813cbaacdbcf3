import { fail, ok, type Result } from '@inkling/core/result';
import { type Day, dayAt, startOf } from '@inkling/games/daily/day';
import type { WriteFault } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { DailyRepository } from './daily-repository.ts';

export type ClockFault = { readonly code: 'unavailable' | 'busy' } | { readonly code: 'clock-behind' };

type Days = Pick<DailyRepository, 'lastRecordedMs' | 'lastBegunDay' | 'begin'>;

/**
 * The clock that decides which day it is. A server whose clock is behind what was once written down would open a day whose
 * key is already published, so there is no day until the clock is right. Reading the time therefore writes each new day
 * down before the key of the day before is shown: once a day, and never where the database has it already.
 */
export class DayClock {
  readonly #days: Days;
  readonly #clock: Clock;
  /** Read once: while the server runs its clock does not go back. */
  #recordedMs: number | undefined;
  /** The last day that is known to be written down; undefined when the database must be asked. */
  #begun: Day | undefined;
  #beginning: { readonly day: Day; readonly written: Promise<Result<void, WriteFault>> } | undefined;

  constructor(days: Days, clock: Clock) {
    this.#days = days;
    this.#clock = clock;
  }

  /** The time, on a day that is written down. */
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

  /** Is this day over, so that what it has kept may be shown? Then a later day is written down. */
  async isOver(day: Day): Promise<Result<boolean, 'unavailable' | 'busy'>> {
    const today = dayAt(this.#clock.now());
    if (today <= day) return ok(false);
    const begun = await this.#lastBegun();
    if (!begun.ok) return begun;
    const written = await this.#begin(today, begun.value);
    return written.ok ? ok(true) : written;
  }

  /** Another server may have begun a day meanwhile: the database is asked before the next answer. */
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

  /** Many may ask at midnight; they wait for one write. */
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

/** Stands for the last day where none has begun. */
const BEFORE_ALL: Day = '1970-01-01';
/** How much the clocks of two servers on one database may differ. */
const DRIFT_MS = 60_000;
