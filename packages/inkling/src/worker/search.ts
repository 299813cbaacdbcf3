import { needShape } from '@inkling/core/arguments';
import { abortError, type OptimumOptions, type OptimumProgress } from '@inkling/deduction/define/optimum';
import { needSignal, type StopSignal } from '@inkling/deduction/define/run';
import { listenForEnd } from './end.ts';
import {
  listenTo,
  type MessagePort,
  type SentOptimum,
  type WorkerReport,
  type WorkerRequest,
} from './protocol.ts';

/** A search in a worker, watched from here. */
export interface WorkerSearchOptions extends OptimumOptions {
  /**
   * An `AbortSignal`: the promise then settles with the best so far; a worker that does not answer within five seconds
   * is given up, and the promise is rejected with an `AbortError`.
   */
  readonly signal?: StopSignal & {
    addEventListener?(kind: string, listen: () => void, options: { readonly once: true }): void;
  };
  readonly onProgress?: (progress: OptimumProgress) => void;
  /** The game as a JSON text (`docs/library.md`), for a worker that has none of its own. */
  readonly game?: string;
}

/** Searches in a worker. Several searches may be asked of one worker; they take turns there. */
export interface WorkerSearch {
  /**
   * The promise is rejected as that of `game.optimum`; also with the error of a worker that fails, and where it ends before it
   * has answered.
   */
  optimum(options?: WorkerSearchOptions): Promise<SentOptimum>;
}

/** Calls a function after some time, unless what it returns is called before. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/**
 * Speaks to a worker whose module calls `serveSearches`.
 *
 * @throws TypeError that names an argument that is wrong
 *
 * @example
 * const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
 * const best = await searchIn(worker).optimum({ signal: AbortSignal.timeout(10_000) });
 * verifyCertificate(best.certificate, game); // { ok: true, strategy }
 */
export function searchIn(port: MessagePort): WorkerSearch {
  return searchWith(port, later);
}

/** The same with a clock. */
export function searchWith(port: MessagePort, wait: Later): WorkerSearch {
  needShape(port, 'port', { postMessage: 'function' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;
  const say = (request: WorkerRequest) => port.postMessage(request);
  listenTo(port, (message) => waiting.get((message as WorkerReport).id)?.hear(message as WorkerReport));
  listenForEnd(port, (error, isLast) => {
    if (isLast) ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
  });
  const ask = ({ signal, onProgress, game, ...options }: WorkerSearchOptions) =>
    new Promise<SentOptimum>((resolve, reject) => {
      needSignal(signal);
      if (ended) throw ended;
      const id = asked++;
      let giveUp: (() => void) | undefined;
      const settle = () => {
        waiting.delete(id);
        giveUp?.();
      };
      const refuse = (error: unknown) => {
        settle();
        reject(error);
      };
      const stop = () => {
        if (!waiting.has(id)) return;
        say({ ask: 'stop', id });
        giveUp = wait(() => refuse(abortError('the worker does not answer')), PATIENCE_MS);
      };
      const hear = (report: WorkerReport) => {
        if ('progress' in report) {
          try {
            onProgress?.(report.progress);
          } catch (error) {
            say({ ask: 'stop', id });
            refuse(error);
          }
        } else if ('found' in report) {
          settle();
          resolve(report.found);
        } else refuse(errorOf(report.error));
      };
      say({ ask: 'optimum', id, options, ...(game === undefined ? {} : { game }) });
      waiting.set(id, { hear, reject: refuse });
      if (signal?.aborted) stop();
      else signal?.addEventListener?.('abort', stop, { once: true });
    });
  return { optimum: (options = {}) => ask(options) };
}

interface Waiting {
  hear(report: WorkerReport): void;
  reject(error: unknown): void;
}

/** How long a worker may take to answer after a signal; one that searches hears it within 50 ms or so. */
const PATIENCE_MS = 5000;

function later(run: () => void, milliseconds: number): () => void {
  const { setTimeout, clearTimeout } = globalThis as unknown as {
    setTimeout(run: () => void, milliseconds: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  const known: Readonly<Record<string, ErrorConstructor>> = { RangeError, TypeError };
  const error = new (known[name] ?? Error)(message);
  error.name = name;
  return error;
}
