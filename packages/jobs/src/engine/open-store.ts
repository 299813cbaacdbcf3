import type { ProofStore } from './proof-store.ts';

/** Each database brings its own packages; only those of the one that is named are loaded. */
export async function openProofStore(url: string): Promise<ProofStore> {
  if (/^rediss?:/.test(url)) {
    const { openRedisStore: openRedisBoard } = await import('./redis-store.ts');
    return openRedisBoard(url);
  }
  const { openPostgresStore: openPostgresBoard } = await import('./postgres-store.ts');
  return openPostgresBoard(url);
}
