import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Computation, compute } from '../room/computation.ts';

/**
 * About a third of the time where the main thread wants all of it. Declared before it is used: the thread begins below.
 */
const BEHIND_THE_MAIN_THREAD = 5;

/** The thread in which `computation-worker.ts` computes. */
if (parentPort) {
  const port = parentPort;
  makeWay();
  port.on('message', (computation: Computation) => {
    // A fault ends the thread, and the computation with it.
    void compute(computation).then((result) => port.postMessage(result, []));
  });
}

/** Where there are too few cores, the thread that answers people goes first. */
function makeWay(): void {
  // Elsewhere the priority is that of the whole process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + BEHIND_THE_MAIN_THREAD));
  } catch {
    // It computes without a lower priority.
  }
}
