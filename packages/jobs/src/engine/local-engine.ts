import { type Fact, mergeFacts, sameFact } from './fact.ts';
import type { Counts, Job, JobEngine, Lease, LeaseTerms } from './job-engine.ts';
import { LEASE_TERMS } from './job-engine.ts';
import type { Journal } from './journal.ts';

/**
 * The engine of one process. Jobs live in memory, since whoever offers them can offer them again; facts may be kept in
 * a journal, and then a killed process goes on where it was.
 */
export class LocalEngine implements JobEngine {
  /** Jobs that are not done. */
  readonly #jobs = new Map<string, Entry>();
  readonly #doneIds = new Set<string>();
  readonly #facts: Map<string, Fact>;
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
    this.#facts = new Map(journal?.facts);
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

  async lease(count: number): Promise<readonly Lease[]> {
    this.#expire();
    const waiting = [...this.#jobs.values()].filter(({ state }) => state === 'waiting');
    const chosen = waiting.toSorted((a, b) => b.job.priority - a.job.priority).slice(0, count);
    return chosen.map((entry) => {
      entry.state = 'leased';
      entry.until = this.#now() + this.#terms.leaseSeconds * 1000;
      if (entry.attempts > 0) this.#reruns++;
      return { id: entry.job.id, payload: entry.job.payload, attempt: entry.attempts++ };
    });
  }

  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const held = ids.filter((id) => this.#jobs.get(id)?.state === 'leased');
    for (const id of held) {
      const entry = this.#jobs.get(id);
      if (entry) entry.until = this.#now() + this.#terms.leaseSeconds * 1000;
    }
    return new Set(held);
  }

  async finish(id: string, facts: readonly Fact[], nodes: number): Promise<void> {
    this.#nodes += nodes;
    for (const fact of facts) {
      const known = this.#facts.get(fact.key);
      const merged = known ? mergeFacts(known, fact) : fact;
      if (known && sameFact(known, merged)) continue;
      this.#facts.set(fact.key, merged);
      this.#journal?.append(merged);
    }
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

  async facts(keys: readonly string[]): Promise<readonly Fact[]> {
    return keys.flatMap((key) => this.#facts.get(key) ?? []);
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
