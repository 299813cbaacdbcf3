import { Worker } from 'node:worker_threads';
import type { Computation, ComputationResult } from '../room/computation.ts';

/** Something that runs one computation at a time. */
export interface ComputationThread {
  run(computation: Computation): Promise<ComputationResult>;
  close(): Promise<void>;
}

/**
 * Returns a worker thread that is started lazily. A computation that exceeds its deadline is terminated together with
 * its thread; the next computation starts a new thread.
 */
export function startComputationThread(): ComputationThread {
  let thread: Worker | undefined;
  let settle: (result: ComputationResult) => void = () => undefined;

  function start(): Worker {
    const worker = new Worker(new URL('./computation-thread.js', import.meta.url));
    const gone = () => {
      if (thread !== worker) return;
      thread = undefined;
      settle({ gaveUp: true });
    };
    // One listener serves all computations: once its listeners are removed, a worker receives nothing more.
    worker.on('message', (result: ComputationResult) => thread === worker && settle(result));
    worker.on('error', gone).on('exit', gone).unref();
    return worker;
  }

  return {
    run: (computation) =>
      new Promise((resolve) => {
        thread ??= start();
        const worker = thread;
        const deadline = setTimeout(() => {
          thread = undefined;
          settle({ gaveUp: true });
          void worker.terminate();
        }, DEADLINE_MS);
        settle = (result) => {
          clearTimeout(deadline);
          resolve(result);
        };
        worker.postMessage(computation, []);
      }),
    async close() {
      const worker = thread;
      thread = undefined;
      await worker?.terminate();
    },
  };
}

const DEADLINE_MS = 20_000;
