import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Fact, Report } from './fact.ts';

/**
 * Carries jobs to workers and facts back. Delivery is at least once: a lease that is neither finished nor renewed
 * expires, and the job goes to another worker. Facts and the end of a job are one step, so the facts of a job that
 * counts as done are stored. Reports of different workers are kept apart by their source. Every call may reject when the
 * engine cannot be reached; `isPermanent` (`engine-fault.ts`) says whether it is worth trying again.
 */
export interface JobEngine {
  /** The name of this worker or coordinator among all that work on the proof. */
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
  /** Starts the lease time anew, and returns the ids that are still ours; work on the others is in vain. */
  renew(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Merges the facts with what this source reported before, and ends the job; both happen or neither. If it comes late or
   * again, it only merges. `nodes` is the work that the job took. An empty fact with the job's id as its key records who
   * ended it.
   */
  finish(id: string, facts: readonly Fact[], nodes: number): Promise<void>;
  /** Gives a job back that failed here. After `attemptsMax` attempts it is dead. */
  fail(id: string, reason: string): Promise<void>;
  /** Takes back jobs that are no longer needed, waiting or leased; without ids, all that are waiting or dead. */
  drain(ids?: readonly string[]): Promise<void>;
  /** What all sources that were not refused reported about these questions. */
  reports(keys: readonly string[]): Promise<readonly Report[]>;
  /** Ignores everything that a source has reported or will report, and gives it no more jobs. */
  refuse(source: string, why: string): Promise<void>;
  counts(): Promise<Counts>;
  /** Resolves when a job may have ended, after `ms` at the latest. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface Job {
  readonly id: string;
  /** Plain JSON. */
  readonly payload: unknown;
  readonly priority: number;
  /** Sources that must not do it, because another source should confirm what they found. */
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
  /** The work of the finished jobs, in nodes. */
  readonly nodes: number;
  /** Deliveries after the first. */
  readonly reruns: number;
  /** The ids of jobs that failed `attemptsMax` times; their questions stay open. */
  readonly dead: readonly string[];
}

export interface LeaseTerms {
  readonly leaseSeconds: number;
  readonly attemptsMax: number;
}

/** A worker renews a lease three times within its duration; a worker that has died is noticed when the lease expires. */
export const LEASE_TERMS: LeaseTerms = { leaseSeconds: 30, attemptsMax: 5 };

/** The proof that an engine works for. Code of another version is refused, because its facts might mean something else. */
export interface ProofName {
  readonly proof: string;
  readonly version: string;
}

/** The name of a process, for engines that have no better one. */
export function makeSourceName(): string {
  return `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
}
