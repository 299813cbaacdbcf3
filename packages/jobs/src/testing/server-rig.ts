import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { JobEngine } from '../engine/job-engine.ts';
import { FaultyLine } from './proxy.ts';
import { RIG_VERSION, type Rig } from './rig.ts';

/** A real server that can be killed. */
export interface RigServer {
  readonly port: number;
  url(port: number): string;
  /** Where its workers go, where they have less rights than the coordinator. */
  workerUrl?(port: number): string;
  killAndRestart(): Promise<void>;
}

/** An engine for one proof, and what ends its connections. */
export interface Connected {
  readonly engine: JobEngine;
  end(): Promise<void>;
}

/** Over a real server: workers are processes, and every connection runs over a line that can fail. */
export async function openServerRig(
  server: RigServer,
  worker: URL,
  connect: (url: string, proof: string) => Promise<Connected>,
): Promise<Rig> {
  const line = await FaultyLine.to(server.port);
  const url = server.url(line.port);
  const workerUrl = server.workerUrl?.(line.port) ?? url;
  const proof = `rig-${randomUUID()}`;
  const { engine, end } = await connect(url, proof);
  const workers: ChildProcess[] = [];
  return {
    engine,
    async startWorker(version = RIG_VERSION) {
      const process = fork(fileURLToPath(worker), [workerUrl, proof, version], {
        execArgv: ['--import', 'tsx', '--conditions=@inkling/source'],
      });
      workers.push(process);
      await new Promise((resolve, reject) => {
        process.once('message', resolve);
        process.once('exit', () => reject(new Error('the worker did not start')));
      });
      return { kill: () => void process.kill('SIGKILL') };
    },
    killServer: () => server.killAndRestart(),
    reset: () => {
      const before = line.resets;
      line.reset();
      return line.resets - before;
    },
    silence: (ms) => line.silence(ms),
    async close() {
      for (const process of workers) process.kill('SIGKILL');
      await engine.close();
      await end();
      line.close();
    },
  };
}
