import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as BullJob, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Fact, Report } from './fact.ts';
import {
  type Counts,
  type Job,
  type JobEngine,
  LEASE_TERMS,
  type Lease,
  type LeaseTerms,
  makeSourceName,
  type ProofName,
} from './job-engine.ts';
import { JOBS, RedisFacts } from './redis-facts.ts';

type BullMq = typeof import('bullmq');

/**
 * An engine with jobs in BullMQ on Redis or Valkey, and facts in the same database. We do not use BullMQ's own loop,
 * but lease, renew and finish jobs explicitly; only its check for stalled jobs runs. Facts are merged before their
 * job is completed, so the facts of every completed job are stored; after a crash between the two, the job runs
 * again. A power failure loses only the latest writes (one second with `appendfsync everysec`), so this still holds.
 */
export class RedisEngine implements JobEngine {
  readonly source: string = makeSourceName();
  readonly #redis: Redis;
  readonly #bull: BullMq;
  readonly #queue: Queue<Carried>;
  readonly #worker: Worker<Carried>;
  readonly #facts: RedisFacts;
  readonly #terms: LeaseTerms;
  readonly #token = randomUUID();
  readonly #leased = new Map<string, BullJob<Carried>>();

  /** Uses a connection from `openRedis`, which the caller closes. */
  constructor(bull: BullMq, redis: Redis, name: ProofName, terms: LeaseTerms = LEASE_TERMS) {
    this.#bull = bull;
    this.#redis = redis;
    this.#terms = terms;
    const queue = `${name.proof}.${name.version}`.replace(/[^\w.-]/g, '_');
    const shared = { connection: redis, prefix: JOBS, skipMetasUpdate: true };
    this.#queue = new bull.Queue(queue, shared);
    this.#worker = new bull.Worker(queue, null, {
      ...shared,
      autorun: false,
      lockDuration: terms.leaseSeconds * 1000,
      stalledInterval: (terms.leaseSeconds * 1000) / LOOKS_A_LEASE,
      maxStalledCount: STALLED_MAX,
    });
    this.#queue.on('error', () => undefined);
    this.#worker.on('error', () => undefined);
    this.#facts = new RedisFacts(redis, queue);
    void this.#worker.startStalledCheckTimer().catch(() => undefined);
  }

  async offer(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ id, payload, priority, notBy }) => ({
      name: 'job',
      data: { id, payload, notBy },
      opts: {
        jobId: rowId(id),
        priority: rankOf(priority),
        attempts: this.#terms.attemptsMax,
        removeOnComplete: false,
        removeOnFail: false,
      },
    }));
    // `addBulk` does not change jobs that already exist.
    await this.#queue.addBulk(rows);
    await Promise.all(rows.map((row) => this.#replaceWaiting(row.opts.jobId, row.data, row.opts.priority)));
  }

  async lease(count: number): Promise<readonly Lease[]> {
    await this.#facts.admit(this.source);
    const leases: Lease[] = [];
    while (leases.length < count) {
      const job = await this.#worker.getNextJob(this.#token, { block: false });
      if (!job) break;
      if (job.data.notBy.includes(this.source)) {
        // BullMQ always hands out the first job, so this one is delayed for a while to let another worker take it.
        await this.#redis.hincrby(this.#passes, rowId(job.data.id), 1);
        await job.moveToDelayed(Date.now() + PASS_ON_MS, this.#token).catch(ignoreUnlessBroken);
        continue;
      }
      const passes = Number((await this.#redis.hget(this.#passes, rowId(job.data.id))) ?? 0);
      const attempt = job.attemptsStarted - 1 - passes;
      if (attempt > 0) await this.#redis.hincrby(this.#tally, 'reruns', 1);
      if (attempt >= this.#terms.attemptsMax) {
        // Every worker died on this job before it could report a failure.
        await job.moveToFailed(new this.#bull.UnrecoverableError('no worker survived it'), this.#token);
        continue;
      }
      this.#leased.set(job.data.id, job);
      leases.push({ id: job.data.id, payload: job.data.payload, attempt });
    }
    return leases;
  }

  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const lost = await this.#worker.extendJobLocks(
      ids.map(rowId),
      ids.map(() => this.#token),
      this.#terms.leaseSeconds * 1000,
    );
    return new Set(ids.filter((id) => !lost.includes(rowId(id))));
  }

  async finish(id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    await this.#facts.admit(this.source);
    await this.#facts.merge(this.source, id, facts, nodes);
    await this.#end(id, (job) => job.moveToCompleted(null, this.#token, false));
  }

  async fail(id: string, reason: string): Promise<void> {
    await this.#end(id, (job) => job.moveToFailed(new Error(reason), this.#token, false));
  }

  async drain(ids?: readonly string[]): Promise<void> {
    if (ids === undefined) {
      await this.#queue.drain(true);
      await this.#queue.clean(0, 0, 'failed');
      return;
    }
    for (const id of ids) {
      const job = await this.#queue.getJob(rowId(id));
      const state = await job?.getState();
      if (!job || state === 'completed' || state === 'failed') continue;
      // A locked job cannot be removed, so the lock is deleted first. Its worker notices at the next renewal.
      await this.#redis.del(`${this.#queue.toKey(rowId(id))}:lock`);
      await job.remove().catch(ignoreUnlessBroken);
    }
  }

  async reports(keys: readonly string[]): Promise<readonly Report[]> {
    return this.#facts.get(keys);
  }

  refuse(source: string, why: string): Promise<void> {
    return this.#facts.refuse(source, why);
  }

  async counts(): Promise<Counts> {
    const [counts, failed, nodes, reruns] = await Promise.all([
      this.#queue.getJobCounts('wait', 'prioritized', 'delayed', 'active', 'completed'),
      this.#queue.getFailed(),
      this.#facts.nodes(),
      this.#redis.hget(this.#tally, 'reruns'),
    ]);
    const of = (state: string) => counts[state] ?? 0;
    return {
      waiting: of('wait') + of('prioritized') + of('delayed'),
      leased: of('active'),
      done: of('completed'),
      nodes,
      reruns: Number(reruns ?? 0),
      dead: failed.map(({ data }) => data.id),
    };
  }

  async wait(ms: number): Promise<void> {
    await sleep(Math.min(ms, LOOK_EVERY_MS));
  }

  async close(): Promise<void> {
    await this.#worker.close(true).catch(() => undefined);
    await this.#queue.close().catch(() => undefined);
  }

  /** The key of a hash that counts, for each job, how often it was handed to a worker that must not do it. */
  get #passes(): string {
    return `${this.#queue.toKey('inkling')}:passes`;
  }

  get #tally(): string {
    return `${this.#queue.toKey('inkling')}:tally`;
  }

  /** Ends a lease with `act`; does nothing if this worker no longer holds the lease. */
  async #end(id: string, act: (job: BullJob<Carried>) => Promise<unknown>): Promise<void> {
    const job = this.#leased.get(id);
    if (!job) return;
    await act(job).catch(ignoreUnlessBroken);
    this.#leased.delete(id);
  }

  async #replaceWaiting(row: string, data: Carried, priority: number): Promise<void> {
    const job = await this.#queue.getJob(row);
    if (!job || (JSON.stringify(job.data) === JSON.stringify(data) && job.priority === priority)) return;
    const state = await job.getState();
    if (state !== 'waiting' && state !== 'prioritized') return;
    await job.updateData(data).catch(ignoreUnlessBroken);
    await job.changePriority({ priority }).catch(ignoreUnlessBroken);
  }
}

interface Carried {
  readonly id: string;
  readonly payload: unknown;
  readonly notBy: readonly string[];
}

const PASS_ON_MS = 300;
const LOOKS_A_LEASE = 4;
const LOOK_EVERY_MS = 100;
/** Effectively unlimited: we count deliveries ourselves. */
const STALLED_MAX = 1_000_000;
const RANK_MAX = 2 ** 21;

/** Converts a priority for BullMQ, which takes the lowest number first, from 1 to 2²¹. */
function rankOf(priority: number): number {
  return Math.min(RANK_MAX, Math.max(1, RANK_MAX / 2 - priority));
}

/**
 * Derives a BullMQ job id, which must contain no colon and must not be a number. The same job always gets the same one.
 */
function rowId(id: string): string {
  return `j${createHash('sha256').update(id).digest('hex').slice(0, 40)}`;
}

/**
 * Ignores errors with a numeric code, with which BullMQ's scripts reject a job that has ended, is gone, or belongs to
 * another worker. Rethrows any other error, because it comes from the connection.
 */
function ignoreUnlessBroken(error: unknown): void {
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') return;
  throw error;
}
