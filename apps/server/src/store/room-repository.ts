import { ok, type Result } from '@inkling/core/result';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Statement, Store, WriteFault } from './store.ts';
import { reading } from './store.ts';

export type RoomRow = Schema['rooms'];
export type EntryRow = Schema['entries'];

/** Reads and writes rooms and their entries. */
export class RoomRepository {
  readonly #store: Store;
  /** The SQL of the hot path. Building it anew each time would cost more than running it. */
  readonly #create: string;
  readonly #append: string;

  constructor(store: Store) {
    this.#store = store;
    this.#create = insertion(store, 'rooms', ROOM_COLUMNS);
    this.#append = insertion(store, 'entries', ENTRY_COLUMNS);
  }

  /**
   * Writes a new room with its first entries, and any other statements of the same commit. `conflict`: this guest has
   * made this request before.
   */
  create(
    room: RoomRow,
    entries: readonly EntryRow[],
    more: readonly Statement[] = [],
  ): Promise<Result<unknown, WriteFault>> {
    const { id, setup, seed, salt, guest, req, made_ms } = room;
    const insert = { sql: this.#create, parameters: [id, setup, seed, salt, guest, req, made_ms] };
    const appending = entries.map((entry) => this.#appending(entry));
    return this.#store.write([insert, ...appending, ...more]);
  }

  /**
   * Writes the next entry of a room, and any other statements of the same commit. `conflict`: an entry with this number
   * has already been written.
   */
  append(entry: EntryRow, more: readonly Statement[] = []): Promise<Result<unknown, WriteFault>> {
    return this.#store.write([this.#appending(entry), ...more]);
  }

  /** Returns a room and its entries in order, or undefined if there is no such room. */
  async find(id: string): Promise<Result<{ room: RoomRow; entries: EntryRow[] } | undefined, 'unavailable'>> {
    const { db } = this.#store;
    return reading(
      (async () => {
        const room = await db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
        if (!room) return undefined;
        const entries = await db
          .selectFrom('entries')
          .selectAll()
          .where('room', '=', id)
          .orderBy('n')
          .execute();
        return { room, entries };
      })(),
    );
  }

  /** Returns the ids and salts of the rooms that were created in one millisecond. */
  async madeAt(ms: number): Promise<Result<readonly { id: string; salt: string }[], 'unavailable'>> {
    const { db } = this.#store;
    return reading(
      db
        .selectFrom('rooms')
        .select(['id', 'salt'])
        .where('made_ms', '=', ms)
        .limit(MADE_AT_ONCE_MAX)
        .execute(),
    );
  }

  /** Returns the rooms of classes that were opened since then, newest first. */
  async classroomsSince(
    ms: number,
  ): Promise<Result<readonly { id: string; salt: string; made_ms: number }[], 'unavailable'>> {
    const { db } = this.#store;
    return reading(
      db
        .selectFrom('rooms')
        .select(['id', 'salt', 'made_ms'])
        .where('made_ms', '>=', ms)
        .where('setup', 'like', '%"classroom":true%')
        .orderBy('made_ms', 'desc')
        .limit(CLASSROOMS_MAX)
        .execute(),
    );
  }

  /** Returns the version of each of these rooms. Rooms that do not exist are omitted. */
  async versionsOf(rooms: readonly string[]): Promise<Result<Map<string, number>, 'unavailable'>> {
    if (rooms.length === 0) return ok(new Map());
    const found = await reading(
      this.#store.db
        .selectFrom('entries')
        .select(['room', ({ fn }) => fn.max('n').as('version')])
        .where('room', 'in', rooms)
        .groupBy('room')
        .execute(),
    );
    return found.ok ? ok(new Map(found.value.map(({ room, version }) => [room, version]))) : found;
  }

  /** Returns the id of the room that this guest created with this request. */
  async madeBy(guest: string, req: string): Promise<Result<string | undefined, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('rooms')
        .select('id')
        .where('guest', '=', guest)
        .where('req', '=', req)
        .executeTakeFirst(),
    );
    return found.ok ? ok(found.value?.id) : found;
  }

  /** Returns the ids of the rooms in which a guest has a seat, newest first, except those withdrawn or ended. */
  async of(guest: string, most: number): Promise<Result<string[], 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('entries')
        .innerJoin('rooms', 'rooms.id', 'entries.room')
        .select(['rooms.id', 'rooms.made_ms'])
        .distinct()
        .where('entries.guest', '=', guest)
        .where('entries.kind', '=', SIT)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('entries as last')
                .select('last.n')
                .whereRef('last.room', '=', 'rooms.id')
                .where('last.kind', 'in', ['withdraw', 'end']),
            ),
          ),
        )
        .orderBy('rooms.made_ms', 'desc')
        .orderBy('rooms.id')
        .limit(most)
        .execute(),
    );
    return found.ok ? ok(found.value.map(({ id }) => id)) : found;
  }

  #appending(entry: EntryRow): Statement {
    const { room, n, kind, seat, guest, req, line, note, at_ms } = entry;
    return { sql: this.#append, parameters: [room, n, kind, seat, guest, req, line, note, at_ms] };
  }
}

/** A literal instead of a parameter, so that queries can use the partial index on seats. */
export const SIT: RawBuilder<'sit'> = sql.lit('sit');

/** No machine creates more rooms than this in a millisecond. */
const MADE_AT_ONCE_MAX = 200;

/** A tenth of the names that there are. */
const CLASSROOMS_MAX = 8000;

/** The columns, in the order in which `create` and `append` pass their values. */
const ROOM_COLUMNS = ['id', 'setup', 'seed', 'salt', 'guest', 'req', 'made_ms'] as const;
const ENTRY_COLUMNS = ['room', 'n', 'kind', 'seat', 'guest', 'req', 'line', 'note', 'at_ms'] as const;

/** Returns the SQL of an insertion whose parameters are in the order of the columns. */
function insertion<Table extends 'rooms' | 'entries'>(
  store: Store,
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
): string {
  const values = Object.fromEntries(columns.map((column) => [column, '']));
  return store.db
    .insertInto(table)
    .columns(columns as never)
    .values(values as never)
    .compile().sql;
}
