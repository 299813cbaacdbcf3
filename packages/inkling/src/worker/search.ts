import { needShape } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import {
  abortError,
  OPTIONS,
  type OptimumOptions,
  type OptimumProgress,
} from '@inkling/deduction/define/optimum';
import { needSignal, type StopSignal } from '@inkling/deduction/define/run';
import { StrategyError } from '@inkling/deduction/define/strategy-error';
import { listenForEnd } from './end.ts';
import {
  listenTo,
  type MessagePort,
  type SentError,
  type SentOptimum,
  type WorkerReport,
  type WorkerRequest,
} from './protocol.ts';

/** Options of a search in a worker. */
export interface WorkerSearchOptions extends OptimumOptions {
  /**
   * An `AbortSignal`, on which the promise resolves to the best strategy so far. If the worker does not answer
   * within five seconds, the promise is rejected with an `AbortError`.
   */
  readonly signal?: StopSignal & {
    addEventListener?(kind: string, listen: () => void, options: { readonly once: true }): void;
    removeEventListener?(kind: string, listen: () => void): void;
  };
  readonly onProgress?: (progress: OptimumProgress) => void;
  /** The game as a JSON string (`docs/library.md`), for a worker that has no game of its own. */
  readonly game?: string;
}

/** Sends searches to a worker. Several searches may be requested of one worker; they take turns there. */
export interface WorkerSearch {
  /**
   * Searches in the worker. The promise is rejected in the same cases as that of `game.optimum`; also if the
   * worker fails, or terminates before it has answered.
   */
  optimum(options?: WorkerSearchOptions): Promise<SentOptimum>;
}

/** Calls a function after a delay, unless the function that it returns is called first. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/**
 * Connects to a worker whose module calls `serveSearches`.
 *
 * @throws TypeError if an argument is invalid; the message names it
 *
 * @example
 * const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
 * const best = await searchIn(worker).optimum({ signal: AbortSignal.timeout(10_000) });
 * verifyCertificate(best.certificate, game); // { ok: true, strategy }
 */
export function searchIn(port: MessagePort): WorkerSearch {
  return searchWith(port, later);
}

/** Does the same as `searchIn`, with a given timer. */
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
  const ask = (given: WorkerSearchOptions) =>
    new Promise<SentOptimum>((resolve, reject) => {
      needKnownFields(given, 'options', [...OPTIONS, 'game']);
      const { signal, onProgress, game, ...options } = given;
      needSignal(signal);
      if (ended) throw ended;
      const id = asked++;
      let giveUp: (() => void) | undefined;
      const settle = () => {
        waiting.delete(id);
        signal?.removeEventListener?.('abort', stop);
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

/** How long a worker may take to answer after an abort. A searching worker notices it within about 50 ms. */
const PATIENCE_MS = 5000;

function later(run: () => void, milliseconds: number): () => void {
  const { setTimeout, clearTimeout } = globalThis as unknown as {
    setTimeout(run: () => void, milliseconds: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function errorOf({ name, message, code }: SentError): Error {
  if (code !== undefined) return new StrategyError(code, message);
  const known: Readonly<Record<string, ErrorConstructor>> = { RangeError, TypeError };
  const error = new (known[name] ?? Error)(message);
  error.name = name;
  return error;
}
