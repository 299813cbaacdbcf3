import { needShape } from '@inkling/core/arguments';
import type { OptimumOptions, OptimumProgress } from '@inkling/deduction/define/optimum';
import type { StopSignal } from '@inkling/deduction/define/run';
import {
  listenTo,
  type MessagePort,
  type SentOptimum,
  type WorkerReport,
  type WorkerRequest,
} from './protocol.ts';

/** A search in a worker, watched from here. */
export interface WorkerSearchOptions extends OptimumOptions {
  /** An `AbortSignal`: the promise then settles with the best so far. */
  readonly signal?: StopSignal & {
    addEventListener?(kind: string, listen: () => void, options: { readonly once: true }): void;
  };
  readonly onProgress?: (progress: OptimumProgress) => void;
  /** The game as a JSON text (`docs/library.md`), for a worker that has none of its own. */
  readonly game?: string;
}

/** Searches in a worker. Several searches may be asked of one worker; they take turns there. */
export interface WorkerSearch {
  optimum(options?: WorkerSearchOptions): Promise<SentOptimum>;
}

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
  needShape(port, 'port', { postMessage: 'function' });
  const waiting = new Map<number, (report: WorkerReport) => void>();
  let asked = 0;
  const say = (request: WorkerRequest) => port.postMessage(request);
  listenTo(port, (message) => waiting.get((message as WorkerReport).id)?.(message as WorkerReport));
  return {
    optimum: ({ signal, onProgress, game, ...options } = {}) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, (report) => {
          if ('progress' in report) {
            onProgress?.(report.progress);
            return;
          }
          waiting.delete(id);
          if ('found' in report) resolve(report.found);
          else reject(errorOf(report.error));
        });
        say({ ask: 'optimum', id, options, ...(game === undefined ? {} : { game }) });
        const stop = () => say({ ask: 'stop', id });
        if (signal?.aborted) stop();
        else signal?.addEventListener?.('abort', stop, { once: true });
      }),
  };
}

function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  const known: Readonly<Record<string, ErrorConstructor>> = { RangeError, TypeError };
  const error = new (known[name] ?? Error)(message);
  error.name = name;
  return error;
}
