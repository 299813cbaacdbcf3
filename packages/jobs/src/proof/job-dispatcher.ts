import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact } from '../engine/fact.ts';
import type { Counts, Job, JobEngine } from '../engine/job-engine.ts';
import type { ProofJob } from './solve-job.ts';
import { PROOF_VERSION } from './spec.ts';
import type { WorkUnit } from './work-selection.ts';

/**
 * The coordinator's side of the engine: what it has offered and waits for. Every call is repeated until the engine can
 * be reached, or the proof is stopped.
 */
export class JobDispatcher {
  counts: Counts = { waiting: 0, leased: 0, done: 0, nodes: 0, reruns: 0, dead: [] };
  readonly #engine: JobEngine;
  readonly #signal: AbortSignal;
  readonly #asked = new Map<string, Asked>();
  #dead: ReadonlySet<string> = new Set();
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(engine: JobEngine, signal: AbortSignal) {
    this.#engine = engine;
    this.#signal = signal;
  }

  /** Jobs of an earlier coordinator wait for nobody; those that were given up get another chance. */
  async clear(): Promise<void> {
    await this.#insist(() => this.#engine.drain());
  }

  /** Counts anew from time to time, or at once when it must; says whether it did. */
  async count(must = false): Promise<boolean> {
    if (!must && performance.now() - this.#countedAt < COUNT_EVERY_MS) return false;
    const counts = await this.#insist(() => this.#engine.counts());
    if (!counts) return false;
    this.#countedAt = performance.now();
    this.counts = counts;
    this.#dead = new Set(counts.dead.map((id) => id.slice(0, id.lastIndexOf(ROUND))));
    return true;
  }

  isDead(id: string): boolean {
    return this.#dead.has(id);
  }

  /** The keys that asked jobs will tell about. */
  askedKeys(): readonly string[] {
    return [...this.#asked.values()].flatMap(({ unit }) => keysOf(unit));
  }

  async facts(keys: readonly string[]): Promise<readonly Fact[]> {
    const facts: Fact[] = [];
    for (let from = 0; from < keys.length; from += KEYS_PER_CALL)
      facts.push(
        ...((await this.#insist(() => this.#engine.facts(keys.slice(from, from + KEYS_PER_CALL)))) ?? []),
      );
    return facts;
  }

  /**
   * Offers the units that are new or have changed, in order. If the queue was empty before the facts were read and yet
   * an offered unit is still open, its job was lost, and the unit is offered again.
   */
  async offer(units: readonly WorkUnit[], budget: number, isCounted: boolean): Promise<void> {
    const isLost = isCounted && this.counts.waiting + this.counts.leased === 0;
    const jobs: Job[] = [];
    for (const [i, unit] of units.entries()) {
      const id = idOf(unit);
      const asked = this.#asked.get(id);
      const priority = units.length - i;
      if (asked?.unit.limit === unit.limit && asked.priority === priority && !isLost) continue;
      const round = (asked?.round ?? 0) + (asked && isLost ? 1 : 0);
      this.#asked.set(id, { unit, round, priority });
      jobs.push({ id: `${id}${ROUND}${round}`, payload: payloadOf(unit, budget), priority });
    }
    if (jobs.length > 0) await this.#insist(() => this.#engine.offer(jobs));
  }

  /** Takes back what is of no use any more. */
  async withdraw(isUseless: (unit: WorkUnit) => boolean): Promise<void> {
    const useless = [...this.#asked].filter(([, { unit }]) => isUseless(unit));
    if (useless.length === 0) return;
    await this.#insist(() => this.#engine.drain(useless.map(([id, { round }]) => `${id}${ROUND}${round}`)));
    for (const [id] of useless) this.#asked.delete(id);
  }

  async #insist<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
    for (let delay = 50; ; delay = Math.min(delay * 2, 2000)) {
      try {
        return await act();
      } catch {
        if (this.#signal.aborted) return undefined;
        await sleep(delay, undefined, { signal: this.#signal }).catch(() => undefined);
      }
    }
  }
}

/** The same unit has the same id as long as its first guess is open. */
export function idOf({ set, guesses }: WorkUnit): string {
  return guesses[0]?.key ?? set.key;
}

interface Asked {
  readonly unit: WorkUnit;
  readonly round: number;
  readonly priority: number;
}

const ROUND = '#';
const COUNT_EVERY_MS = 500;
const KEYS_PER_CALL = 5000;

function keysOf({ set, guesses }: WorkUnit): readonly string[] {
  return guesses.length > 0 ? guesses.map(({ key }) => key) : [set.key];
}

function payloadOf({ set, guesses, limit }: WorkUnit, budget: number): ProofJob {
  return {
    version: PROOF_VERSION,
    key: set.key,
    path: set.path.map(({ guess, cls }) => [guess, cls]),
    guesses: guesses.map(({ guess }) => guess),
    limit,
    budget,
  };
}
