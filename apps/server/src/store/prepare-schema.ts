import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import { createTables } from './create-tables.ts';
import { MIGRATIONS, type Migration, versionAfter } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface PrepareOptions {
  readonly migrations?: readonly Migration[];
  /** Copies an older database before anything in it is changed. */
  copyBefore?(from: number): Promise<void>;
  /** Does the same, for databases that can make the copy within the migration's transaction. */
  copyWithin?(db: Transaction<Schema>, from: number): Promise<void>;
  onMigrated?(from: number, to: number): void;
  /**
   * Neither creates nor migrates tables. For the operator's commands, because servers of a different build may be running
   * on the same database.
   */
  readonly onlyPresent?: boolean;
}

/** Thrown if the database has tables that this build cannot use, or none of ours. Nothing in it has been changed. */
export class OtherSchema extends Error {}

function foreign(found: number | undefined, wanted: number): OtherSchema {
  const who = found === undefined ? 'an older' : 'a newer';
  const what = found === undefined ? 'has no version' : `is version ${found}`;
  const remedy =
    found === undefined
      ? 'If its tables belong to another program, name another database with --data'
      : 'Install that build here, or name another with --data';
  return new OtherSchema(
    `it was written by ${who} build of Inkling: its format ${what}, and this build reads version ${wanted}. It has not been changed. ${remedy}`,
  );
}

function unprepared(found: number | undefined, wanted: number): OtherSchema {
  return new OtherSchema(
    found === undefined
      ? 'it contains no Inkling tables. Name another with --data'
      : `its format is version ${found}, and a server of this build, which reads version ${wanted}, has not been started on it yet. Start one first`,
  );
}

/**
 * Creates the tables in an empty database, or migrates those of an older version. Returns the version. Throws
 * `OtherSchema` if the tables have a newer version or none, and the database's own error if it cannot be used.
 */
export async function prepareSchema(db: Kysely<Schema>, options: PrepareOptions = {}): Promise<number> {
  const version = versionAfter(options.migrations ?? MIGRATIONS);
  const present = await versionOf(db, version);
  if (options.onlyPresent === true && present !== version) throw unprepared(present, version);
  const found = present ?? (await create(db, version));
  if (found < version) await migrate(db, found, version, options);
  return version;
}

/** Returns the version of the tables, or undefined if the database has no table of ours. */
async function versionOf(db: Kysely<Schema>, wanted: number): Promise<number | undefined> {
  const tables = await tablesOf(db);
  if (!tables.has('inkling_schema')) {
    if (OLDER_TABLES.some((name) => tables.has(name))) throw foreign(undefined, wanted);
    return undefined;
  }
  return readStamp(db, wanted);
}

/**
 * Returns the names of the tables. On PostgreSQL, only those in the search path: others may belong to another program or
 * to a copy of an older version.
 */
async function tablesOf(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const tables = isPostgres
    ? (
        await sql<{
          readonly name: string;
        }>`select tablename as name from pg_tables where schemaname = any(current_schemas(false))`.execute(db)
      ).rows
    : await db.introspection.getTables();
  return new Set(tables.map(({ name }) => name));
}

async function readStamp(db: Kysely<Schema>, wanted: number): Promise<number> {
  const stamp = await db.selectFrom('inkling_schema').select('version').executeTakeFirst();
  if (stamp === undefined || stamp.version > wanted) throw foreign(stamp?.version, wanted);
  return stamp.version;
}

/** Tables of old builds that did not store a version. */
const OLDER_TABLES = ['rooms', 'guests'];

async function create(db: Kysely<Schema>, wanted: number): Promise<number> {
  try {
    await db.transaction().execute(createTables);
  } catch (error) {
    // Two servers that start simultaneously may both find the database empty. The second one then finds the first one's
    // tables.
    if ((await versionOf(db, wanted)) === undefined) throw error;
  }
  return readStamp(db, wanted);
}

async function migrate(
  db: Kysely<Schema>,
  found: number,
  to: number,
  { migrations = MIGRATIONS, copyBefore, copyWithin, onMigrated }: PrepareOptions,
): Promise<void> {
  await copyBefore?.(found);
  const hasRun = await db.transaction().execute(async (transaction) => {
    // The server that writes first does the migration. Others that started at the same time wait here, and find it done.
    await transaction
      .updateTable('inkling_schema')
      .set(({ ref }) => ({ version: ref('version') }))
      .execute();
    const from = await readStamp(transaction, to);
    if (from === to) return false;
    await copyWithin?.(transaction, from);
    for (const { run } of migrations.slice(from - 1)) await run(transaction);
    await transaction.updateTable('inkling_schema').set({ version: to }).execute();
    return true;
  });
  if (hasRun) onMigrated?.(found, to);
}
