import { parentPort } from 'node:worker_threads';
import { type Computation, compute } from '../room/computation.ts';

/** The thread in which `computation-worker.ts` computes. */
if (parentPort) {
  const port = parentPort;
  port.on('message', (computation: Computation) => {
    // A fault ends the thread, and the computation with it.
    void compute(computation).then((result) => port.postMessage(result, []));
  });
}
