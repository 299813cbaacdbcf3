import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorkRequest } from './rig-work.ts';

/** A pool of worker processes that run one file and are reused across tests, unless they were killed. */
export class WorkerProcesses {
  readonly #file: URL;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();

  constructor(file: URL) {
    this.#file = file;
  }

  /** Starts a worker, or reuses an idle one. Resolves when it is ready. */
  async start(request: Exclude<WorkRequest, 'stop'>): Promise<ChildProcess> {
    const worker = this.#idle.pop() ?? this.#fork();
    await ask(worker, request);
    return worker;
  }

  /** Stops the given workers that are still alive and returns them to the pool. */
  async stop(workers: readonly ChildProcess[]): Promise<void> {
    const living = workers.filter(isAlive);
    await Promise.all(living.map((worker) => ask(worker, 'stop')));
    this.#idle.push(...living);
  }

  end(): void {
    for (const worker of this.#all) worker.kill('SIGKILL');
  }

  #fork(): ChildProcess {
    const worker = fork(fileURLToPath(this.#file), {
      execArgv: ['--import', 'tsx', '--conditions=@inkling/source'],
    });
    this.#all.add(worker);
    return worker;
  }
}

function isAlive({ exitCode, signalCode, killed }: ChildProcess): boolean {
  return exitCode === null && signalCode === null && !killed;
}

async function ask(worker: ChildProcess, request: WorkRequest): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  const gone = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the worker has ended');
  });
  gone.catch(() => undefined);
  worker.send(request);
  await Promise.race([once(worker, 'message', { signal }), gone]);
  done.abort();
}
