import { ok, type Result } from '@inkling/core/result';
import { type Day, daysAfter, yearOf } from '@inkling/games/daily/day';
import type { DailyRepository, Year } from './daily-repository.ts';
import { type Key, walkYear, type YearKeys } from './key-chain.ts';

/** A past day: its key and the published end of its year's chain. */
export interface PastDay {
  readonly day: Day;
  readonly key: Key;
  readonly end: Key;
}

/**
 * Caches the years that this server has needed. The chain of a year is computed once, and the list of past days once a
 * day: anybody may request it, and computing the chains for each request took 33 ms of the only main thread.
 */
export class DailyYears {
  readonly #repository: DailyRepository;
  readonly #freshRoot: () => Key;
  readonly #years = new Map<number, YearKeys>();
  #past: { readonly today: Day; readonly days: readonly PastDay[] } | undefined;

  constructor(repository: DailyRepository, freshRoot: () => Key) {
    this.#repository = repository;
    this.#freshRoot = freshRoot;
  }

  /** Returns the keys of a year. The year is created when it is first requested. */
  async year(number: number): Promise<Result<YearKeys, 'unavailable'>> {
    const known = this.#years.get(number);
    if (known) return ok(known);
    const row = await this.#repository.year(number, this.#freshRoot);
    return row.ok ? ok(this.#remember(row.value)) : row;
  }

  /** Returns the last days before today, newest first, but only from years that this database has begun. */
  async pastOf(today: Day): Promise<Result<readonly PastDay[], 'unavailable'>> {
    if (this.#past?.today === today) return ok(this.#past.days);
    const days: PastDay[] = [];
    for (let back = 1; back <= PAST_DAYS; back++) {
      const day = daysAfter(today, -back);
      const year = await this.#begun(yearOf(day));
      if (!year.ok) return year;
      if (!year.value) break;
      const { end } = year.value;
      days.push({ day, key: year.value.keyOf(day), end });
    }
    this.#past = { today, days };
    return ok(days);
  }

  async #begun(number: number): Promise<Result<YearKeys | undefined, 'unavailable'>> {
    const known = this.#years.get(number);
    if (known) return ok(known);
    const row = await this.#repository.knownYear(number);
    if (!row.ok) return row;
    return ok(row.value && this.#remember(row.value));
  }

  #remember({ year, root }: Year): YearKeys {
    const known = walkYear(root, year);
    this.#years.set(year, known);
    return known;
  }
}

const PAST_DAYS = 31;
