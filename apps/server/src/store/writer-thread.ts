import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Batch, GroupCommit } from './group-commit.ts';
import type { WriterData, WriterTask } from './writer.ts';

/** The thread that waits for the disk, so that the main thread need not. Writes that arrive meanwhile share a commit. */
if (parentPort) {
  const port = parentPort;
  const { path, inode } = workerData as WriterData;
  const group = new GroupCommit(path, (event) => port.postMessage({ event }, []), inode);
  const waiting = () => receiveMessageOnPort(port)?.message as WriterTask | undefined;
  port.on('message', (first: WriterTask) => {
    const writes: Batch['writes'][number][] = [];
    let isLast = false;
    for (let task: WriterTask | undefined = first; task !== undefined; task = waiting()) {
      if (task === 'tend') group.tend();
      else if (task === 'resume') group.resume();
      else if (task === 'end') isLast = true;
      else writes.push(...task.writes);
    }
    if (writes.length > 0) port.postMessage(group.commit({ writes }), []);
    if (!isLast) return;
    group.end();
    port.close();
  });
}
