import { Worker } from 'node:worker_threads';
import { type Batch, type BatchReply, GroupCommit } from './group-commit.ts';

/** Somebody who commits one batch at a time. Rejects when he is gone; the next batch may find another. */
export interface Writer {
  commit(batch: Batch): Promise<BatchReply>;
  close(): Promise<void>;
}

export type StartWriter = (path: string) => Writer;

/** A thread of its own; started again when it dies. Needs the compiled files beside it. */
export const threadWriter: StartWriter = (path) => {
  let thread: Worker | undefined;
  let asked: { resolve(reply: BatchReply): void; reject(why: Error): void } | undefined;

  function start(): Worker {
    const worker = new Worker(new URL('./writer-thread.js', import.meta.url), { workerData: { path } });
    const gone = () => {
      if (thread !== worker) return;
      thread = undefined;
      asked?.reject(new Error('the writer thread has ended'));
    };
    worker.on('message', (reply: BatchReply) => asked?.resolve(reply));
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  return {
    commit(batch) {
      thread ??= start();
      const worker = thread;
      return new Promise((resolve, reject) => {
        asked = { resolve, reject };
        worker.postMessage(batch, []);
      });
    },
    async close() {
      const worker = thread;
      thread = undefined;
      await worker?.terminate();
    },
  };
};

/** In this thread: for tests and tools that run from source. */
export const localWriter: StartWriter = (path) => {
  const group = new GroupCommit(path);
  return {
    commit: async (batch) => group.commit(batch),
    close: async () => group.close(),
  };
};
