import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Creates the table of the days that servers have begun. It grows by one row a day. */
export async function createBegunDays({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('begun_days')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
