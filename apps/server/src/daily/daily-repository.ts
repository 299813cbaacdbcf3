import { ok, type Result } from '@inkling/core/result';
import { type Day, dayAt } from '@inkling/games/daily/day';
import type { Schema } from '../store/schema.ts';
import type { Statement, Store, WriteFault } from '../store/store.ts';
import { reading } from '../store/store.ts';
import type { Key } from './key-chain.ts';

export type Attempt = Schema['attempts'];
export type Year = Schema['daily_years'];

/** Reads and writes the years' root keys, the begun days, attempts and pauses. */
export class DailyRepository {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns a year, creating it with a fresh root if necessary. Simultaneous calls by two servers get the same one. */
  async year(year: number, fresh: () => Key): Promise<Result<Year, 'unavailable'>> {
    const known = await this.knownYear(year);
    if (!known.ok) return known;
    if (known.value) return ok(known.value);
    const row: Year = { year, root: fresh() };
    await this.#store.write([this.#store.db.insertInto('daily_years').values(row).compile()]);
    const stored = await this.knownYear(year);
    if (!stored.ok) return stored;
    return stored.value ? ok(stored.value) : { ok: false, error: 'unavailable' };
  }

  knownYear(year: number): Promise<Result<Year | undefined, 'unavailable'>> {
    return reading(
      this.#store.db.selectFrom('daily_years').selectAll().where('year', '=', year).executeTakeFirst(),
    );
  }

  /** Whether this guest ever got the token itself, and so counts as a program. */
  async isProgram(guest: string): Promise<Result<boolean, 'unavailable'>> {
    const found = await reading(
      this.#store.db.selectFrom('guests').select('program').where('id', '=', guest).executeTakeFirst(),
    );
    return found.ok ? ok(found.value?.program === 1) : found;
  }

  /** Returns the statement that inserts an attempt. It must be part of the commit that creates its room. */
  beginning(attempt: Attempt): Statement {
    return this.#store.db.insertInto('attempts').values(attempt).compile();
  }

  attempt(guest: string, day: Day, game: string): Promise<Result<Attempt | undefined, 'unavailable'>> {
    return reading(
      this.#store.db
        .selectFrom('attempts')
        .selectAll()
        .where(({ and }) => and({ guest, day, game }))
        .executeTakeFirst(),
    );
  }

  attemptsOn(guest: string, day: Day): Promise<Result<Attempt[], 'unavailable'>> {
    return reading(
      this.#store.db
        .selectFrom('attempts')
        .selectAll()
        .where(({ and }) => and({ guest, day }))
        .orderBy('game')
        .execute(),
    );
  }

  /** Permanently marks an attempt as assisted. Returns false if it has ended or does not exist. */
  async assist(guest: string, day: Day, game: string): Promise<Result<boolean, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db
        .updateTable('attempts')
        .set(({ eb }) => ({
          kind: eb.case().when('kind', '=', 'bot').then('bot').else('assisted').end(),
        }))
        .where(({ and }) => and({ guest, day, game }))
        .where('ended_ms', 'is', null)
        .compile(),
    ]);
    return written.ok ? ok((written.value.changes[0] ?? 0) > 0) : written;
  }

  /** Returns the days whose challenge the guest finished on the day itself. */
  async playedDays(guest: string): Promise<Result<Set<Day>, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('attempts')
        .select(['day', 'ended_ms'])
        .where('guest', '=', guest)
        .where('ended_ms', 'is not', null)
        .execute(),
    );
    if (!found.ok) return found;
    return ok(
      new Set(found.value.flatMap(({ day, ended_ms }) => (dayAt(Number(ended_ms)) === day ? [day] : []))),
    );
  }

  /** Counts the players who finished a challenge without finding the secret; programs are not counted. */
  async missed(day: Day, game: string): Promise<Result<number, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number | string>().as('n'))
        .where(({ and }) => and({ day, game, solved: 0 }))
        .where('kind', '<>', 'bot')
        .executeTakeFirstOrThrow(),
    );
    return found.ok ? ok(Number(found.value.n)) : found;
  }

  /** Returns the latest recorded time of a user's action, in milliseconds, to compare the clock with. */
  async lastRecordedMs(): Promise<Result<number, 'unavailable'>> {
    const { db } = this.#store;
    const latest = await reading(
      Promise.all([
        db
          .selectFrom('attempts')
          .select(({ fn }) => fn.max('started_ms').as('ms'))
          .executeTakeFirst(),
        db
          .selectFrom('attempts')
          .select(({ fn }) => fn.max('ended_ms').as('ms'))
          .executeTakeFirst(),
        db
          .selectFrom('rooms')
          .select(({ fn }) => fn.max('made_ms').as('ms'))
          .executeTakeFirst(),
        db
          .selectFrom('guests')
          .select(({ fn }) => fn.max('issued_ms').as('ms'))
          .executeTakeFirst(),
      ]),
    );
    return latest.ok ? ok(Math.max(0, ...latest.value.map((row) => Number(row?.ms ?? 0)))) : latest;
  }

  /** Returns the latest day that any server has begun, or undefined if there is none. */
  async lastBegunDay(): Promise<Result<Day | undefined, 'unavailable'>> {
    const last = await reading(
      this.#store.db
        .selectFrom('begun_days')
        .select(({ fn }) => fn.max('day').as('day'))
        .executeTakeFirst(),
    );
    return last.ok ? ok(last.value?.day ?? undefined) : last;
  }

  /** Records that a day has begun. Another server may already have done so. */
  async begin(day: Day): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db
        .insertInto('begun_days')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
    ]);
    return written.ok ? ok(undefined) : written;
  }

  async pause(guest: string, days: readonly Day[]): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write(
      days.map((day) =>
        this.#store.db
          .insertInto('pauses')
          .values({ guest, day })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      ),
    );
    return written.ok ? ok(undefined) : written;
  }

  async pausedDays(guest: string): Promise<Result<Set<Day>, 'unavailable'>> {
    const found = await reading(
      this.#store.db.selectFrom('pauses').select('day').where('guest', '=', guest).orderBy('day').execute(),
    );
    return found.ok ? ok(new Set(found.value.map(({ day }) => day))) : found;
  }
}
