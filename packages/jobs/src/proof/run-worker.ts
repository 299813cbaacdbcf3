import { isPermanent, RefusedError, sayFault } from '../engine/engine-fault.ts';
import type { ProofName } from '../engine/job-engine.ts';
import { openProofStore } from '../engine/open-store.ts';
import { MissingPackages, type ProofStore } from '../engine/proof-store.ts';
import { nameProof, type ProofSpec, parseSpec } from './spec.ts';
import { WorkerPool } from './worker-pool.ts';

export interface WorkerOptions {
  readonly engineUrl: string;
  readonly workers: number;
  readonly tableBytes?: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: WorkerEvent) => void;
}

export type WorkerEvent =
  | { readonly kind: 'joined' | 'left'; readonly rules: string }
  | { readonly kind: 'job'; readonly outcome: 'done' | 'failed' | 'given-up' }
  | { readonly kind: 'other-version'; readonly proof: string; readonly version: string }
  | { readonly kind: 'idle' }
  /** A call failed and will be retried. */
  | { readonly kind: 'trouble'; readonly message: string }
  /** Each of the following is the last event, because a retry is useless. */
  | { readonly kind: 'missing-packages'; readonly packages: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unreachable'; readonly message: string };

/**
 * Works on the open proofs of a database, oldest first, until the signal is aborted. It stops if the database cannot be
 * reached at the start, or on a permanent error. If the database becomes unreachable later, it waits and retries.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { signal, onEvent } = options;
  let wasReached = false;
  while (!signal.aborted) {
    try {
      await workOnce(options, () => {
        wasReached = true;
      });
    } catch (error) {
      if (error instanceof MissingPackages)
        return onEvent({ kind: 'missing-packages', packages: error.packages });
      if (error instanceof RefusedError) return onEvent({ kind: 'refused', why: error.why });
      const isLast = !wasReached || isPermanent(error);
      onEvent({ kind: isLast ? 'unreachable' : 'trouble', message: sayFault(error) });
      if (isLast) return;
    }
    await pause(IDLE_MS, signal);
  }
}

async function workOnce(options: WorkerOptions, onReached: () => void): Promise<void> {
  const { onEvent } = options;
  const store = await openProofStore(options.engineUrl);
  try {
    const records = await store.openProofs();
    onReached();
    for (const { proof, version, spec: text } of records) {
      const spec = parseSpec(text);
      const name = spec.ok ? nameProof(spec.value) : undefined;
      if (!spec.ok || name?.proof !== proof || name.version !== version) {
        onEvent({ kind: 'other-version', proof, version });
        continue;
      }
      await workUntilClosed(store, spec.value, name, options);
      return;
    }
    onEvent({ kind: 'idle' });
  } finally {
    await store.close();
  }
}

async function workUntilClosed(
  store: ProofStore,
  spec: ProofSpec,
  name: ProofName,
  { signal, onEvent, workers, tableBytes }: WorkerOptions,
): Promise<void> {
  onEvent({ kind: 'joined', rules: spec.rules });
  const closed = new AbortController();
  const engine = await store.engine(name, 'worker');
  const pool = new WorkerPool(spec, workers, tableBytes);
  const stop = AbortSignal.any([signal, closed.signal]);
  const working = pool
    .work(engine, stop, {
      onJob: (_, outcome) => onEvent({ kind: 'job', outcome }),
      onTrouble: (error) => onEvent({ kind: 'trouble', message: sayFault(error) }),
    })
    .finally(() => closed.abort());
  // Awaited below, after the threads have stopped; until then a rejection must not count as unhandled.
  working.catch(() => undefined);
  try {
    while (!stop.aborted) {
      await pause(IDLE_MS, stop);
      const open = await store.openProofs().catch(() => undefined);
      if (open && !open.some(({ proof }) => proof === name.proof)) closed.abort();
    }
  } finally {
    await pool.close();
    await working.finally(() => engine.close());
  }
  onEvent({ kind: 'left', rules: spec.rules });
}

const IDLE_MS = 2000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
