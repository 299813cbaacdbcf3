import { ok, type Result } from '@inkling/core/result';
import type { Store, WriteFault } from './store.ts';
import { reading } from './store.ts';

/** The conditions under which nobody needs a room any more. */
export interface RetentionTerms {
  /** Rooms in which nothing has happened since this time may go. */
  readonly idleBeforeMs: number;
  /** Rooms opened in this time span may go if nobody ever played in them, withdrawn rooms included. */
  readonly untouchedFromMs: number;
  readonly untouchedBeforeMs: number;
}

/** Finds and removes rooms that nobody needs any more. */
export class RoomRetention {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the ids of up to `most` rooms for each of the two conditions, the oldest first. */
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
              .where('kind', 'not in', ['sit', 'name', 'withdraw', 'end', 'reserve', 'invite'])
              // A room in which the maker has only deposited a secret still counts as untouched.
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

  /** Removes rooms and their entries. Daily attempts and their scores remain. */
  async remove(ids: readonly string[]): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db.deleteFrom('rooms').where('id', 'in', ids).compile(),
    ]);
    return written.ok ? ok(undefined) : written;
  }

  /** Returns the number of existing rooms that this guest has opened. */
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
