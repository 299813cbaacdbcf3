import type { JobEngine, LeaseTerms } from '../engine/job-engine.ts';

/** An engine for one proof in which a test controls every part that can fail. */
export interface Rig {
  readonly engine: JobEngine;
  /** Starts a worker in its own process or thread. When it is killed, nothing is notified. */
  startWorker(version?: string): Promise<{ kill(): void }>;
  /** Kills the server without warning and restarts it with what it had written. */
  killServer(): Promise<void>;
  /** Cuts all connections once, and returns how many there were. */
  reset(): number;
  /** Holds back all traffic for this time, without an error. */
  silence(ms: number): Promise<void>;
  close(): Promise<void>;
}

export const RIG_TERMS: LeaseTerms = { leaseSeconds: 2, attemptsMax: 4 };

export const RIG_VERSION = 'now';

/** The timeout of a query, in milliseconds. */
export const RIG_SILENCE_MS = 1000;
