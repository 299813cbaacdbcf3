import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Creates the tables for the ratings of puzzles and of the guests who take part. */
export async function createRatings({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('puzzle_raters')
    .addColumn('guest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('rating', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('puzzle_tries')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('puzzle', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('puzzle_tries_key', ['guest', 'puzzle'])
    .execute();
  await schema
    .createTable('puzzle_ratings')
    .addColumn('puzzle', 'text', (column) => column.primaryKey().notNull())
    .addColumn('rating', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
}
