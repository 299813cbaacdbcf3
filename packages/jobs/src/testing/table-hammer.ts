import { RandomStream, seedRandom } from '@inkling/core/random';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';

/** What one thread saw of other threads' facts while storing and reading as fast as possible. */
export interface Hammered {
  readonly found: number;
  /** The number of impossible bounds, which mean that a read has mixed two entries. */
  readonly false: number;
}

export interface HammerRequest {
  readonly memory: SharedArrayBuffer | ArrayBuffer;
  /** A single element that counts the ready threads, so that all begin simultaneously. */
  readonly gate: Int32Array;
  readonly hands: number;
  readonly seed: string;
  readonly steps: number;
}

/**
 * Stores and finds facts about a few hundred sets whose true costs follow from their keys, so that every bound can be
 * checked. The keys are as long as a tenth of the smallest ring, so most entries are overwritten while still in use.
 */
export function hammerTable({ memory, gate, hands, seed, steps }: HammerRequest): Hammered {
  const table = new SharedTranspositionTable(memory);
  const random = new RandomStream(seedRandom(seed));
  const sets = Array.from({ length: 300 }, (_, i) => setOf(i));
  Atomics.add(gate, 0, 1);
  Atomics.notify(gate, 0);
  for (let ready = Atomics.load(gate, 0); ready < hands; ready = Atomics.load(gate, 0))
    Atomics.wait(gate, 0, ready);
  let [found, wrong] = [0, 0];
  for (let step = 0; step < steps; step++) {
    const { key, hash, cost } = sets[random.below(sets.length)] as ReturnType<typeof setOf>;
    if (table.find(hash, 0, key, key.length)) {
      found++;
      if (table.lower > cost || table.upper < cost) wrong++;
    }
    const upper = random.below(2) === 0 ? INFEASIBLE : cost + random.below(9);
    table.store(hash, 0, key, key.length, cost - random.below(9), upper);
    if (step % 1000 > 0) continue;
    for (const fact of table.facts(0)) {
      const truth = costOf(fact.key);
      if (fact.lower > truth || fact.upper < truth) wrong++;
    }
  }
  return { found, false: wrong };
}

function setOf(index: number) {
  const random = new RandomStream(seedRandom(`set ${index}`));
  const key = Uint16Array.from({ length: 1 + random.below(400) }, () => random.below(65_536));
  // Only a few hash chains, so that every look-up meets entries of other threads.
  return { key, hash: index % 16, cost: costOf(key) };
}

/** Computes the true cost of a key. Different keys have very different costs. */
function costOf(key: Uint16Array): number {
  return 100 + (key.reduce((sum, number) => Math.imul(sum ^ number, 0x9e3779b1), 7) >>> 8);
}
