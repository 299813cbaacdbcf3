import type { Pool } from 'pg';
import { TEXT_LENGTH_MAX } from './fact.ts';

/** Thrown when another version of the program made the tables of this database. They are left unchanged. */
class OtherSchemaError extends Error {
  constructor(found: number) {
    super(
      `the tables of this database have the form ${found}, and this version of inkling needs ${SCHEMA_VERSION}`,
    );
  }
}

/**
 * Creates the tables and the workers' role if they are missing. If this login lacks the permission, it does nothing,
 * and the coordinator must create them.
 */
export async function prepareTables(pool: Pool): Promise<void> {
  const found = await versionIn(pool);
  if (found === undefined) await makeTables(pool);
  else if (found !== SCHEMA_VERSION) throw new OtherSchemaError(found);
}

/** Whether a query failed because one of its tables does not exist. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** Grants members of the role `inkling_worker` the rights that they need on pg-boss's jobs. */
export const GRANT_JOBS = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkling_worker') THEN
      GRANT USAGE ON SCHEMA pgboss TO inkling_worker;
      GRANT SELECT, UPDATE (state, started_on, completed_on, retry_count, output) ON pgboss.job TO inkling_worker;
    END IF;
  END $$`;

async function versionIn(pool: Pool): Promise<number | undefined> {
  try {
    const { rows } = await pool.query<{ version: number }>('SELECT version FROM inkling_proof_schema');
    return rows[0]?.version;
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

async function makeTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    await client.query(TABLES);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FORBIDDEN)) throw error;
  } finally {
    // After a failed statement the connection is still inside its transaction, so it is not reused.
    client.release(true);
  }
}

const SCHEMA_VERSION = 2;
const FORBIDDEN = '42501';

/**
 * The lock allows many processes to start simultaneously. The row-level policy lets a member of `inkling_worker` write
 * and read only facts whose source is its own login.
 */
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(7249614);
  CREATE TABLE IF NOT EXISTS inkling_proof_schema (version integer PRIMARY KEY);
  INSERT INTO inkling_proof_schema VALUES (${SCHEMA_VERSION}) ON CONFLICT DO NOTHING;
  CREATE TABLE IF NOT EXISTS inkling_proof (
    proof text PRIMARY KEY,
    version text NOT NULL,
    spec text NOT NULL,
    is_open boolean NOT NULL DEFAULT true,
    begun_on timestamp with time zone NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS inkling_fact (
    proof text NOT NULL REFERENCES inkling_proof ON DELETE CASCADE,
    source text NOT NULL,
    key text NOT NULL,
    lower integer NOT NULL,
    lemmas text COLLATE "C" NOT NULL CHECK (octet_length(lemmas) <= ${TEXT_LENGTH_MAX}),
    upper integer NOT NULL,
    tree text COLLATE "C" NOT NULL CHECK (octet_length(tree) <= ${TEXT_LENGTH_MAX}),
    spent bigint NOT NULL,
    PRIMARY KEY (proof, key, source)
  );
  CREATE TABLE IF NOT EXISTS inkling_refused (
    proof text NOT NULL REFERENCES inkling_proof ON DELETE CASCADE,
    source text NOT NULL,
    why text NOT NULL,
    refused_on timestamp with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY (proof, source)
  );
  CREATE TABLE IF NOT EXISTS inkling_refused_fact (LIKE inkling_fact INCLUDING ALL);
  DO $$ BEGIN
    CREATE ROLE inkling_worker NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
  END $$;
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'inkling_worker') THEN
      GRANT SELECT ON inkling_proof_schema, inkling_proof, inkling_refused TO inkling_worker;
      GRANT SELECT, INSERT, UPDATE ON inkling_fact TO inkling_worker;
      ALTER TABLE inkling_fact ENABLE ROW LEVEL SECURITY;
      DROP POLICY IF EXISTS own_facts ON inkling_fact;
      CREATE POLICY own_facts ON inkling_fact
        USING (source = session_user OR NOT pg_has_role(session_user, 'inkling_worker', 'member'));
    END IF;
  END $$;
  COMMIT`;
