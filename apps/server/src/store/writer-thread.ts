import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Batch, GroupCommit } from './group-commit.ts';

/** The thread that waits for the disk, so that nobody else has to. What came meanwhile shares the next commit. */
if (parentPort) {
  const port = parentPort;
  const group = new GroupCommit(String((workerData as { readonly path: string }).path));
  port.on('message', (first: Batch) => {
    const writes = [...first.writes];
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
      writes.push(...(more.message as Batch).writes);
    port.postMessage(group.commit({ writes }), []);
  });
}
