import { RedisEngine } from '../engine/redis-engine.ts';
import { openRedis } from '../engine/redis-store.ts';
import type { RedisServer } from './redis-server.ts';
import { RIG_SILENCE_MS, RIG_TERMS, RIG_VERSION, type Rig } from './rig.ts';
import { connect } from './rig-work.ts';
import { openServerRig } from './server-rig.ts';
import { WorkerProcesses } from './worker-processes.ts';

/** Opens a rig with BullMQ on a real server. */
export function openRedisRig(server: RedisServer, workers: WorkerProcesses): Promise<Rig> {
  return openServerRig(server, workers, async (url, proof) => {
    const { bull, redis, close } = await connect(() => openRedis(url, RIG_SILENCE_MS));
    const engine = new RedisEngine(bull, redis, { proof, version: RIG_VERSION }, RIG_TERMS);
    return { engine, end: close };
  });
}

export function redisWorkers(): WorkerProcesses {
  return new WorkerProcesses(new URL('./redis-worker.ts', import.meta.url));
}
