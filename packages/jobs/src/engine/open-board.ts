import type { ProofBoard } from './proof-board.ts';

/** Each database brings its own packages; only those of the one that is named are loaded. */
export async function openBoard(url: string): Promise<ProofBoard> {
  if (/^rediss?:/.test(url)) {
    const { openRedisBoard } = await import('./redis-board.ts');
    return openRedisBoard(url);
  }
  const { openPostgresBoard } = await import('./postgres-board.ts');
  return openPostgresBoard(url);
}
