import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { FaultyLine } from './proxy.ts';
import { RIG_VERSION, type Rig } from './rig.ts';
import type { OpenWork } from './rig-work.ts';
import type { WorkerProcesses } from './worker-processes.ts';

/** A real server that can be killed. */
export interface RigServer {
  readonly port: number;
  url(port: number): string;
  /** Returns the URL for workers, if they have fewer rights than the coordinator. */
  workerUrl?(port: number): string;
  killAndRestart(): Promise<void>;
}

/** Opens a rig with a real server. Workers are processes, and every connection can fail. */
export async function openServerRig(
  server: RigServer,
  processes: WorkerProcesses,
  connect: (url: string, proof: string) => Promise<OpenWork>,
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
      const worker = await processes.start({ url: workerUrl, proof, version });
      workers.push(worker);
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
      await processes.stop(workers);
      await engine.close();
      await end();
      line.close();
    },
  };
}
