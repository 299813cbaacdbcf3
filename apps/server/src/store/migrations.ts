import type { Transaction } from 'kysely';
import { createRatings } from './rating-tables.ts';
import type { Schema } from './schema.ts';

/** Leads the tables of one version to the next, with what is in them. */
export interface Migration {
  /** What changes, for the changelog. */
  readonly what: string;
  /** Within a transaction. Reads no clock and draws nothing: the same data become the same. */
  run(db: Transaction<Schema>): Promise<void>;
}

/**
 * The first leads from version 1 to version 2, and so on. A released one is never changed; whoever adds one changes
 * `create-tables.ts` and `schema.ts` too, and keeps a database of the version before in `tests/databases`.
 */
export const MIGRATIONS: readonly Migration[] = [{ what: 'Puzzles are rated', run: createRatings }];

export function versionAfter(migrations: readonly Migration[]): number {
  return 1 + migrations.length;
}

/** The version of the tables in `schema.ts`. */
export const SCHEMA_VERSION: number = versionAfter(MIGRATIONS);
