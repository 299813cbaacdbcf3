import { ok, type Result } from '@inkling/core/result';
import type { Store, WriteFault } from './store.ts';
import { reading } from './store.ts';

/** Which rooms are of no use any more. */
export interface RetentionTerms {
  /** Rooms where nothing has happened since this moment. */
  readonly idleBeforeMs: number;
  /** Rooms that were opened in this span and in which nobody ever played, or that were withdrawn. */
  readonly untouchedFromMs: number;
  readonly untouchedBeforeMs: number;
}

/** Rooms that may go, as they lie in the database. */
export class RoomRetention {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** At most so many of them, the oldest first. */
  async useless(terms: RetentionTerms, most: number): Promise<Result<readonly string[], 'unavailable'>> {
    const { db } = this.#store;
    const untouched = db
      .selectFrom('rooms')
      .select('id')
      .where('made_ms', '>=', terms.untouchedFromMs)
      .where('made_ms', '<', terms.untouchedBeforeMs)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('entries')
              .select('n')
              .whereRef('entries.room', '=', 'rooms.id')
              .where('kind', 'not in', ['sit', 'name', 'withdraw'])
              // A secret that somebody has set for others is not a game yet.
              .where('line', 'not like', 'deposit %'),
          ),
        ),
      )
      .orderBy('made_ms')
      .limit(most);
    const idle = db
      .selectFrom('rooms')
      .select('id')
      .where('made_ms', '<', terms.idleBeforeMs)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('entries')
              .select('n')
              .whereRef('entries.room', '=', 'rooms.id')
              .where('at_ms', '>=', terms.idleBeforeMs),
          ),
        ),
      )
      .orderBy('made_ms')
      .limit(most);
    const found = await reading(Promise.all([untouched.execute(), idle.execute()]));
    return found.ok ? ok([...new Set(found.value.flat().map(({ id }) => id))]) : found;
  }

  /** Rooms and all that happened in them. What was played on a day, and its score, stays. */
  async remove(ids: readonly string[]): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db.deleteFrom('rooms').where('id', 'in', ids).compile(),
    ]);
    return written.ok ? ok(undefined) : written;
  }

  /** How many rooms there are that this guest has opened. */
  async openedBy(guest: string): Promise<Result<number, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('rooms')
        .select(({ fn }) => fn.countAll<number | string>().as('n'))
        .where('guest', '=', guest)
        .executeTakeFirstOrThrow(),
    );
    return found.ok ? ok(Number(found.value.n)) : found;
  }
}
