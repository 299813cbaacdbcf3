import type { ProofStore } from './proof-store.ts';

/** Opens a database. Each kind needs packages of its own, and only those of the one that is named are loaded. */
export async function openProofStore(url: string): Promise<ProofStore> {
  if (/^rediss?:/.test(url)) {
    const { openRedisStore } = await import('./redis-store.ts');
    return openRedisStore(url);
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(url);
}
