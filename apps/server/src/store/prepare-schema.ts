import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import { createTables } from './create-tables.ts';
import { MIGRATIONS, type Migration, versionAfter } from './migrations.ts';
import type { Schema } from './schema.ts';

export interface PrepareOptions {
  readonly migrations?: readonly Migration[];
  /** Makes a copy of an older database before anything in it is changed. */
  copyBefore?(from: number): Promise<void>;
  /** The same, for databases that can copy within the transaction that changes them. */
  copyWithin?(db: Transaction<Schema>, from: number): Promise<void>;
  onMigrated?(from: number, to: number): void;
  /** Neither makes tables nor migrates them: for what an operator does beside the servers, which may be of another build. */
  readonly onlyPresent?: boolean;
}

/** The database has no tables of ours, or tables that this build cannot use. Nothing in it was changed. */
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
 * Makes the tables in an empty database, and migrates those of an older version. Throws `OtherSchema` for tables of a
 * newer version or of none, and the database's own error when it cannot be used. Returns the version.
 */
export async function prepareSchema(db: Kysely<Schema>, options: PrepareOptions = {}): Promise<number> {
  const version = versionAfter(options.migrations ?? MIGRATIONS);
  const present = await versionOf(db, version);
  if (options.onlyPresent === true && present !== version) throw unprepared(present, version);
  const found = present ?? (await create(db, version));
  if (found < version) await migrate(db, found, version, options);
  return version;
}

/** The version of the tables; `undefined` for a database without any table of ours. */
async function versionOf(db: Kysely<Schema>, wanted: number): Promise<number | undefined> {
  const tables = await tablesOf(db);
  if (!tables.has('inkling_schema')) {
    if (OLDER_TABLES.some((name) => tables.has(name))) throw foreign(undefined, wanted);
    return undefined;
  }
  return readStamp(db, wanted);
}

/** On PostgreSQL those that this login finds without naming a schema: others may be of another program, or a kept copy. */
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

/** Tables of builds that wrote no version. */
const OLDER_TABLES = ['rooms', 'guests'];

async function create(db: Kysely<Schema>, wanted: number): Promise<number> {
  try {
    await db.transaction().execute(createTables);
  } catch (error) {
    // Two servers that start at once may both find the database empty; then the second one finds the tables of the first.
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
    // The server that writes first does the work. Others that started at the same moment wait here, and find it done.
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
