import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Computation, compute } from '../room/computation.ts';

/**
 * With this priority it gets about a third of the time when the main thread wants all of it. It is declared up here
 * because the code below runs at once.
 */
const BEHIND_THE_MAIN_THREAD = 5;

/** The thread in which `computation-worker.ts` computes. */
if (parentPort) {
  const port = parentPort;
  makeWay();
  port.on('message', (computation: Computation) => {
    // An exception ends the thread, and the computation with it.
    void compute(computation).then((result) => port.postMessage(result, []));
  });
}

/** Gives this thread a lower priority, so that the main thread goes first where cores are few. */
function makeWay(): void {
  // On other systems this would change the priority of the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND_THE_MAIN_THREAD));
  } catch {
    // Then it computes at the usual priority.
  }
}
