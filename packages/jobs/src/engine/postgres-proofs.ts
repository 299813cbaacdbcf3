import { Pool } from 'pg';
import type { ProofRecord } from './proof-store.ts';

/**
 * A pool that survives what networks do: a query that gets no answer fails after `silenceMs`, and its connection is
 * thrown away. Creates the tables when they are not there.
 */
export async function openPool(url: string, silenceMs: number = SILENCE_MS): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    keepAlive: true,
    application_name: 'inkling',
  });
  pool.on('error', () => undefined);
  try {
    await pool.query(TABLES);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Begins a proof, or joins the one that has its name; that one is returned and may be of another version. */
export async function beginProof(pool: Pool, { proof, version, spec }: ProofRecord): Promise<ProofRecord> {
  await pool.query(
    `INSERT INTO inkling_proof (proof, version, spec) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [proof, version, spec],
  );
  const [found] = (await pool.query<ProofRecord>(`${SELECT_PROOFS} WHERE proof = $1`, [proof])).rows;
  if (!found) throw new Error('a proof that was just begun is gone');
  return found;
}

export async function endProof(pool: Pool, proof: string): Promise<void> {
  await pool.query(`UPDATE inkling_proof SET is_open = false WHERE proof = $1`, [proof]);
}

export async function reopenProof(pool: Pool, proof: string): Promise<void> {
  await pool.query(`UPDATE inkling_proof SET is_open = true WHERE proof = $1`, [proof]);
}

/** Proofs that want workers, the oldest first. */
export async function openProofs(pool: Pool): Promise<readonly ProofRecord[]> {
  return (await pool.query<ProofRecord>(`${SELECT_PROOFS} WHERE is_open ORDER BY begun_on, proof`)).rows;
}

const POOL_SIZE = 4;
const SILENCE_MS = 5000;

const SELECT_PROOFS = `SELECT proof, version, spec, is_open AS open FROM inkling_proof`;

/** The lock lets many processes start at once. */
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(7249614);
  CREATE TABLE IF NOT EXISTS inkling_proof (
    proof text PRIMARY KEY,
    version text NOT NULL,
    spec text NOT NULL,
    is_open boolean NOT NULL DEFAULT true,
    begun_on timestamp with time zone NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS inkling_fact (
    proof text NOT NULL REFERENCES inkling_proof ON DELETE CASCADE,
    key text NOT NULL,
    lower integer NOT NULL,
    upper integer NOT NULL,
    tree text COLLATE "C" NOT NULL,
    spent bigint NOT NULL,
    PRIMARY KEY (proof, key)
  );
  COMMIT`;
