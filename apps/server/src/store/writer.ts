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
  return {
    commit(batch) {
      thread ??= new Worker(new URL('./writer-thread.js', import.meta.url), { workerData: { path } });
      const worker = thread;
      return new Promise((resolve, reject) => {
        const settle = (act: () => void) => {
          worker.removeAllListeners();
          act();
        };
        worker.once('message', (reply: BatchReply) => settle(() => resolve(reply)));
        const gone = (why: unknown) =>
          settle(() => {
            if (thread === worker) thread = undefined;
            reject(why instanceof Error ? why : new Error('the writer thread has ended'));
          });
        worker.once('error', gone);
        worker.once('exit', gone);
        worker.postMessage(batch, []);
      });
    },
    async close() {
      await thread?.terminate();
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
