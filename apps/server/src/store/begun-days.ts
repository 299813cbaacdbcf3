import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The days that servers have begun, whose number grows by one a day. */
export async function createBegunDays({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('begun_days')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
