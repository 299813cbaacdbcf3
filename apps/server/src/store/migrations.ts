import type { Transaction } from 'kysely';
import { createBegunDays } from './begun-days.ts';
import { createRatings } from './rating-tables.ts';
import type { Schema } from './schema.ts';
import { dropEntriesOnce } from './unneeded-index.ts';

/** Changes the tables of one version, and the data in them, into those of the next. */
export interface Migration {
  /** What changes, for the changelog. */
  readonly what: string;
  /** Runs within a transaction. It uses no clock and no randomness, so that equal data give equal results. */
  run(db: Transaction<Schema>): Promise<void>;
}

/**
 * The first goes from version 1 to version 2, and so on. A migration that was released is never changed. Whoever adds one
 * also changes `create-tables.ts` and `schema.ts`, and keeps a database of the version before in `tests/databases`.
 */
export const MIGRATIONS: readonly Migration[] = [
  { what: 'Puzzles are rated', run: createRatings },
  { what: 'Moves are written without a key that nothing needs', run: dropEntriesOnce },
  { what: 'Days are written down when they begin', run: createBegunDays },
];

export function versionAfter(migrations: readonly Migration[]): number {
  return 1 + migrations.length;
}

/** The version of the tables in `schema.ts`. */
export const SCHEMA_VERSION: number = versionAfter(MIGRATIONS);
