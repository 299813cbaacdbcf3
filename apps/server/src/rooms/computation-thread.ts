import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Computation, compute } from '../room/computation.ts';

/**
 * Added to the thread's niceness, so that it gets about a third of the time while the main thread is fully busy. It is
 * declared up here because the code below runs as soon as the module is loaded.
 */
const BEHIND_THE_MAIN_THREAD = 5;

/** The entry point of the worker threads that `computation-worker.ts` uses. */
if (parentPort) {
  const port = parentPort;
  makeWay();
  port.on('message', (computation: Computation) => {
    // An exception terminates the thread, and the computation with it.
    void compute(computation).then((result) => port.postMessage(result, []));
  });
}

/** Lowers the priority of this thread, so that the main thread goes first on machines with few cores. */
function makeWay(): void {
  // On other systems this would change the priority of the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND_THE_MAIN_THREAD));
  } catch {
    // The thread then keeps its normal priority.
  }
}
