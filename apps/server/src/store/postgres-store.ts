import { fail, ok } from '@inkling/core/result';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PostgresChangeEvents } from './postgres-change-events.ts';
import { letExit } from './postgres-connection.ts';
import { copyTables } from './postgres-copy.ts';
import { isConstraintFault, logPostgresFault } from './postgres-fault.ts';
import { type PrepareOptions, prepareSchema } from './prepare-schema.ts';
import type { Schema } from './schema.ts';
import {
  type Statement,
  type Store,
  type StoreFaultListener,
  WRITES_WAITING_MAX,
  type WriteReceipt,
} from './store.ts';
import { waitAtMost } from './wait-at-most.ts';

/**
 * Opens a PostgreSQL database, for installations that have outgrown a single file. PostgreSQL groups commits itself and
 * needs only a connection pool from us. Its 64-bit integers are read as numbers, because all of ours are small enough.
 */
export async function openPostgres(
  url: string,
  onFault: StoreFaultListener,
  prepare: PrepareOptions = {},
): Promise<Store> {
  const version = await prepareDatabase(url, prepare);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    query_timeout: QUERY_WAIT_MS,
    types: TYPES,
  });
  // Without a listener, losing an idle connection would crash the process.
  pool.on('error', (error) => onFault(logPostgresFault(error)));
  survive(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const changeEvents = new PostgresChangeEvents(url, pool);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void open.add(client)).on('remove', (client) => void open.delete(client));
  return {
    kind: 'postgres',
    version,
    db,
    changeEvents,
    async write(statements) {
      if (pool.waitingCount >= WRITES_WAITING_MAX) return fail('busy');
      try {
        return ok(await writeAll(pool, statements));
      } catch (error) {
        if (isConstraintFault(error)) return fail('conflict');
        onFault(logPostgresFault(error));
        return fail('unavailable');
      }
    },
    async close() {
      await changeEvents.close();
      const closed = db.destroy();
      // A PostgreSQL that hangs never closes them, and must not keep this process alive.
      for (const client of open) letExit(client);
      await waitAtMost(CLOSE_WAIT_MS, closed);
    },
  };
}

/**
 * Ignores the error event of a connection that is lost while in use, because without a listener it would crash the
 * process. It is enough that the next query on that connection fails.
 */
function survive(pool: pg.Pool): void {
  pool.on('connect', (client) => void client.on('error', () => undefined));
}

/**
 * Connects once, to find out whether the login works. A pool would keep the connection of a failed login, for instance
 * for lack of a password, and the process could not exit until PostgreSQL closes that connection.
 */
async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WAIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** Uses a separate connection, because migrating a large database may take longer than the query timeout. */
async function prepareDatabase(url: string, prepare: PrepareOptions): Promise<number> {
  await reach(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    types: TYPES,
  });
  pool.on('error', () => undefined);
  survive(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await prepareSchema(db, { ...prepare, copyWithin: copyTables });
  } finally {
    await db.destroy();
  }
}

const CONNECTIONS = 16;
const CONNECT_WAIT_MS = 3000;
const QUERY_WAIT_MS = 10_000;
/** Queries in progress may take as long as a query may. */
const CLOSE_WAIT_MS = QUERY_WAIT_MS + CONNECT_WAIT_MS;
const INT8 = 20;

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

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
