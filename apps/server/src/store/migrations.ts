import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { dayAt, daysAfter } from '../daily/day.ts';
import type { Schema } from './schema.ts';

/** Every step from an empty database to today's schema, by name, in order. One text for both engines. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-rooms': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('keys')
        .addColumn('kid', 'text', (column) => column.primaryKey().notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('made_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('recovery', 'text', (column) => column.notNull().unique())
        .addColumn('made_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('rooms')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('guest', 'text')
        .addColumn('req', 'text', (column) => column.notNull())
        .addColumn('made_ms', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('rooms_once', ['guest', 'req'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('room', 'text', (column) => column.notNull().references('rooms.id').onDelete('cascade'))
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('guest', 'text')
        .addColumn('req', 'text')
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('at_ms', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['room', 'n'])
        .addUniqueConstraint('entries_once', ['room', 'seat', 'req'])
        .execute();
      await db.schema.createIndex('entries_guest').on('entries').column('guest').execute();
    },
  },
  '002-daily': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('daily_years')
        .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('root', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('attempts')
        .addColumn('room', 'text', (column) =>
          column.primaryKey().notNull().references('rooms.id').onDelete('cascade'),
        )
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('guest', 'text')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('started_ms', 'bigint', (column) => column.notNull())
        .addColumn('ended_ms', 'bigint')
        .addColumn('solved', 'integer')
        .addUniqueConstraint('attempts_once', ['guest', 'day', 'game'])
        .execute();
      await db.schema
        .createTable('scores')
        .addColumn('room', 'text', (column) => column.primaryKey().notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('turns', 'integer', (column) => column.notNull())
        .addColumn('ms', 'bigint', (column) => column.notNull())
        .addColumn('guest', 'text')
        .execute();
      await db.schema
        .createIndex('scores_board')
        .on('scores')
        .columns(['day', 'game', 'kind', 'turns', 'ms'])
        .execute();
      await db.schema.createIndex('scores_guest').on('scores').column('guest').execute();
      await db.schema
        .createTable('score_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('turns', 'integer', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('score_counts_key', ['day', 'game', 'kind', 'width', 'turns', 'bucket'])
        .execute();
      await db.schema
        .createTable('pauses')
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('pauses_key', ['guest', 'day'])
        .execute();
    },
  },
  '003-guests-issued': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('guests')
        .addColumn('issued_ms', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await (db as Kysely<Schema>)
        .updateTable('guests')
        .set(({ ref }) => ({ issued_ms: ref('made_ms') }))
        .execute();
      await db.schema.createIndex('guests_issued').on('guests').column('issued_ms').execute();
    },
  },
  // Who acts in a room sits in it, so the seats lead to all that a guest did: moves need not be in an index for that.
  '004-sitters': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('entries_guest').execute();
      await db.schema
        .createIndex('entries_sitters')
        .on('entries')
        .column('guest')
        .where(sql.ref('kind'), '=', sql.lit('sit'))
        .execute();
    },
  },
  // All guests of a day have one word: a day that has begun is dealt to its end as it began, and the next one is wide.
  '005-wide-days': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('daily_years')
        .addColumn('wide_from', 'text', (column) => column.notNull().defaultTo(NEVER))
        .execute();
      await (db as Kysely<Schema>)
        .updateTable('daily_years')
        .set({ wide_from: daysAfter(dayAt(Date.now()), 1) })
        .execute();
    },
  },
};

/** Later than any day; of a year whose first day a server of an earlier release has opened. */
const NEVER = '9999-12-31';

/** Brings a database up to date; throws what the database says when it cannot. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
