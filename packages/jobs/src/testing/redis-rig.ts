import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openRedis } from '../engine/redis-board.ts';
import { RedisEngine } from '../engine/redis-engine.ts';
import { FaultyLine } from './proxy.ts';
import type { RedisServer } from './redis-server.ts';
import { RIG_SILENCE_MS, RIG_TERMS, RIG_VERSION, type Rig } from './rig.ts';

/** BullMQ on a real server; workers are processes, and every connection runs over a line that can fail. */
export async function openRedisRig(server: RedisServer): Promise<Rig> {
  const line = await FaultyLine.to(server.port);
  const url = server.url(line.port);
  const { bull, redis, close } = await openRedis(url, RIG_SILENCE_MS);
  const proof = `rig-${randomUUID()}`;
  const engine = new RedisEngine(bull, redis, { proof, version: RIG_VERSION }, RIG_TERMS);
  const workers: ChildProcess[] = [];
  return {
    engine,
    async startWorker(version = RIG_VERSION) {
      const program = fileURLToPath(new URL('./redis-worker.ts', import.meta.url));
      const worker = fork(program, [url, proof, version], {
        execArgv: ['--import', 'tsx', '--conditions=@inkling/source'],
      });
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
      await close();
      line.close();
    },
  };
}
