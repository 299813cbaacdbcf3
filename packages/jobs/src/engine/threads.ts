import { Worker } from 'node:worker_threads';

/**
 * A pool of worker threads that each handle one request at a time. Long computations belong here, because they would
 * keep the main thread from renewing its leases. A flag in shared memory stops a request. When a thread dies, its
 * request fails, and the thread is replaced.
 */
export class Threads {
  readonly #start: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #size: number;
  readonly #queue: (() => void)[] = [];
  #closed = false;

  constructor(size: number, start: () => Worker) {
    this.#size = size;
    this.#start = start;
  }

  /** Resolves to a thread's reply. Rejects if the request fails, the thread dies or the pool is closed. */
  async run(request: unknown, signal: AbortSignal): Promise<unknown> {
    while (this.#idle.length === 0 && this.#all.size >= this.#size && !this.#closed)
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    if (this.#closed) throw new Error('the thread pool is closed');
    const thread = this.#idle.pop() ?? this.#add();
    try {
      const reply = await ask(thread, request, signal);
      this.#idle.push(thread);
      return reply;
    } catch (error) {
      if (error instanceof RequestError) this.#idle.push(thread);
      else {
        this.#all.delete(thread);
        void thread.terminate();
      }
      throw error;
    } finally {
      this.#queue.shift()?.();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const next of this.#queue.splice(0)) next();
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #add(): Worker {
    const thread = this.#start();
    this.#all.add(thread);
    return thread;
  }
}

export interface ThreadRequest {
  readonly request: unknown;
  /** A single element, which becomes nonzero when the reply is no longer needed. */
  readonly stop: Int32Array;
}

export type ThreadReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** Starts a thread that runs one of our files: compiled JavaScript, or the TypeScript source inside the repository. */
export function startThread(file: URL, workerData: unknown): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData });
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(script, { eval: true, workerData, execArgv: ['--conditions=@inkling/source'] });
}

/** A request failed, but its thread can still be used. */
class RequestError extends Error {}

function ask(thread: Worker, request: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const halt = () => void Atomics.store(stop, 0, 1);
    const listeners = {
      message: (reply: ThreadReply) =>
        end(() => (reply.ok ? resolve(reply.value) : reject(new RequestError(reply.reason)))),
      error: (error: Error) => end(() => reject(error)),
      exit: () => end(() => reject(new Error('the thread has ended'))),
    };
    const end = (act: () => void) => {
      signal.removeEventListener('abort', halt);
      for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
      act();
    };
    signal.addEventListener('abort', halt);
    if (signal.aborted) halt();
    for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
    thread.postMessage({ request, stop } satisfies ThreadRequest, []);
  });
}
