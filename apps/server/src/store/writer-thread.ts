import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, GroupCommit } from './group-commit.ts';

/** The thread that waits for the disk, so that nobody else has to. */
if (parentPort) {
  const port = parentPort;
  const group = new GroupCommit(String((workerData as { readonly path: string }).path));
  port.on('message', (batch: Batch) => port.postMessage(group.commit(batch), []));
}
