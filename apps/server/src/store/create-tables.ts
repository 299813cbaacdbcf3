import { type Kysely, sql } from 'kysely';
import { createBegunDays } from './begun-days.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { createRatings } from './rating-tables.ts';
import type { Schema } from './schema.ts';

/** Creates the tables of `SCHEMA_VERSION` in an empty database. */
export async function createTables(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('inkling_schema')
    .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
    .execute();
  await createGuests(db);
  await createRooms(db);
  await createDaily(db);
  await createBegunDays(db);
  await createScores(db);
  await createRatings(db);
  await db.insertInto('inkling_schema').values({ version: SCHEMA_VERSION }).execute();
}

async function createGuests({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('keys')
    .addColumn('kid', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('made_ms', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('recovery', 'text', (column) => column.notNull().unique())
    .addColumn('made_ms', 'bigint', (column) => column.notNull())
    .addColumn('issued_ms', 'bigint', (column) => column.notNull())
    .addColumn('program', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('guests_issued').on('guests').column('issued_ms').execute();
}

async function createRooms({ schema }: Kysely<Schema>): Promise<void> {
  await schema
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
  await schema.createIndex('rooms_made').on('rooms').column('made_ms').execute();
  await schema
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
    .execute();
  // A guest who acts in a room has a seat in it, so the `sit` entries lead to everything that the guest did. Moves need
  // no index.
  await schema
    .createIndex('entries_seats')
    .on('entries')
    .column('guest')
    .where(sql.ref('kind'), '=', sql.lit('sit'))
    .execute();
}

async function createDaily({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('daily_years')
    .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('root', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('attempts')
    .addColumn('room', 'text', (column) => column.primaryKey().notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('started_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_ms', 'bigint')
    .addColumn('solved', 'integer')
    .addUniqueConstraint('attempts_once', ['guest', 'day', 'game'])
    .execute();
  await schema.createIndex('attempts_day').on('attempts').columns(['day', 'game', 'solved']).execute();
  await schema
    .createTable('pauses')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pauses_key', ['guest', 'day'])
    .execute();
}

async function createScores({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('scores')
    .addColumn('room', 'text', (column) => column.primaryKey().notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('ms', 'bigint', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('held', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('scores_board')
    .on('scores')
    .columns(['day', 'game', 'kind', 'held', 'turns', 'ms'])
    .execute();
  await schema.createIndex('scores_guest').on('scores').column('guest').execute();
  await schema
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
}
