import { Worker } from 'node:worker_threads';

/**
 * Threads that do one request at a time each. Computing belongs here, because it would keep the main thread from renewing
 * its leases. A flag in shared memory stops a request. When a thread dies, its request fails, and it is replaced.
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

  /** The reply of a thread. Rejects when the request fails, the thread dies or the pool is closed. */
  async run(request: unknown, signal: AbortSignal): Promise<unknown> {
    while (this.#idle.length === 0 && this.#all.size >= this.#size && !this.#closed)
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    if (this.#closed) throw new Error('the threads are closed');
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
  /** One cell, which is not 0 when the reply is no longer wanted. */
  readonly stop: Int32Array;
}

export type ThreadReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** A thread that runs a file of ours, compiled or, inside the repository, as it was written. */
export function startThread(file: URL, workerData: unknown): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData });
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(script, { eval: true, workerData, execArgv: ['--conditions=@inkling/source'] });
}

/** The thread refused one request and is well. */
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
