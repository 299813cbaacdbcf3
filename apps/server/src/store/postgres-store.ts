import { fail, ok } from '@inkling/core/result';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { PostgresNews } from './postgres-news.ts';
import type { Schema } from './schema.ts';
import { type Statement, type Store, WRITES_WAITING_MAX, type WriteReceipt } from './store.ts';

/**
 * For installations that have outgrown a file. PostgreSQL groups commits by itself; a pool of connections is what
 * it needs from us. Whole numbers come back as numbers: ours all fit.
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    query_timeout: QUERY_WAIT_MS,
    types: { getTypeParser: parserOf },
  });
  // Without a listener, a lost idle connection would end the process; the next query says what is wrong.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const news = new PostgresNews(url, pool);
  return {
    kind: 'postgres',
    db,
    news,
    async write(statements) {
      if (pool.waitingCount >= WRITES_WAITING_MAX) return fail('busy');
      try {
        return ok(await writeAll(pool, statements));
      } catch (error) {
        return fail(isConstraintFault(error) ? 'conflict' : 'unavailable');
      }
    },
    async close() {
      await news.close();
      await db.destroy();
    },
  };
}

const CONNECTIONS = 16;
const CONNECT_WAIT_MS = 3000;
const QUERY_WAIT_MS = 10_000;
const INT8 = 20;

function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  // biome-ignore lint/suspicious/noExplicitAny: the two declarations of one function differ in their overloads
  return oid === INT8 ? Number : (pg.types.getTypeParser as any)(oid, format);
}

async function writeAll(pool: pg.Pool, statements: readonly Statement[]): Promise<WriteReceipt> {
  const [only] = statements;
  if (statements.length === 1 && only) return { changes: [await run(pool, only)] };
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const changes: number[] = [];
    for (const statement of statements) changes.push(await run(client, statement));
    await client.query('COMMIT');
    client.release();
    return { changes };
  } catch (error) {
    const undone = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!undone);
    throw error;
  }
}

async function run(on: pg.Pool | pg.PoolClient, { sql, parameters }: Statement): Promise<number> {
  return (await on.query(sql, [...parameters])).rowCount ?? 0;
}

/** Class 23: integrity constraint violation. */
function isConstraintFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}
