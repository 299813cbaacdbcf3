import type { JobEngine, LeaseTerms } from '../engine/job-engine.ts';

/** One proof's worth of an adapter, with every part that can fail in the hands of a test. */
export interface Rig {
  readonly engine: JobEngine;
  /** A worker of its own process or thread; `kill` is not noticed by anybody. */
  startWorker(version?: string): Promise<{ kill(): void }>;
  /** Kills the server without a warning and starts it again on what it had written. */
  killServer(): Promise<void>;
  /** Cuts all lines once; gives how many there were. */
  reset(): number;
  /** Nothing passes for so long, and nobody is told. */
  silence(ms: number): Promise<void>;
  close(): Promise<void>;
}

export const RIG_TERMS: LeaseTerms = { leaseSeconds: 2, attemptsMax: 4 };

export const RIG_VERSION = 'now';

/** How long a query may go unanswered. */
export const RIG_SILENCE_MS = 1000;
