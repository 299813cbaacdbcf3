import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Copies every table, with its keys and indexes, into a new schema that is named after this version, such as
 * `inkling_version_1`. All names stay the same. To go back to the older build, the operator renames that schema to the
 * current one's name, and the build finds exactly what it created.
 */
export async function copyTables(db: Transaction<Schema>, version: number): Promise<void> {
  const [{ ours, path } = { ours: 'public', path: 'public' }] = await rowsOf<{
    readonly ours: string;
    readonly path: string;
  }>(db, sql`select current_schema() as ours, current_setting('search_path') as path`);
  const tables = (await db.introspection.getTables()).filter(
    ({ schema, name }) => schema === ours && !OF_PROOFS.test(name),
  );
  const names = tables.map(({ name }) => name);
  // PostgreSQL omits the schema name in these statements, because everything is in the current search path.
  const shapes = [...(await keysOf(db, ours, names)), ...(await indexesOf(db, ours, names))];
  const copy = `inkling_version_${version}`;
  await sql`drop schema if exists ${sql.ref(copy)} cascade`.execute(db);
  await sql`create schema ${sql.ref(copy)}`.execute(db);
  for (const name of names) {
    const [from, to] = [sql.table(`${ours}.${name}`), sql.table(`${copy}.${name}`)];
    await sql`create table ${to} (like ${from} including defaults)`.execute(db);
    await sql`insert into ${to} select * from ${from}`.execute(db);
  }
  await search(db, copy);
  for (const shape of shapes) await sql.raw(shape).execute(db);
  await sql`select set_config('search_path', ${path}, true)`.execute(db);
}

/** Tables of distributed proofs, which may be in the same database. This login may not even be allowed to read them. */
const OF_PROOFS = /^inkling_(proof|fact|refused)/;

/** Returns the statements that create the constraints of these tables. Foreign keys come last. */
async function keysOf(
  db: Transaction<Schema>,
  schema: string,
  tables: readonly string[],
): Promise<readonly string[]> {
  const keys = await rowsOf<{ readonly line: string }>(
    db,
    sql`select format('alter table %I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) as line
      from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace s on s.oid = t.relnamespace
      where s.nspname = ${schema} and t.relname = any(${tables}) and k.contype in ('p', 'u', 'c', 'f')
      order by k.contype = 'f', t.relname, k.conname`,
  );
  return keys.map(({ line }) => line);
}

/** Returns the statements that create the indexes that do not belong to a constraint. */
async function indexesOf(
  db: Transaction<Schema>,
  schema: string,
  tables: readonly string[],
): Promise<readonly string[]> {
  const indexes = await rowsOf<{ readonly line: string }>(
    db,
    sql`select pg_get_indexdef(i.indexrelid, 0, true) as line
      from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
      where s.nspname = ${schema} and t.relname = any(${tables})
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      order by t.relname, i.indexrelid`,
  );
  return indexes.map(({ line }) => line);
}

/** Makes this schema the default for unqualified table names until the transaction ends. */
async function search(db: Transaction<Schema>, schema: string): Promise<void> {
  await sql`select set_config('search_path', quote_ident(${schema}), true)`.execute(db);
}

async function rowsOf<Row>(
  db: Transaction<Schema>,
  query: ReturnType<typeof sql<Row>>,
): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}
