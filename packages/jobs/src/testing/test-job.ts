import { type Fact, mergeFacts, unknownFact } from '../engine/fact.ts';
import type { Job } from '../engine/job-engine.ts';

/** A job of the contract tests: `ms` milliseconds of computing, then facts that overlap with those of other jobs. */
export interface TestJob {
  readonly n: number;
  readonly ms: number;
  readonly poison: boolean;
}

export function testJobs(count: number, ms: number, poisoned: readonly number[] = []): readonly Job[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `job ${n}`,
    payload: { n, ms, poison: poisoned.includes(n) } satisfies TestJob,
    priority: n % 3,
    notBy: [],
  }));
}

export function factsOf(n: number): readonly Fact[] {
  return [
    { key: `one ${n}`, lower: n, proof: `proof ${n}`, upper: 1000 + n, tree: `tree ${n}`, spent: 0 },
    { key: `many ${n % KEYS}`, lower: n, proof: `proof ${n}`, upper: 5000 - n, tree: `tree ${n}`, spent: n },
  ];
}

export function keysOf(count: number): readonly string[] {
  return [
    ...Array.from({ length: count }, (_, n) => `one ${n}`),
    ...Array.from({ length: Math.min(count, KEYS) }, (_, n) => `many ${n}`),
  ];
}

/** Computes the facts that must be known in the end, by merging those of all jobs once. */
export function expectedFacts(count: number, without: readonly number[] = []): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  for (let n = 0; n < count; n++) {
    if (without.includes(n)) continue;
    for (const fact of factsOf(n))
      facts.set(fact.key, mergeFacts(facts.get(fact.key) ?? unknownFact(fact.key), fact));
  }
  return facts;
}

const KEYS = 7;
