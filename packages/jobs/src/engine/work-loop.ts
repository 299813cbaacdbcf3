import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact } from './fact.ts';
import type { JobEngine, Lease } from './job-engine.ts';

/** Does one job. Rejects when the job cannot be done; the signal says that nobody wants it any more. */
export type Runner = (payload: unknown, signal: AbortSignal) => Promise<Yield>;

export interface Yield {
  readonly facts: readonly Fact[];
  /** Sets searched. */
  readonly nodes: number;
}

export interface WorkOptions {
  /** Jobs at a time. */
  readonly slots: number;
  readonly renewEveryMs: number;
  /** Ends the loop when it is aborted; what is under way is given up and its lease runs out. */
  readonly signal: AbortSignal;
  readonly onJob?: (lease: Lease, outcome: 'done' | 'failed' | 'given-up') => void;
}

/**
 * Leases jobs, keeps the leases alive and hands the facts in, until it is told to stop. An engine that cannot be
 * reached is tried again for ever: its jobs are never lost, only late. The runner must not block this thread, or leases
 * run out while it works: kernels belong in a worker thread.
 */
export async function workLoop(engine: JobEngine, run: Runner, options: WorkOptions): Promise<void> {
  const { slots, renewEveryMs, signal, onJob } = options;
  const running = new Map<string, AbortController>();
  const work = async (lease: Lease) => {
    const { id, payload } = lease;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const { facts, nodes } = await run(payload, AbortSignal.any([stop.signal, signal]));
      running.delete(id);
      if (signal.aborted) return onJob?.(lease, 'given-up');
      // What was found is true even when nobody waits for the job any more.
      await insist(() => engine.finish(id, facts, nodes), signal);
      onJob?.(lease, stop.signal.aborted ? 'given-up' : 'done');
    } catch (error) {
      running.delete(id);
      if (stop.signal.aborted || signal.aborted) return onJob?.(lease, 'given-up');
      const reason = error instanceof Error ? error.message : String(error);
      await insist(() => engine.fail(id, reason), signal);
      onJob?.(lease, 'failed');
    }
  };
  const renewing = keepRenewing(engine, running, renewEveryMs, signal);
  const under = new Set<Promise<void>>();
  while (!signal.aborted) {
    const free = slots - under.size;
    const leases = free > 0 ? await engine.lease(free).catch(() => []) : [];
    for (const lease of leases) {
      const job = work(lease).finally(() => under.delete(job));
      under.add(job);
    }
    if (leases.length === free && free > 0) continue;
    await Promise.race([...under, engine.wait(IDLE_MS).catch(() => sleep(IDLE_MS))]);
  }
  for (const stop of running.values()) stop.abort();
  await Promise.allSettled([...under, renewing]);
}

/** Tries until it works or until nobody waits any more. */
async function insist(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let delay = 50; !signal.aborted; delay = Math.min(delay * 2, 2000)) {
    try {
      return await act();
    } catch {
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function keepRenewing(
  engine: JobEngine,
  running: ReadonlyMap<string, AbortController>,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    const ids = [...running.keys()];
    if (ids.length === 0) continue;
    const held = await engine.renew(ids).catch(() => undefined);
    if (held) for (const id of ids) if (!held.has(id)) running.get(id)?.abort();
  }
}

const IDLE_MS = 100;
