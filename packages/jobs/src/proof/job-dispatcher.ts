import type { Report } from '../engine/fact.ts';
import type { Counts, Job, JobEngine } from '../engine/job-engine.ts';
import { type RetryTerms, retry } from '../engine/retry.ts';
import type { Falsehood, Ledger, LedgerTerms } from './ledger.ts';
import type { ProofJob } from './solve-job.ts';
import { PROOF_VERSION } from './spec.ts';
import type { WorkUnit } from './work-selection.ts';

/**
 * The coordinator's side of the engine: manages the jobs that it has offered and is waiting for. Every call is retried
 * until the engine can be reached or the proof is stopped; it rejects if a retry is useless.
 */
export class JobDispatcher {
  counts: Counts = { waiting: 0, leased: 0, done: 0, nodes: 0, reruns: 0, dead: [] };
  readonly #engine: JobEngine;
  readonly #options: DispatchOptions;
  readonly #asked = new Map<string, Asked>();
  /** Counts restarts. It is part of each job's id, since results for an earlier plan may no longer count. */
  #plans = 0;
  #dead: ReadonlySet<string> = new Set();
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(engine: JobEngine, options: DispatchOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Removes waiting and dead jobs of an earlier coordinator, so that jobs which failed get another chance. */
  async clear(): Promise<void> {
    await this.#retry(() => this.#engine.drain());
  }

  /** Withdraws all jobs and starts over for a new plan. */
  async restart(): Promise<void> {
    await this.withdraw(() => true);
    this.#plans++;
  }

  /** Updates `counts`, unless that happened recently and `must` is false. Returns whether it did. */
  async count(must = false): Promise<boolean> {
    if (!must && performance.now() - this.#countedAt < COUNT_EVERY_MS) return false;
    const counts = await this.#retry(() => this.#engine.counts());
    if (!counts) return false;
    this.#countedAt = performance.now();
    this.counts = counts;
    this.#dead = new Set(counts.dead.map((id) => id.slice(0, id.lastIndexOf(ROUND))));
    return true;
  }

  isDead(id: string): boolean {
    return this.#dead.has(id);
  }

  /** Returns the keys of the questions that the offered jobs will report on. */
  askedKeys(): readonly string[] {
    return [...this.#asked.values()].flatMap(({ unit }) => keysOf(unit));
  }

  async reports(keys: readonly string[]): Promise<readonly Report[]> {
    const reports: Report[] = [];
    for (let from = 0; from < keys.length; from += KEYS_PER_CALL) {
      const some = keys.slice(from, from + KEYS_PER_CALL);
      reports.push(...((await this.#retry(() => this.#engine.reports(some))) ?? []));
    }
    return reports;
  }

  /** Returns which source finished which offered job. Call it before reading facts: a job's facts are stored first. */
  async ended(): Promise<readonly Ended[]> {
    const keys = new Map(
      [...this.#asked].map(([id, { unit, round }]) => [this.#jobId(id, round), keysOf(unit)[0] ?? '']),
    );
    const marks = await this.reports([...keys.keys()]);
    return marks.map(({ key, source }) => ({ source, key: keys.get(key) ?? '' }));
  }

  async refuse({ source, key, why, fault }: Falsehood): Promise<void> {
    const where = fault ? `: ${fault.code}, line ${fault.line}` : '';
    await this.#retry(() => this.#engine.refuse(source, `${why} ${key}${where}`));
  }

  /**
   * Offers the units that are new or have changed, most useful first. If another source must confirm a result, that
   * is a new job, which the first source does not get. If the queue was empty before the facts were read (`isCounted`
   * says that the counts are that recent) and an offered unit is still open, its job was lost. The unit is then
   * offered again, unless a proof for it is being checked.
   */
  async offer(units: readonly WorkUnit[], ledger: Ledger, isCounted: boolean): Promise<void> {
    const isLost = isCounted && this.counts.waiting + this.counts.leased === 0;
    const jobs: Job[] = [];
    for (const [i, unit] of units.entries()) {
      if (keysOf(unit).some((key) => ledger.unknown.has(key))) continue;
      const id = idOf(unit);
      const asked = this.#asked.get(id);
      const priority = units.length - i;
      const notBy = ledger.witnesses(keysOf(unit), unit.limit);
      const isNews = asked !== undefined && notBy.join() !== asked.notBy.join();
      if (asked?.unit.limit === unit.limit && asked.priority === priority && !isLost && !isNews) continue;
      const round = (asked?.round ?? 0) + (asked && (isLost || isNews) ? 1 : 0);
      this.#asked.set(id, { unit, round, priority, notBy });
      jobs.push({ id: this.#jobId(id, round), payload: payloadOf(unit, this.#options), priority, notBy });
    }
    if (jobs.length > 0) await this.#retry(() => this.#engine.offer(jobs));
  }

  /** Withdraws jobs that are no longer needed. */
  async withdraw(isUseless: (unit: WorkUnit) => boolean): Promise<void> {
    const useless = [...this.#asked].filter(([, { unit }]) => isUseless(unit));
    if (useless.length === 0) return;
    await this.#retry(() => this.#engine.drain(useless.map(([id, { round }]) => this.#jobId(id, round))));
    for (const [id] of useless) this.#asked.delete(id);
  }

  #jobId(id: string, round: number): string {
    return `${id}${ROUND}${this.#plans}.${round}`;
  }

  #retry<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
    return retry(act, this.#options);
  }
}

export interface DispatchOptions extends RetryTerms, Pick<LedgerTerms, 'checks'> {
  /** The maximum number of sets that a job may search. */
  readonly budget: number;
}

/** Returns the id of a unit, which is stable as long as the unit's first guess is open. */
export function idOf({ set, guesses }: WorkUnit): string {
  return guesses[0]?.key ?? set.key;
}

/** A finished job: its source, and the first question that it was about. */
export interface Ended {
  readonly source: string;
  readonly key: string;
}

interface Asked {
  readonly unit: WorkUnit;
  readonly round: number;
  readonly priority: number;
  readonly notBy: readonly string[];
}

const ROUND = '#';
const COUNT_EVERY_MS = 500;
const KEYS_PER_CALL = 5000;

function keysOf({ set, guesses }: WorkUnit): readonly string[] {
  return guesses.length > 0 ? guesses.map(({ key }) => key) : [set.key];
}

function payloadOf({ set, guesses, limit }: WorkUnit, { budget, checks }: DispatchOptions): ProofJob {
  return {
    version: PROOF_VERSION,
    key: set.key,
    path: set.path.map(({ guess, cls }) => [guess, cls]),
    guesses: guesses.map(({ guess }) => guess),
    limit,
    budget,
    isProved: checks !== undefined,
  };
}
