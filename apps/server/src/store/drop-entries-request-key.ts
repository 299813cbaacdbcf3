import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Drops the unique key of entries by seat and request, which is unnecessary: before a server writes an entry as the next
 * one, it looks for the same request among all earlier entries that it knows. If another server has written the request,
 * the primary key (room and number) refuses the duplicate. SQLite cannot drop a constraint, so there the table is
 * recreated.
 */
export async function dropEntriesRequestKey(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table entries drop constraint entries_once`.execute(db);
    return;
  }
  await sql`create table entries_next (
    "room" text not null references "rooms" ("id") on delete cascade, "n" integer not null, "kind" text not null,
    "seat" text not null, "guest" text, "req" text, "line" text not null, "note" text not null,
    "at_ms" bigint not null, constraint "entries_key" primary key ("room", "n"))`.execute(db);
  await sql`insert into entries_next select room, n, kind, seat, guest, req, line, note, at_ms
    from entries order by rowid`.execute(db);
  await sql`drop table entries`.execute(db);
  await sql`alter table entries_next rename to entries`.execute(db);
  await sql`create index "entries_seats" on "entries" ("guest") where "kind" = 'sit'`.execute(db);
}
