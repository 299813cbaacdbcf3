import { setTimeout as sleep } from 'node:timers/promises';
import { isPermanent } from './engine-fault.ts';
import type { Fact } from './fact.ts';
import type { JobEngine, Lease } from './job-engine.ts';
import { type RetryTerms, retry } from './retry.ts';

/** Does one job. Rejects if the job cannot be done. The signal is aborted when the result is no longer needed. */
export type Runner = (payload: unknown, signal: AbortSignal) => Promise<Yield>;

export interface Yield {
  readonly facts: readonly Fact[];
  /** The number of sets searched. */
  readonly nodes: number;
}

export interface WorkOptions extends RetryTerms {
  /** The maximum number of simultaneous jobs. */
  readonly slots: number;
  readonly renewEveryMs: number;
  /** Stops the loop when it is aborted. Jobs in progress are dropped, and their leases expire. */
  readonly signal: AbortSignal;
  readonly onJob?: (lease: Lease, outcome: 'done' | 'failed' | 'given-up') => void;
  /** Called with the facts that a job found, before they are sent to the engine. */
  readonly onFacts?: (facts: readonly Fact[]) => void;
}

/**
 * Leases jobs, runs them, renews their leases and sends their facts to the engine, until the signal is aborted. Failed
 * calls to the engine are reported and retried, so jobs are never lost, only late. Rejects if a retry is useless. The
 * runner must not block this thread, or leases expire while it works; long computations belong in a worker thread.
 */
export async function workLoop(engine: JobEngine, run: Runner, options: WorkOptions): Promise<void> {
  const end = new AbortController();
  const signal = AbortSignal.any([options.signal, end.signal]);
  let fault: unknown;
  const giveUp = (error: unknown) => {
    fault ??= error;
    end.abort();
  };
  const running = new Map<string, AbortController>();
  const patience = { ...options, signal };
  const work = (lease: Lease) => doJob(engine, run, lease, running, patience).catch(giveUp);
  const renewing = keepRenewing(engine, running, patience);
  const under = new Set<Promise<void>>();
  while (!signal.aborted) {
    const free = options.slots - under.size;
    const leases = free > 0 ? await leaseSome(engine, free, patience).catch(giveUp) : [];
    for (const lease of leases ?? []) {
      const job = work(lease).finally(() => under.delete(job));
      under.add(job);
    }
    if (leases?.length === free && free > 0) continue;
    if (!signal.aborted) await idle(engine, under, signal);
  }
  for (const stop of running.values()) stop.abort();
  await Promise.allSettled([...under, renewing]);
  if (fault !== undefined) throw fault;
}

/** Resolves when a job has finished, when there may be a new job, or when the loop is stopped. */
function idle(engine: JobEngine, under: ReadonlySet<Promise<void>>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, IDLE_MS);
    signal.addEventListener('abort', done);
    // If the engine cannot be reached, the timeout resolves this promise, and the loop tries again.
    Promise.race([...under, engine.wait(IDLE_MS)]).then(done, () => undefined);
  });
}

async function doJob(
  engine: JobEngine,
  run: Runner,
  lease: Lease,
  running: Map<string, AbortController>,
  options: WorkOptions,
): Promise<void> {
  const { signal, onJob, onFacts } = options;
  const { id, payload } = lease;
  const stop = new AbortController();
  running.set(id, stop);
  const outcome = await run(payload, AbortSignal.any([stop.signal, signal])).then(
    (found) => ({ found }),
    (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
  );
  running.delete(id);
  if (signal.aborted) return onJob?.(lease, 'given-up');
  if ('found' in outcome) {
    const { facts, nodes } = outcome.found;
    onFacts?.(facts);
    // The facts are true even if the job is no longer needed.
    await retry(() => engine.finish(id, facts, nodes), options);
    return onJob?.(lease, stop.signal.aborted ? 'given-up' : 'done');
  }
  if (stop.signal.aborted) return onJob?.(lease, 'given-up');
  await retry(() => engine.fail(id, outcome.reason), options);
  onJob?.(lease, 'failed');
}

async function leaseSome(engine: JobEngine, count: number, options: WorkOptions): Promise<readonly Lease[]> {
  try {
    return await engine.lease(count);
  } catch (error) {
    if (isPermanent(error)) throw error;
    if (!options.signal.aborted) options.onTrouble?.(error);
    return [];
  }
}

/** Renews the leases of all running jobs. Failures are not reported, because the next lease or finish reports them. */
async function keepRenewing(
  engine: JobEngine,
  running: ReadonlyMap<string, AbortController>,
  { renewEveryMs, signal }: WorkOptions,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(renewEveryMs, undefined, { signal }).catch(() => undefined);
    const ids = [...running.keys()];
    if (ids.length === 0) continue;
    const held = await engine.renew(ids).catch(() => undefined);
    if (held) for (const id of ids) if (!held.has(id)) running.get(id)?.abort();
  }
}

const IDLE_MS = 100;
