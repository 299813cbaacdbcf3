import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PostgresEngine } from '../engine/postgres-engine.ts';
import { beginProof, openPool } from '../engine/postgres-proofs.ts';
import type { PostgresServer } from './postgres-server.ts';
import { FaultyLine } from './proxy.ts';
import { RIG_SILENCE_MS, RIG_TERMS, RIG_VERSION, type Rig } from './rig.ts';

/** pg-boss on a real server; workers are processes, and every connection runs over a line that can fail. */
export async function openPostgresRig(server: PostgresServer): Promise<Rig> {
  const line = await FaultyLine.to(server.port);
  const url = server.url(line.port);
  const pool = await openPool(url, RIG_SILENCE_MS);
  const proof = `rig-${randomUUID()}`;
  await beginProof(pool, { proof, version: RIG_VERSION, spec: '{}', open: true });
  const engine = await PostgresEngine.open(pool, { proof, version: RIG_VERSION }, RIG_TERMS);
  const workers: ChildProcess[] = [];
  return {
    engine,
    async startWorker(version = RIG_VERSION) {
      const worker = fork(
        fileURLToPath(new URL('./postgres-worker.ts', import.meta.url)),
        [url, proof, version],
        {
          execArgv: ['--import', 'tsx', '--conditions=@inkling/source'],
        },
      );
      workers.push(worker);
      await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('exit', () => reject(new Error('the worker did not start')));
      });
      return { kill: () => void worker.kill('SIGKILL') };
    },
    killServer: () => server.killAndRestart(),
    reset: () => {
      const before = line.resets;
      line.reset();
      return line.resets - before;
    },
    silence: (ms) => line.silence(ms),
    async close() {
      for (const worker of workers) worker.kill('SIGKILL');
      await engine.close();
      await pool.end();
      line.close();
    },
  };
}
