import { ok, type Result } from '@inkling/core/result';
import { SIT } from './room-repository.ts';
import type { Schema } from './schema.ts';
import type { Store, WriteFault } from './store.ts';
import { reading } from './store.ts';

export type GuestRow = Schema['guests'];

type NamingGuests = {
  [Table in keyof Schema]: 'guest' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** All tables with a `guest` column. Omitting one here is a compile error. */
const TRACES: Readonly<Record<NamingGuests, true>> = {
  entries: true,
  rooms: true,
  attempts: true,
  scores: true,
  pauses: true,
  puzzle_raters: true,
  puzzle_tries: true,
};

/** Thrown if there is no signing key, and none can be written. The listener for store faults has been told why. */
export class KeyUnwritten extends Error {
  override readonly name = 'KeyUnwritten';

  constructor() {
    super('no signing key can be written');
  }
}

/** Reads and writes guests and the keys that sign their tokens. */
export class GuestRepository {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async add(guest: GuestRow): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write([this.#store.db.insertInto('guests').values(guest).compile()]);
    return written.ok ? ok(undefined) : written;
  }

  async knows(id: string): Promise<Result<boolean, 'unavailable'>> {
    const found = await reading(
      this.#store.db.selectFrom('guests').select('id').where('id', '=', id).executeTakeFirst(),
    );
    return found.ok ? ok(found.value !== undefined) : found;
  }

  /**
   * Returns the id of the guest with this hash of a recovery code, and records that the guest gets a token now. The time
   * is written before the guest is looked up, so that no sweep removes the guest in between.
   */
  async recovered(recovery: string, issued_ms: number): Promise<Result<string | undefined, WriteFault>> {
    const { db } = this.#store;
    const written = await this.#store.write([
      db.updateTable('guests').set({ issued_ms }).where('recovery', '=', recovery).compile(),
    ]);
    if (!written.ok) return written;
    if (written.value.changes[0] === 0) return ok(undefined);
    const found = await reading(
      db.selectFrom('guests').select('id').where('recovery', '=', recovery).executeTakeFirst(),
    );
    return found.ok ? ok(found.value?.id) : found;
  }

  /** Records that this guest gets a new token now. Returns false if the guest no longer exists. */
  async renew(id: string, issued_ms: number): Promise<Result<boolean, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db.updateTable('guests').set({ issued_ms }).where('id', '=', id).compile(),
    ]);
    return written.ok ? ok((written.value.changes[0] ?? 0) > 0) : written;
  }

  /**
   * Removes guests who got their last token before `beforeMs` and left no trace: no seat, room, daily attempt, score,
   * pause or puzzle rating. Removes at most `most` of them, and returns how many.
   */
  async removeIdle(beforeMs: number, most: number): Promise<Result<number, WriteFault>> {
    const { db } = this.#store;
    const idle = db
      .selectFrom('guests')
      .select('guests.id')
      .where('guests.issued_ms', '<', beforeMs)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          Object.keys(TRACES).map((table) =>
            not(
              exists(
                selectFrom(`${table} as trace` as 'entries as trace')
                  .select('trace.guest')
                  .whereRef('trace.guest', '=', 'guests.id')
                  .$if(table === 'entries', (entries) => entries.where('trace.kind', '=', SIT)),
              ),
            ),
          ),
        ),
      )
      .orderBy('guests.issued_ms')
      .limit(most);
    const written = await this.#store.write([db.deleteFrom('guests').where('id', 'in', idle).compile()]);
    return written.ok ? ok(written.value.changes[0] ?? 0) : written;
  }

  /** Marks a guest as a program. From now on, the guest's daily games count as a program's. */
  async markProgram(id: string): Promise<Result<void, WriteFault>> {
    const written = await this.#store.write([
      this.#store.db.updateTable('guests').set({ program: 1 }).where('id', '=', id).compile(),
    ]);
    return written.ok ? ok(undefined) : written;
  }

  /** Removes the guest from every table. Games and scores remain, but anonymously. */
  async forget(id: string): Promise<Result<void, WriteFault>> {
    const { db } = this.#store;
    const written = await this.#store.write([
      db
        .updateTable('entries')
        .set({ guest: null })
        .where('guest', '=', id)
        .where('room', 'in', (inner) =>
          inner.selectFrom('entries').select('room').where('guest', '=', id).where('kind', '=', SIT),
        )
        .compile(),
      db.updateTable('attempts').set({ guest: null }).where('guest', '=', id).compile(),
      db.updateTable('scores').set({ guest: null }).where('guest', '=', id).compile(),
      db.deleteFrom('pauses').where('guest', '=', id).compile(),
      db.deleteFrom('puzzle_tries').where('guest', '=', id).compile(),
      db.deleteFrom('puzzle_raters').where('guest', '=', id).compile(),
      db.updateTable('rooms').set({ guest: null }).where('guest', '=', id).compile(),
      db.deleteFrom('guests').where('id', '=', id).compile(),
    ]);
    return written.ok ? ok(undefined) : written;
  }

  /**
   * Returns the newest signing key, after storing `fresh` if there is none yet. Two servers that start simultaneously get
   * the same key. Throws `KeyUnwritten`, or the database's own error if it cannot be read.
   */
  async key(fresh: Schema['keys']): Promise<Schema['keys']> {
    const newest = () =>
      this.#store.db
        .selectFrom('keys')
        .selectAll()
        .orderBy('made_ms', 'desc')
        .orderBy('kid')
        .executeTakeFirst();
    const known = await newest();
    if (known) return known;
    await this.#store.write([this.#store.db.insertInto('keys').values(fresh).compile()]);
    const written = await newest();
    if (!written) throw new KeyUnwritten();
    return written;
  }
}
