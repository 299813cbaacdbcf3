import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import type { Fact } from './fact.ts';
import type { Counts, Job, JobEngine, Lease, LeaseTerms, ProofName } from './job-engine.ts';
import { LEASE_TERMS } from './job-engine.ts';

/**
 * Jobs in pg-boss and facts in a table beside it, so that facts and the end of their job are one transaction. pg-boss
 * 10 has no heartbeat and looks for lost jobs once a minute at most; we drive it ourselves: `renew` starts the lease of
 * a job anew by its `started_on`, and every engine looks for leases that ran out as often as it waits. Statements name
 * columns of pg-boss's own table, which is why its version is pinned.
 */
export class PostgresEngine implements JobEngine {
  readonly #pool: Pool;
  readonly #boss: PgBoss;
  readonly #name: ProofName;
  readonly #queue: string;
  #lookedAt = 0;
  readonly #terms: LeaseTerms;

  private constructor(pool: Pool, boss: PgBoss, name: ProofName, terms: LeaseTerms) {
    this.#pool = pool;
    this.#boss = boss;
    this.#name = name;
    this.#queue = queueOf(name);
    this.#terms = terms;
  }

  /** The pool stays the caller's, and comes from `openPool`. */
  static async open(pool: Pool, name: ProofName, terms: LeaseTerms = LEASE_TERMS): Promise<PostgresEngine> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
    });
    boss.on('error', () => undefined);
    await oneAtATime(pool, async () => void (await boss.start()));
    await boss.createQueue(queueOf(name), {
      name: queueOf(name),
      policy: 'standard',
      expireInSeconds: terms.leaseSeconds,
      retryLimit: terms.attemptsMax - 1,
      retryDelay: 0,
      retentionMinutes: 60 * 24 * 365,
    });
    return new PostgresEngine(pool, boss, name, terms);
  }

  async offer(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ id, payload, priority }) => ({
      id: this.#rowId(id),
      data: { id, payload },
      priority,
    }));
    await this.#pool.query(REPLACE_WAITING, [this.#queue, JSON.stringify(rows)]);
    await this.#boss.insert(rows.map((row) => ({ ...row, name: this.#queue })));
  }

  async lease(count: number): Promise<readonly Lease[]> {
    const rows = await this.#boss.fetch<{ id: string; payload: unknown }>(this.#queue, {
      batchSize: count,
      includeMetadata: true,
      ignoreStartAfter: true,
    });
    return rows.map(({ data, retryCount }) => ({ ...data, attempt: retryCount }));
  }

  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `UPDATE pgboss.job SET started_on = now()
       WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active' RETURNING data->>'id' AS id`,
      [this.#queue, ids.map((id) => this.#rowId(id))],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async finish(id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    await this.#inOneTransaction(async (client) => {
      if (facts.length > 0) await client.query(MERGE_FACTS, [this.#name.proof, JSON.stringify(facts)]);
      await this.#boss.complete(
        this.#queue,
        this.#rowId(id),
        { nodes },
        {
          db: { executeSql: (text, values) => client.query(text, values) },
        },
      );
    });
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.#boss.fail(this.#queue, this.#rowId(id), { reason });
  }

  async drain(ids?: readonly string[]): Promise<void> {
    if (ids?.length === 0) return;
    const rowIds = ids?.map((id) => this.#rowId(id));
    await this.#pool.query(
      `DELETE FROM pgboss.job WHERE name = $1 AND ${rowIds ? `id = ANY($2::uuid[]) AND state <= 'active'` : `(state < 'active' OR state = 'failed')`}`,
      rowIds ? [this.#queue, rowIds] : [this.#queue],
    );
  }

  async facts(keys: readonly string[]): Promise<readonly Fact[]> {
    const { rows } = await this.#pool.query<Fact & { spent: string }>(
      `SELECT key, lower, upper, tree, spent FROM inkling_fact WHERE proof = $1 AND key = ANY($2::text[])`,
      [this.#name.proof, keys],
    );
    return rows.map((row) => ({ ...row, spent: Number(row.spent) }));
  }

  async counts(): Promise<Counts> {
    const { rows } = await this.#pool.query<{
      state: string;
      size: string;
      reruns: string;
      nodes: string;
      ids: string[];
    }>(
      `SELECT state, count(*) AS size, sum(retry_count) AS reruns,
         sum(COALESCE((output->>'nodes')::bigint, 0)) AS nodes,
         array_agg(CASE WHEN state = 'failed' THEN data->>'id' END) FILTER (WHERE state = 'failed') AS ids
       FROM pgboss.job WHERE name = $1 GROUP BY state`,
      [this.#queue],
    );
    const of = (...states: readonly string[]) =>
      rows.reduce((sum, { state, size }) => sum + (states.includes(state) ? Number(size) : 0), 0);
    return {
      waiting: of('created', 'retry'),
      leased: of('active'),
      done: of('completed'),
      nodes: rows.reduce((sum, { nodes }) => sum + Number(nodes), 0),
      reruns: rows.reduce((sum, { reruns }) => sum + Number(reruns), 0),
      dead: rows.find(({ state }) => state === 'failed')?.ids ?? [],
    };
  }

  async wait(ms: number): Promise<void> {
    await sleep(Math.min(ms, LOOK_EVERY_MS));
    const now = performance.now();
    if (now - this.#lookedAt < (this.#terms.leaseSeconds * 1000) / LOOKS_A_LEASE) return;
    this.#lookedAt = now;
    await this.#boss.expire();
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: false });
  }

  async #inOneTransaction(act: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    // The pool listens only while a connection is idle; the query that meets the error rejects as well.
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

  /** pg-boss wants UUIDs; the same job always gets the same one. */
  #rowId(id: string): string {
    const hex = createHash('sha256').update(`${this.#queue} ${id}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
}

/** pg-boss makes its tables when it first starts, and fails when another process makes them at that moment. */
async function oneAtATime(pool: Pool, act: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    await act();
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

const START_LOCK = 7_249_615;
const LOOK_EVERY_MS = 100;
const LOOKS_A_LEASE = 4;

/** Jobs of another version of the code are in another queue. */
function queueOf({ proof, version }: ProofName): string {
  return `${proof}.${version}`.replace(/[^\w.-]/g, '_');
}

const REPLACE_WAITING = `
  UPDATE pgboss.job SET data = row.data, priority = row.priority
  FROM json_to_recordset($2::json) AS row(id uuid, data jsonb, priority integer)
  WHERE name = $1 AND job.id = row.id AND state < 'active'`;

/** `mergeFacts` in SQL. The order of trees is that of their bytes. */
const MERGE_FACTS = `
  INSERT INTO inkling_fact AS known (proof, key, lower, upper, tree, spent)
  SELECT $1, key, lower, upper, tree, spent
  FROM json_to_recordset($2::json) AS fact(key text, lower integer, upper integer, tree text, spent bigint)
  ORDER BY key
  ON CONFLICT (proof, key) DO UPDATE SET
    lower = GREATEST(known.lower, excluded.lower),
    upper = LEAST(known.upper, excluded.upper),
    tree = CASE
      WHEN excluded.upper < known.upper THEN excluded.tree
      WHEN excluded.upper > known.upper THEN known.tree
      ELSE GREATEST(known.tree, excluded.tree) END,
    spent = GREATEST(known.spent, excluded.spent)`;
