import pg from 'pg';

/** Runs a statement on a connection of its own; gives its rows. Of several statements together it gives none. */
export async function askPostgres(url: string, line: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = (await client.query(line)) as { readonly rows?: readonly unknown[] };
  await client.end();
  return rows ?? [];
}
