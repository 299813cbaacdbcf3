import { RefusedError } from './engine-fault.ts';
import { type Fact, mergeFacts, type Report, sameFact, unknownFact } from './fact.ts';
import type { Counts, Job, JobEngine, Lease, LeaseTerms } from './job-engine.ts';
import { LEASE_TERMS } from './job-engine.ts';
import type { Journal } from './journal.ts';

/**
 * An engine inside one process. Jobs are only in memory, because the coordinator can offer them again; facts may be
 * stored in a journal, so that a proof can resume after its process was killed.
 */
export class LocalEngine implements JobEngine {
  /** Jobs that are not done, by id. */
  readonly #jobs = new Map<string, Entry>();
  readonly #doneIds = new Set<string>();
  /** Facts by question, then by source. */
  readonly #reports = new Map<string, Map<string, Fact>>();
  readonly #refused = new Map<string, string>();
  readonly #terms: LeaseTerms;
  readonly #journal: Journal | undefined;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #reruns = 0;
  #nodes = 0;

  constructor(
    terms: LeaseTerms = LEASE_TERMS,
    journal?: Journal,
    now: () => number = () => performance.now(),
  ) {
    this.#terms = terms;
    this.#journal = journal;
    this.#now = now;
    for (const fact of journal?.facts.values() ?? []) this.#merge(this.source, fact);
  }

  readonly source = 'this process';

  /** Returns a view of this engine for another worker of this process, with its own source name. */
  as(source: string): JobEngine {
    return {
      source,
      offer: (jobs) => this.offer(jobs),
      lease: (count) => this.#leaseFor(source, count),
      renew: (ids) => this.renew(ids),
      finish: (id, facts, nodes) => this.#finishFor(source, id, facts, nodes),
      fail: (id, reason) => this.fail(id, reason),
      drain: (ids) => this.drain(ids),
      reports: (keys) => this.reports(keys),
      refuse: (liar, why) => this.refuse(liar, why),
      counts: () => this.counts(),
      wait: (ms) => this.wait(ms),
      close: async () => undefined,
    };
  }

  async offer(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      const entry = this.#jobs.get(job.id);
      if (entry?.state === 'waiting') entry.job = job;
      else if (!entry && !this.#doneIds.has(job.id))
        this.#jobs.set(job.id, { job, state: 'waiting', attempts: 0, until: 0 });
    }
    this.#wake();
  }

  lease(count: number): Promise<readonly Lease[]> {
    return this.#leaseFor(this.source, count);
  }

  async #leaseFor(source: string, count: number): Promise<readonly Lease[]> {
    this.#expire();
    this.#admit(source);
    const waiting = [...this.#jobs.values()].filter(
      ({ state, job }) => state === 'waiting' && !job.notBy.includes(source),
    );
    const chosen = waiting.toSorted((a, b) => b.job.priority - a.job.priority).slice(0, count);
    return chosen.map((entry) => {
      entry.state = 'leased';
      entry.until = this.#leaseEnd();
      if (entry.attempts > 0) this.#reruns++;
      return { id: entry.job.id, payload: entry.job.payload, attempt: entry.attempts++ };
    });
  }

  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const held = new Set<string>();
    for (const id of ids) {
      const entry = this.#jobs.get(id);
      if (entry?.state !== 'leased') continue;
      entry.until = this.#leaseEnd();
      held.add(id);
    }
    return held;
  }

  finish(id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    return this.#finishFor(this.source, id, facts, nodes);
  }

  async #finishFor(source: string, id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    this.#admit(source);
    this.#nodes += nodes;
    for (const fact of facts) {
      const merged = this.#merge(source, fact);
      if (merged) this.#journal?.append(merged);
    }
    this.#merge(source, unknownFact(id));
    if (this.#jobs.delete(id)) this.#doneIds.add(id);
    this.#wake();
  }

  async fail(id: string, _reason: string): Promise<void> {
    const entry = this.#jobs.get(id);
    if (entry?.state === 'leased') this.#giveBack(entry);
    this.#wake();
  }

  async drain(ids?: readonly string[]): Promise<void> {
    const wanted = ids ? new Set(ids) : undefined;
    for (const [id, { state }] of this.#jobs)
      if (
        wanted
          ? wanted.has(id) && (state === 'waiting' || state === 'leased')
          : state === 'waiting' || state === 'dead'
      )
        this.#jobs.delete(id);
  }

  async reports(keys: readonly string[]): Promise<readonly Report[]> {
    return keys.flatMap((key) =>
      [...(this.#reports.get(key) ?? [])]
        .filter(([source]) => !this.#refused.has(source))
        .map(([source, fact]) => ({ ...fact, source })),
    );
  }

  async refuse(source: string, why: string): Promise<void> {
    this.#refused.set(source, why);
  }

  async counts(): Promise<Counts> {
    this.#expire();
    const entries = [...this.#jobs.values()];
    return {
      waiting: entries.filter(({ state }) => state === 'waiting').length,
      leased: entries.filter(({ state }) => state === 'leased').length,
      done: this.#doneIds.size,
      nodes: this.#nodes,
      reruns: this.#reruns,
      dead: entries.filter(({ state }) => state === 'dead').map(({ job }) => job.id),
    };
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#listeners.add(done);
    });
  }

  async close(): Promise<void> {
    this.#wake();
    this.#journal?.close();
  }

  #leaseEnd(): number {
    return this.#now() + this.#terms.leaseSeconds * 1000;
  }

  #admit(source: string): void {
    const why = this.#refused.get(source);
    if (why !== undefined) throw new RefusedError(why);
  }

  /** Merges a fact. Returns what the source now reports about the question, or undefined if nothing was new. */
  #merge(source: string, fact: Fact): Fact | undefined {
    const bySource = this.#reports.get(fact.key) ?? new Map<string, Fact>();
    this.#reports.set(fact.key, bySource);
    const known = bySource.get(source);
    const merged = known ? mergeFacts(known, fact) : fact;
    if (known && sameFact(known, merged)) return undefined;
    bySource.set(source, merged);
    return merged;
  }

  #expire(): void {
    const now = this.#now();
    for (const entry of this.#jobs.values())
      if (entry.state === 'leased' && entry.until < now) this.#giveBack(entry);
  }

  #giveBack(entry: Entry): void {
    entry.state = entry.attempts >= this.#terms.attemptsMax ? 'dead' : 'waiting';
  }

  #wake(): void {
    for (const done of this.#listeners) done();
  }
}

interface Entry {
  job: Job;
  state: 'waiting' | 'leased' | 'dead';
  attempts: number;
  until: number;
}
