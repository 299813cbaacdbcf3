import { PostgresEngine } from './postgres-engine.ts';
import { beginProof, endProof, openPool, openProofs, reopenProof } from './postgres-proofs.ts';
import type { ProofStore } from './proof-store.ts';

export async function openPostgresStore(url: string): Promise<ProofStore> {
  const pool = await openPool(url);
  return {
    begin: (record) => beginProof(pool, record),
    end: (proof) => endProof(pool, proof),
    reopen: (proof) => reopenProof(pool, proof),
    openProofs: () => openProofs(pool),
    engine: (name, place, terms) => PostgresEngine.open(pool, name, place, terms),
    close: () => pool.end(),
  };
}
