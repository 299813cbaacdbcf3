import { Worker } from 'node:worker_threads';
import { inodeOf } from './database-files.ts';
import { type Batch, type BatchReply, GroupCommit, type WriterEvent } from './group-commit.ts';

/**
 * Commits batches in the order in which they arrive. `commit` rejects if the writer's thread has died; the next batch
 * starts a new thread.
 */
export interface Writer {
  commit(batch: Batch): Promise<BatchReply>;
  /** Copies committed data from the log into the main file, and checks the files. */
  tend(): void;
  /** Accepts batches again after a lost log. Call this when nobody reads the lost log any more. */
  resume(): void;
  /** Closes after committing all earlier batches. The main file then needs no log, except with `besideWriter`. */
  close(): Promise<void>;
}

/** What the writer's thread is started with. */
export interface WriterData {
  readonly path: string;
  readonly inode: number | undefined;
}

/** A message to the writer's thread. */
export type WriterTask = Batch | 'tend' | 'resume' | 'end';

/** `inode` identifies the main file that the server has open; by default, it is the one that has this path now. */
export type StartWriter = (path: string, tell?: (event: WriterEvent) => void, inode?: number) => Writer;

interface Asked {
  readonly count: number;
  resolve(reply: BatchReply): void;
  reject(why: Error): void;
}

/**
 * Writes in a worker thread, which is restarted if it dies. This requires the compiled files next to this one. The thread
 * may commit several batches together, and then replies once, with all outcomes in order. The first batch is committed
 * in this thread, because a server without visitors writes only its signing key, and the worker thread takes 6 MB.
 */
export const threadWriter: StartWriter = (path, tell = () => undefined, inode = inodeOf(path)) => {
  let thread: Worker | undefined;
  let isFirst = true;
  let asked: Asked[] = [];

  function loseAsked(): void {
    const lost = asked;
    asked = [];
    for (const { reject } of lost) reject(new Error('the writer thread has ended'));
  }

  function start(): Worker {
    const worker = new Worker(new URL('./writer-thread.js', import.meta.url), {
      workerData: { path, inode } satisfies WriterData,
      // The thread receives only short-lived objects. With the default size it would hold 20 MB that it never needs.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const gone = () => {
      if (thread !== worker) return;
      thread = undefined;
      loseAsked();
    };
    worker.on('message', (message: BatchReply | { readonly event: WriterEvent }) => {
      if ('event' in message) return tell(message.event);
      const { outcomes } = message;
      for (let from = 0; from < outcomes.length; ) {
        const next = asked.shift();
        if (!next) throw new Error('an answer to nothing');
        next.resolve({ outcomes: outcomes.slice(from, from + next.count) });
        from += next.count;
      }
    });
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  return {
    async commit(batch) {
      if (batch.writes.length === 0) return { outcomes: [] };
      if (isFirst) {
        isFirst = false;
        return commitHere(new GroupCommit(path, tell, inode), batch);
      }
      return new Promise((resolve, reject) => {
        asked.push({ count: batch.writes.length, resolve, reject });
        thread ??= start();
        thread.postMessage(batch satisfies WriterTask, []);
      });
    },
    tend: () => thread?.postMessage('tend' satisfies WriterTask, []),
    resume: () => thread?.postMessage('resume' satisfies WriterTask, []),
    async close() {
      const worker = thread;
      if (!worker) return;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('end' satisfies WriterTask, []);
      const late = setTimeout(() => void worker.terminate(), END_WAIT_MS);
      await ended;
      clearTimeout(late);
    },
  };
};

function commitHere(group: GroupCommit, batch: Batch): BatchReply {
  try {
    return group.commit(batch);
  } finally {
    group.end();
  }
}

/** A disk that does not respond must not prevent the server from stopping. */
const END_WAIT_MS = 5000;

/** Writes in the calling thread: for tests and tools that run from source. */
export const localWriter: StartWriter = (path, tell, inode) =>
  writerOf(new GroupCommit(path, tell, inode), 'end');

/** Writes in the calling thread while a server may be running on the same database, and does not truncate its log. */
export const besideWriter: StartWriter = (path, tell, inode) =>
  writerOf(new GroupCommit(path, tell, inode), 'close');

function writerOf(group: GroupCommit, last: 'end' | 'close'): Writer {
  return {
    commit: async (batch) => group.commit(batch),
    tend: () => group.tend(),
    resume: () => group.resume(),
    close: async () => group[last](),
  };
}
