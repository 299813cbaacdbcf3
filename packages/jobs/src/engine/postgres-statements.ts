/**
 * The SQL statements of the PostgreSQL engine. Each comment lists the parameters in order. The statements use columns
 * of pg-boss's table, so the version of pg-boss is pinned.
 */

/** Parameters: queue, maximum number of jobs, source. */
export const LEASE = `
  WITH next AS (
    SELECT id FROM pgboss.job
    WHERE name = $1 AND state < 'active' AND NOT COALESCE(data->'notBy' ? $3, false)
    ORDER BY priority DESC, created_on, id LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  UPDATE pgboss.job SET state = 'active', started_on = now(),
    retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END
  FROM next WHERE name = $1 AND job.id = next.id
  RETURNING data, retry_count AS attempt`;

/** Parameters: queue, row ids. */
export const RENEW = `
  UPDATE pgboss.job SET started_on = now()
  WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active' RETURNING data->>'id' AS id`;

/** Parameters: queue, row id, output as JSON. */
export const COMPLETE = `
  UPDATE pgboss.job SET state = 'completed', completed_on = now(), output = $3::jsonb
  WHERE name = $1 AND id = $2 AND state = 'active'`;

/** Parameters: queue, row id, output as JSON. */
export const FAIL = `
  UPDATE pgboss.job SET output = $3::jsonb,
    state = (CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
    completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END
  WHERE name = $1 AND id = $2 AND state = 'active'`;

/** Parameters: queue, rows as JSON. */
export const REPLACE_WAITING = `
  UPDATE pgboss.job SET data = row.data, priority = row.priority
  FROM json_to_recordset($2::json) AS row(id uuid, data jsonb, priority integer)
  WHERE name = $1 AND job.id = row.id AND state < 'active'`;

/** Parameter: queue. `nodes` is validated, because workers write it. */
export const COUNT = `
  SELECT state, count(*) AS size, sum(retry_count) AS reruns,
    sum(CASE WHEN output->>'nodes' ~ '^[0-9]{1,15}$' THEN (output->>'nodes')::bigint ELSE 0 END) AS nodes,
    array_agg(CASE WHEN state = 'failed' THEN data->>'id' END) FILTER (WHERE state = 'failed') AS ids
  FROM pgboss.job WHERE name = $1 GROUP BY state`;

/** `mergeFacts` in SQL. Strings are compared byte by byte. Parameters: proof, source, facts as JSON. */
export const MERGE_FACTS = `
  INSERT INTO inkling_fact AS known (proof, source, key, lower, lemmas, upper, tree, spent)
  SELECT $1, $2, key, lower, fact.proof, upper, tree, spent
  FROM json_to_recordset($3::json) AS fact(key text, lower integer, proof text, upper integer, tree text, spent bigint)
  ORDER BY key
  ON CONFLICT (proof, key, source) DO UPDATE SET
    lower = GREATEST(known.lower, excluded.lower),
    lemmas = CASE
      WHEN excluded.lower > known.lower THEN excluded.lemmas
      WHEN excluded.lower < known.lower THEN known.lemmas
      ELSE GREATEST(known.lemmas, excluded.lemmas) END,
    upper = LEAST(known.upper, excluded.upper),
    tree = CASE
      WHEN excluded.upper < known.upper THEN excluded.tree
      WHEN excluded.upper > known.upper THEN known.tree
      ELSE GREATEST(known.tree, excluded.tree) END,
    spent = GREATEST(known.spent, excluded.spent)`;

/** Parameters: proof, keys. */
export const REPORTS = `
  SELECT source, key, lower, lemmas AS proof, upper, tree, spent FROM inkling_fact
  WHERE proof = $1 AND key = ANY($2::text[])
    AND source NOT IN (SELECT source FROM inkling_refused WHERE proof = $1)`;

/** Parameters: proof, source. */
export const WHY_REFUSED = `SELECT why FROM inkling_refused WHERE proof = $1 AND source = $2`;

/** Parameters: proof, source, reason. */
export const REFUSE = `
  INSERT INTO inkling_refused (proof, source, why) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

/** Moves the facts of a refused source to a separate table. Parameters: proof, source. */
export const PUT_ASIDE = `
  WITH gone AS (DELETE FROM inkling_fact WHERE proof = $1 AND source = $2 RETURNING *)
  INSERT INTO inkling_refused_fact SELECT * FROM gone ON CONFLICT DO NOTHING`;

/** The name of the login if it is a member of `inkling_worker`: the policy in `postgres-tables.ts` applies to it. */
export const WORKER_LOGIN = `
  SELECT session_user AS login FROM pg_auth_members
  WHERE roleid = (SELECT oid FROM pg_roles WHERE rolname = 'inkling_worker')
    AND member = (SELECT oid FROM pg_roles WHERE rolname = session_user)`;
