import type { Transaction } from 'kysely';
import { createBegunDays } from './begun-days.ts';
import { dropEntriesRequestKey } from './drop-entries-request-key.ts';
import { createRatings } from './rating-tables.ts';
import type { Schema } from './schema.ts';

/** Converts the tables of one version, and their data, to the next version. */
export interface Migration {
  /** What changes, for the changelog. */
  readonly what: string;
  /** Runs within a transaction. Must not use a clock or randomness, so that equal data gives equal results. */
  run(db: Transaction<Schema>): Promise<void>;
}

/**
 * All migrations in order: the first one leads from version 1 to version 2, and so on. Never change a released migration.
 * When you add one, also change `create-tables.ts` and `schema.ts`, and store a database of the previous version in
 * `tests/databases`.
 */
export const MIGRATIONS: readonly Migration[] = [
  { what: 'Puzzles are rated', run: createRatings },
  { what: 'Moves are written without a key that nothing needs', run: dropEntriesRequestKey },
  { what: 'Days are written down when they begin', run: createBegunDays },
];

export function versionAfter(migrations: readonly Migration[]): number {
  return 1 + migrations.length;
}

/** The version of the tables that `schema.ts` describes. */
export const SCHEMA_VERSION: number = versionAfter(MIGRATIONS);
