import { PostgresEngine } from '../engine/postgres-engine.ts';
import { beginProof, openPool } from '../engine/postgres-proofs.ts';
import type { PostgresServer } from './postgres-server.ts';
import { RIG_SILENCE_MS, RIG_TERMS, RIG_VERSION, type Rig } from './rig.ts';
import { connect } from './rig-work.ts';
import { openServerRig } from './server-rig.ts';
import { WorkerProcesses } from './worker-processes.ts';

/** Opens a rig with pg-boss on a real server. */
export function openPostgresRig(server: PostgresServer, workers: WorkerProcesses): Promise<Rig> {
  return openServerRig(server, workers, async (url, proof) => {
    const pool = await connect(() => openPool(url, RIG_SILENCE_MS));
    await beginProof(pool, { proof, version: RIG_VERSION, spec: '{}', open: true });
    const engine = await PostgresEngine.open(pool, { proof, version: RIG_VERSION }, 'coordinator', RIG_TERMS);
    return { engine, end: () => pool.end() };
  });
}

export function postgresWorkers(): WorkerProcesses {
  return new WorkerProcesses(new URL('./postgres-worker.ts', import.meta.url));
}
