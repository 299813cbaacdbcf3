import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import { RefusedError } from './engine-fault.ts';
import { type Fact, type Report, unknownFact } from './fact.ts';
import {
  type Counts,
  type Job,
  type JobEngine,
  LEASE_TERMS,
  type Lease,
  type LeaseTerms,
  makeSourceName,
  type ProofName,
} from './job-engine.ts';
import * as sql from './postgres-statements.ts';
import { GRANT_JOBS } from './postgres-tables.ts';
import type { EnginePlace } from './proof-store.ts';

/**
 * An engine with jobs in pg-boss and facts in another table of the same database, so that storing facts and
 * completing their job is one transaction. pg-boss 10 has no heartbeat and looks for lost jobs once a minute at most,
 * so we drive it ourselves: `renew` resets the `started_on` of a job, and the coordinator looks for expired leases
 * while it waits. A worker needs only pg-boss's table, not pg-boss itself, so its login can have minimal rights.
 */
export class PostgresEngine implements JobEngine {
  readonly source: string;
  readonly #pool: Pool;
  readonly #boss: PgBoss | undefined;
  readonly #name: ProofName;
  readonly #queue: string;
  #lookedAt = 0;
  readonly #terms: LeaseTerms;

  private constructor(
    pool: Pool,
    boss: PgBoss | undefined,
    name: ProofName,
    source: string,
    terms: LeaseTerms,
  ) {
    this.source = source;
    this.#pool = pool;
    this.#boss = boss;
    this.#name = name;
    this.#queue = queueOf(name);
    this.#terms = terms;
  }

  /** Opens an engine on a pool from `openPool`, which the caller closes. */
  static async open(
    pool: Pool,
    name: ProofName,
    place: EnginePlace,
    terms: LeaseTerms = LEASE_TERMS,
  ): Promise<PostgresEngine> {
    const boss = place === 'coordinator' ? await startBoss(pool, name, terms) : undefined;
    const { rows } = await pool.query<{ login: string }>(sql.WORKER_LOGIN);
    return new PostgresEngine(pool, boss, name, rows[0]?.login ?? makeSourceName(), terms);
  }

  async offer(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ id, payload, priority, notBy }) => ({
      id: this.#rowId(id),
      data: { id, payload, notBy },
      priority,
    }));
    await this.#pool.query(sql.REPLACE_WAITING, [this.#queue, JSON.stringify(rows)]);
    await this.#boss?.insert(rows.map((row) => ({ ...row, name: this.#queue })));
  }

  async lease(count: number): Promise<readonly Lease[]> {
    await this.#admit(this.#pool);
    const { rows } = await this.#pool.query<{
      data: { id: string; payload: unknown };
      attempt: number;
    }>(sql.LEASE, [this.#queue, count, this.source]);
    return rows.map(({ data, attempt }) => ({ id: data.id, payload: data.payload, attempt }));
  }

  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rowIds = ids.map((id) => this.#rowId(id));
    const { rows } = await this.#pool.query<{ id: string }>(sql.RENEW, [this.#queue, rowIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async finish(id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    await this.#inOneTransaction(async (client) => {
      await this.#admit(client);
      const all = JSON.stringify([...facts, unknownFact(id)]);
      await client.query(sql.MERGE_FACTS, [this.#name.proof, this.source, all]);
      await client.query(sql.COMPLETE, [this.#queue, this.#rowId(id), JSON.stringify({ nodes })]);
    });
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.#pool.query(sql.FAIL, [this.#queue, this.#rowId(id), JSON.stringify({ reason })]);
  }

  async drain(ids?: readonly string[]): Promise<void> {
    if (ids?.length === 0) return;
    const rowIds = ids?.map((id) => this.#rowId(id));
    await this.#pool.query(
      `DELETE FROM pgboss.job WHERE name = $1 AND ${rowIds ? `id = ANY($2::uuid[]) AND state <= 'active'` : `(state < 'active' OR state = 'failed')`}`,
      rowIds ? [this.#queue, rowIds] : [this.#queue],
    );
  }

  async reports(keys: readonly string[]): Promise<readonly Report[]> {
    const { rows } = await this.#pool.query<Report & { spent: string }>(sql.REPORTS, [
      this.#name.proof,
      keys,
    ]);
    return rows.map((row) => ({ ...row, spent: Number(row.spent) }));
  }

  async refuse(source: string, why: string): Promise<void> {
    await this.#inOneTransaction(async (client) => {
      await client.query(sql.REFUSE, [this.#name.proof, source, why]);
      await client.query(sql.PUT_ASIDE, [this.#name.proof, source]);
    });
  }

  async counts(): Promise<Counts> {
    const { rows } = await this.#pool.query<{
      state: string;
      size: string;
      reruns: string;
      nodes: string;
      ids: string[];
    }>(sql.COUNT, [this.#queue]);
    const of = (...states: readonly string[]) =>
      rows.reduce((sum, { state, size }) => sum + (states.includes(state) ? Number(size) : 0), 0);
    return {
      waiting: of('created', 'retry'),
      leased: of('active'),
      done: of('completed'),
      nodes: rows.reduce((sum, { nodes }) => sum + Number(nodes), 0),
      reruns: rows.reduce((sum, { reruns }) => sum + Number(reruns), 0),
      dead: rows.flatMap(({ ids }) => ids ?? []),
    };
  }

  async wait(ms: number): Promise<void> {
    await sleep(Math.min(ms, LOOK_EVERY_MS));
    const now = performance.now();
    if (now - this.#lookedAt < (this.#terms.leaseSeconds * 1000) / LOOKS_A_LEASE) return;
    this.#lookedAt = now;
    await this.#boss?.expire();
  }

  async close(): Promise<void> {
    await this.#boss?.stop({ graceful: false, wait: false });
  }

  async #admit(client: Pick<PoolClient, 'query'>): Promise<void> {
    const refused = await client.query<{ why: string }>(sql.WHY_REFUSED, [this.#name.proof, this.source]);
    if (refused.rows[0]) throw new RefusedError(refused.rows[0].why);
  }

  async #inOneTransaction(act: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    // The pool handles errors only of idle connections. Ignoring this event is safe, because the failing query rejects.
    const ignore = () => undefined;
    client.on('error', ignore);
    try {
      await client.query('BEGIN');
      await act(client);
      await client.query('COMMIT');
      client.off('error', ignore);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Derives the UUID that pg-boss requires from a job's id. The same job always gets the same one. */
  #rowId(id: string): string {
    const hex = createHash('sha256').update(`${this.#queue} ${id}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
}

async function startBoss(pool: Pool, name: ProofName, terms: LeaseTerms): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  // Every failure also rejects a call, and its caller reports it.
  boss.on('error', () => undefined);
  await oneAtATime(pool, async (client) => {
    await boss.start();
    await boss.createQueue(queueOf(name), {
      name: queueOf(name),
      policy: 'standard',
      expireInSeconds: terms.leaseSeconds,
      retryLimit: terms.attemptsMax - 1,
      retryDelay: 0,
      retentionMinutes: 60 * 24 * 365,
    });
    await client.query(GRANT_JOBS);
  });
  return boss;
}

/**
 * Runs `act` under a lock that all processes share: pg-boss creates its tables when it first starts, and PostgreSQL
 * fails if two processes change a table's rights simultaneously.
 */
async function oneAtATime(pool: Pool, act: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    await act(client);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

const START_LOCK = 7_249_615;
const LOOK_EVERY_MS = 100;
const LOOKS_A_LEASE = 4;

/** The name of the queue. Each version of the code has its own. */
function queueOf({ proof, version }: ProofName): string {
  return `${proof}.${version}`.replace(/[^\w.-]/g, '_');
}
