import { Pool } from 'pg';
import { isMissingTable, prepareTables } from './postgres-tables.ts';
import type { ProofRecord } from './proof-store.ts';

/**
 * Opens a pool that survives network failures: a query without an answer fails after `silenceMs`, and its connection is
 * dropped. Creates the tables if they are missing.
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
    await prepareTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Begins a proof, or joins an existing one with the same name. Returns the stored record, maybe of another version. */
export async function beginProof(pool: Pool, { proof, version, spec }: ProofRecord): Promise<ProofRecord> {
  await pool.query(
    `INSERT INTO inkling_proof (proof, version, spec) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [proof, version, spec],
  );
  const [found] = (await pool.query<ProofRecord>(`${SELECT_PROOFS} WHERE proof = $1`, [proof])).rows;
  if (!found) throw new Error('the new proof was not found after it was created');
  return found;
}

export async function endProof(pool: Pool, proof: string): Promise<void> {
  await pool.query(`UPDATE inkling_proof SET is_open = false WHERE proof = $1`, [proof]);
}

export async function reopenProof(pool: Pool, proof: string): Promise<void> {
  await pool.query(`UPDATE inkling_proof SET is_open = true WHERE proof = $1`, [proof]);
}

/** Returns the proofs that need workers, oldest first. */
export async function openProofs(pool: Pool): Promise<readonly ProofRecord[]> {
  try {
    return (await pool.query<ProofRecord>(`${SELECT_PROOFS} WHERE is_open ORDER BY begun_on, proof`)).rows;
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

const POOL_SIZE = 4;
const SILENCE_MS = 5000;

const SELECT_PROOFS = `SELECT proof, version, spec, is_open AS open FROM inkling_proof`;
