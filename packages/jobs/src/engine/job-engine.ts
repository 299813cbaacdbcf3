import type { Fact, Report } from './fact.ts';

/**
 * What carries jobs to workers and facts back. Delivery is at least once: a lease that is neither finished nor
 * renewed runs out and the job goes to somebody else. Facts and the end of a job are one step, so a job that counts as
 * done has its facts kept. What several workers say is kept apart by its source. Every call may reject when the engine
 * cannot be reached; `isPermanent` (`engine-fault.ts`) tells whether it is worth trying again.
 */
export interface JobEngine {
  /** The name of this end of the engine among all that work on the proof. */
  readonly source: string;
  /**
   * Puts jobs into the queue. One that waits there already takes the new payload and priority; one that is leased, done
   * or dead is left as it is.
   */
  offer(jobs: readonly Job[]): Promise<void>;
  /**
   * Takes up to `count` jobs, highest priority first, for the lease time of the engine, but none that excludes this
   * source. Rejects with `RefusedError` when the source was refused.
   */
  lease(count: number): Promise<readonly Lease[]>;
  /** Starts the lease time anew. Gives the ids that are still ours: work on the others is in vain. */
  renew(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Merges the facts with what this source said before and ends the job, both or neither; late or repeated, it only
   * merges. `nodes` is what it took. An empty fact with the id of the job as its key says who ended it.
   */
  finish(id: string, facts: readonly Fact[], nodes: number): Promise<void>;
  /** Gives a job back that failed here. After `attemptsMax` attempts it is dead. */
  fail(id: string, reason: string): Promise<void>;
  /** Takes back jobs that are no longer needed, waiting or leased; without ids, all that are waiting or dead. */
  drain(ids?: readonly string[]): Promise<void>;
  /** What was said about these questions by every source that was not refused. */
  reports(keys: readonly string[]): Promise<readonly Report[]>;
  /** Puts aside all that a source said and says from now on, and gives it no more jobs. */
  refuse(source: string, why: string): Promise<void>;
  counts(): Promise<Counts>;
  /** Resolves when some job may have ended, at the latest after `ms`. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface Job {
  readonly id: string;
  /** Plain JSON. */
  readonly payload: unknown;
  readonly priority: number;
  /** Sources that must not do it, because another one is to find again what they found. */
  readonly notBy: readonly string[];
}

export interface Lease {
  readonly id: string;
  readonly payload: unknown;
  /** 0 at the first delivery. */
  readonly attempt: number;
}

export interface Counts {
  readonly waiting: number;
  readonly leased: number;
  readonly done: number;
  /** What the finished jobs took, in nodes. */
  readonly nodes: number;
  /** Deliveries after the first. */
  readonly reruns: number;
  /** Jobs that failed `attemptsMax` times, by id: what they asked stays open. */
  readonly dead: readonly string[];
}

export interface LeaseTerms {
  readonly leaseSeconds: number;
  readonly attemptsMax: number;
}

/** A lease is renewed three times in its life; a worker that is gone is noticed within it. */
export const LEASE_TERMS: LeaseTerms = { leaseSeconds: 30, attemptsMax: 5 };

/** Which proof an engine carries. Code of another version is refused: its facts might mean something else. */
export interface ProofName {
  readonly proof: string;
  readonly version: string;
}
