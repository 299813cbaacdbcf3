import pg from 'pg';

/** Runs a statement on a new connection and returns its rows. Returns none if `line` holds several statements. */
export async function askPostgres(url: string, line: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = (await client.query(line)) as { readonly rows?: readonly unknown[] };
  await client.end();
  return rows ?? [];
}
