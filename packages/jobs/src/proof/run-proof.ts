import { fail, ok, type Result } from '@inkling/core/result';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { OptimalFault, Optimum } from 'inkling/optimal';
import { type JobEngine, LEASE_TERMS } from '../engine/job-engine.ts';
import { Journal, JournalError } from '../engine/journal.ts';
import { LocalEngine } from '../engine/local-engine.ts';
import { openProofStore } from '../engine/open-store.ts';
import { MissingPackages } from '../engine/proof-store.ts';
import { optimumOf } from './optimum.ts';
import { ProofContext } from './proof-context.ts';
import { PROOF_BUDGET, type ProofProgress, type Proved, prove } from './prove.ts';
import { makeSpec, nameProof, type ProofSpec, parseSpec } from './spec.ts';
import { WorkerPool } from './worker-pool.ts';

export interface RunOptions {
  /** Threads of this process; 0 leaves the work to others. */
  readonly workers: number;
  /** PostgreSQL or Redis, for workers on other machines; absent = this process alone. */
  readonly engineUrl?: string;
  /** A file for the facts of this process, so that it can go on another day. */
  readonly factsPath?: string;
  readonly tableBytes?: number;
  readonly budget?: number;
  /** A strategy that is known already. */
  readonly known?: (context: ProofContext) => Strategy | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ProofProgress) => void;
}

export interface ProofRun {
  readonly proved: Proved;
  readonly optimum: Result<Optimum, OptimalFault>;
}

export type RunFault =
  | OptimalFault
  /** The facts in the file, or the proof in the database, cannot be used. */
  | { readonly code: 'bad-facts'; readonly why: JournalError['code'] }
  | { readonly code: 'missing-packages'; readonly packages: readonly string[] }
  | { readonly code: 'unreachable'; readonly message: string };

/** Coordinates a proof, with threads of this process and whoever else works for the engine, until its end. */
export async function runProof(spec: ProofSpec, options: RunOptions): Promise<Result<ProofRun, RunFault>> {
  const pool = new WorkerPool(spec, Math.max(1, options.workers), options.tableBytes);
  const context = ProofContext.of(spec, new SharedTranspositionTable(pool.memory));
  if (!context.ok) return context;
  const opened = await openEngine(spec, options);
  if (!opened.ok) return opened;
  const { engine, end } = opened.value;
  const finished = new AbortController();
  const stop = AbortSignal.any([finished.signal, options.signal]);
  const working = options.workers > 0 ? pool.work(engine, stop) : undefined;
  try {
    const known = options.known?.(context.value);
    const proved = await prove(context.value, engine, {
      budget: options.budget ?? PROOF_BUDGET,
      workers: options.workers,
      signal: options.signal,
      ...(known ? { known } : {}),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
    await end(proved.end === 'proved');
    return ok({ proved, optimum: optimumOf(context.value, spec, proved) });
  } finally {
    finished.abort();
    await pool.close();
    await working;
    await opened.value.close();
  }
}

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
  /** The last event: it cannot get better by waiting. */
  | { readonly kind: 'missing-packages'; readonly packages: readonly string[] }
  | { readonly kind: 'unreachable'; readonly message: string };

/** Works for whatever proof a database has open, the oldest first, until the signal comes. */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { signal, onEvent } = options;
  while (!signal.aborted) {
    try {
      await workOnce(options);
    } catch (error) {
      if (error instanceof MissingPackages)
        return onEvent({ kind: 'missing-packages', packages: error.packages });
      onEvent({ kind: 'unreachable', message: error instanceof Error ? error.message : String(error) });
    }
    await pause(IDLE_MS, signal);
  }
}

async function workOnce(options: WorkerOptions): Promise<void> {
  const { signal, onEvent } = options;
  const store = await openProofStore(options.engineUrl);
  try {
    for (const { proof, version, spec: text } of await store.openProofs()) {
      const spec = parseSpec(text);
      const name = spec.ok ? nameProof(spec.value) : undefined;
      if (!spec.ok || name?.proof !== proof || name.version !== version) {
        onEvent({ kind: 'other-version', proof, version });
        continue;
      }
      onEvent({ kind: 'joined', rules: spec.value.rules });
      const closed = new AbortController();
      const engine = await store.engine(name);
      const pool = new WorkerPool(spec.value, options.workers, options.tableBytes);
      const stop = AbortSignal.any([signal, closed.signal]);
      const working = pool.work(engine, stop, (_, outcome) => onEvent({ kind: 'job', outcome }));
      while (!stop.aborted) {
        await pause(IDLE_MS, stop);
        const open = await store.openProofs().catch(() => undefined);
        if (open && !open.some((other) => other.proof === proof)) closed.abort();
      }
      await pool.close();
      await working;
      await engine.close();
      onEvent({ kind: 'left', rules: spec.value.rules });
      return;
    }
    onEvent({ kind: 'idle' });
  } finally {
    await store.close();
  }
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

interface OpenedEngine {
  readonly engine: JobEngine;
  /** Says to workers whether there is more to come. */
  end(isProved: boolean): Promise<void>;
  close(): Promise<void>;
}

async function openEngine(spec: ProofSpec, options: RunOptions): Promise<Result<OpenedEngine, RunFault>> {
  const name = nameProof(spec);
  if (options.engineUrl === undefined) {
    try {
      const journal = options.factsPath === undefined ? undefined : Journal.open(options.factsPath, name);
      const engine = new LocalEngine(LEASE_TERMS, journal);
      return ok({ engine, end: async () => undefined, close: () => engine.close() });
    } catch (error) {
      if (error instanceof JournalError) return fail({ code: 'bad-facts', why: error.code });
      return fail({ code: 'unreachable', message: error instanceof Error ? error.message : String(error) });
    }
  }
  try {
    const store = await openProofStore(options.engineUrl);
    const record = await store.begin({ ...name, spec: makeSpec(spec), open: true });
    if (record.version !== name.version) {
      await store.close();
      return fail({ code: 'bad-facts', why: 'other-version' });
    }
    await store.reopen(name.proof);
    const engine = await store.engine(name);
    const close = async () => {
      await engine.close();
      await store.close();
    };
    return ok({
      engine,
      end: (isProved) => (isProved ? store.end(name.proof) : Promise.resolve()),
      close,
    });
  } catch (error) {
    if (error instanceof MissingPackages) return fail({ code: 'missing-packages', packages: error.packages });
    return fail({ code: 'unreachable', message: error instanceof Error ? error.message : String(error) });
  }
}
