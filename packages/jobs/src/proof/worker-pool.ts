import { makeTableMemory } from '@inkling/deduction/optimum/shared-table';
import type { JobEngine, LeaseTerms } from '../engine/job-engine.ts';
import { LEASE_TERMS } from '../engine/job-engine.ts';
import { startThread, Threads } from '../engine/threads.ts';
import { type WorkOptions, workLoop, type Yield } from '../engine/work-loop.ts';
import type { ProofThreadData } from './proof-thread.ts';
import type { ProofSpec } from './spec.ts';

/** The threads of one process that work on one proof, and the table that they share. */
export class WorkerPool {
  readonly memory: SharedArrayBuffer | ArrayBuffer;
  readonly #threads: Threads;
  readonly #size: number;

  constructor(spec: ProofSpec, size: number, tableBytes: number = TABLE_BYTES) {
    this.memory = makeTableMemory(tableBytes);
    this.#size = size;
    const data: ProofThreadData = { spec, memory: this.memory };
    this.#threads = new Threads(size, () => startThread(THREAD, data));
  }

  /** Works for an engine until the signal is aborted. */
  async work(
    engine: JobEngine,
    signal: AbortSignal,
    listeners: Pick<WorkOptions, 'onJob' | 'onFacts' | 'onTrouble'> = {},
    terms: LeaseTerms = LEASE_TERMS,
  ): Promise<void> {
    const run = async (payload: unknown, stop: AbortSignal) =>
      (await this.#threads.run(payload, stop)) as Yield;
    const renewEveryMs = Math.min(RENEW_EVERY_MS, (terms.leaseSeconds * 1000) / 3);
    await workLoop(engine, run, { slots: this.#size, renewEveryMs, signal, ...listeners });
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}

const TABLE_BYTES = 2 ** 28;
/** Also the longest time until a worker notices that its job is no longer needed. */
const RENEW_EVERY_MS = 1000;

const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './proof-thread.ts' : './proof-thread.js',
  import.meta.url,
);
