import { Worker } from 'node:worker_threads';
import { type Batch, type BatchReply, GroupCommit, type WriterEvent } from './group-commit.ts';

/**
 * Commits batches in the order in which they come. Rejects when the thread has died; it is started again for the next
 * batch.
 */
export interface Writer {
  commit(batch: Batch): Promise<BatchReply>;
  /** Copies what is committed into the main file, and checks the files. */
  tend(): void;
  /** Call it when nobody reads the lost log any more. */
  resume(): void;
  /** Closes after everything before is committed; the main file is then complete without its log. */
  close(): Promise<void>;
}

/** What is sent to the thread. */
export type WriterTask = Batch | 'tend' | 'resume' | 'end';

export type StartWriter = (path: string, tell?: (event: WriterEvent) => void) => Writer;

interface Asked {
  readonly count: number;
  resolve(reply: BatchReply): void;
  reject(why: Error): void;
}

/**
 * Writes in a thread, which is started again when it dies; it needs the compiled files beside it. It may commit several
 * batches at once, and then answers them together, with the outcomes in order. The first batch is committed here, because
 * a server without visitors writes nothing but its signing key, and the thread takes 6 MB.
 */
export const threadWriter: StartWriter = (path, tell = () => undefined) => {
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
      workerData: { path },
      // It receives only short-lived objects; with the default size it would hold 20 MB that nothing uses.
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
        return commitHere(path, tell, batch);
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

function commitHere(path: string, tell: (event: WriterEvent) => void, batch: Batch): BatchReply {
  const group = new GroupCommit(path, tell);
  try {
    return group.commit(batch);
  } finally {
    group.end();
  }
}

/** A disk that does not answer must not keep a server from ending. */
const END_WAIT_MS = 5000;

/** Writes in this thread, for tests and tools that run from source. */
export const localWriter: StartWriter = (path, tell) => writerOf(new GroupCommit(path, tell), 'end');

/** Writes in this thread beside a server that may be running, and leaves its log alone. */
export const besideWriter: StartWriter = (path, tell) => writerOf(new GroupCommit(path, tell), 'close');

function writerOf(group: GroupCommit, last: 'end' | 'close'): Writer {
  return {
    commit: async (batch) => group.commit(batch),
    tend: () => group.tend(),
    resume: () => group.resume(),
    close: async () => group[last](),
  };
}
