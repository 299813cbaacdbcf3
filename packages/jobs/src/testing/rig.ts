import type { JobEngine, LeaseTerms } from '../engine/job-engine.ts';

/** An engine for one proof; a test controls every part that can fail. */
export interface Rig {
  readonly engine: JobEngine;
  /** A worker in a process or thread of its own; nobody is told when it is killed. */
  startWorker(version?: string): Promise<{ kill(): void }>;
  /** Kills the server without a warning and starts it again on what it had written. */
  killServer(): Promise<void>;
  /** Cuts all connections once, and returns how many there were. */
  reset(): number;
  /** Holds everything back for this long, without an error. */
  silence(ms: number): Promise<void>;
  close(): Promise<void>;
}

export const RIG_TERMS: LeaseTerms = { leaseSeconds: 2, attemptsMax: 4 };

export const RIG_VERSION = 'now';

/** How long a query may go unanswered. */
export const RIG_SILENCE_MS = 1000;
