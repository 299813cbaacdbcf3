import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Fact, Report } from './fact.ts';

/**
 * Carries jobs to workers and facts back to the coordinator. Delivery is at least once: a lease that is neither
 * finished nor renewed expires, and the job goes to another worker. A job is never marked as done before its facts
 * are stored. Reports of different workers are stored separately, by source. Every call may reject if the engine
 * cannot be reached; `isPermanent` (`engine-fault.ts`) tells whether a retry is useless.
 */
export interface JobEngine {
  /** The name of this worker or coordinator, unique among all that work on the proof. */
  readonly source: string;
  /**
   * Puts jobs into the queue. A job that is already waiting gets the new payload and priority; a job that is leased,
   * done or dead stays unchanged.
   */
  offer(jobs: readonly Job[]): Promise<void>;
  /**
   * Leases up to `count` jobs for the engine's lease time, highest priority first, skipping those that exclude this
   * source. Rejects with `RefusedError` if the source was refused.
   */
  lease(count: number): Promise<readonly Lease[]>;
  /** Restarts the lease time. Returns the ids whose leases are still held; work on the others is useless. */
  renew(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Merges the facts into the earlier reports of this source, then marks the job as done. If the lease has expired or
   * the call is repeated, it only merges. `nodes` is the work that the job took. An empty fact with the job's id as
   * its key records which source finished the job.
   */
  finish(id: string, facts: readonly Fact[], nodes: number): Promise<void>;
  /** Returns a job that failed here to the queue. After `attemptsMax` attempts it is dead. */
  fail(id: string, reason: string): Promise<void>;
  /** Removes the given jobs if they are waiting or leased; without ids, removes all that are waiting or dead. */
  drain(ids?: readonly string[]): Promise<void>;
  /** Returns the reports about these questions from all sources that were not refused. */
  reports(keys: readonly string[]): Promise<readonly Report[]>;
  /** Refuses a source: ignores all its past and future reports and gives it no more jobs. */
  refuse(source: string, why: string): Promise<void>;
  counts(): Promise<Counts>;
  /** Resolves when a job may have finished, after `ms` milliseconds at the latest. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface Job {
  readonly id: string;
  /** Plain JSON. */
  readonly payload: unknown;
  readonly priority: number;
  /** Sources that must not get this job, because another source should confirm their results. */
  readonly notBy: readonly string[];
}

export interface Lease {
  readonly id: string;
  readonly payload: unknown;
  /** 0 for the first delivery. */
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

/**
 * A worker renews each lease at least three times before it expires. A dead worker is noticed when its lease expires.
 */
export const LEASE_TERMS: LeaseTerms = { leaseSeconds: 30, attemptsMax: 5 };

/** The proof that an engine serves. Code of another version is refused, because its facts might mean something else. */
export interface ProofName {
  readonly proof: string;
  readonly version: string;
}

/** Makes a unique name for this process, for engines that have no better one. */
export function makeSourceName(): string {
  return `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
}
