import type { ProofStore } from './proof-store.ts';

/** Opens a database. Each kind needs different packages, and only those for the kind in the URL are loaded. */
export async function openProofStore(url: string): Promise<ProofStore> {
  if (/^rediss?:/.test(url)) {
    const { openRedisStore } = await import('./redis-store.ts');
    return openRedisStore(url);
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(url);
}
