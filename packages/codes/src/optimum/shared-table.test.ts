import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { describe, expect, it } from 'vitest';
import { listCodeProblem } from './code-deduction.ts';

const EVER = 1e9;

/** Makes a random set whose true cost can be computed from the set, so that any bound can be checked. */
function randomFact(random: RandomStream) {
  const key = Uint16Array.from({ length: 1 + random.below(40) }, () => random.below(6));
  const sum = key.reduce((a, b) => a + b, 0);
  const mark = random.below(3);
  const cost = sum * 3 + mark;
  return { key, hash: Math.imul(sum % 7, 0x9e3779b1), mark, cost };
}

describe('a table in shared memory', () => {
  it('keeps correct bounds while several alternating writers overwrite its ring many times', () => {
    const random = new RandomStream(seedRandom('ring'));
    const memory = makeTableMemory(0);
    const hands = [
      new SharedTranspositionTable(memory),
      new SharedTranspositionTable(memory),
      new SharedTranspositionTable(memory),
    ];
    let hits = 0;
    // Faults are counted, because one `expect` per check would take longer than the table itself.
    const faults = { untrue: 0, lost: 0, loose: 0 };
    for (let step = 0; step < 60_000; step++) {
      const { key, hash, mark, cost } = randomFact(random);
      const table = hands[random.below(3)] as SharedTranspositionTable;
      if (table.find(hash, mark, key, key.length)) {
        hits++;
        if (!(table.lower <= cost && table.upper >= cost)) faults.untrue++;
      }
      const upper = random.below(2) === 0 ? INFEASIBLE : cost + random.below(3);
      table.store(hash, mark, key, key.length, cost - random.below(4), upper);
      if (!table.find(hash, mark, key, key.length)) faults.lost++;
      if (!(table.upper <= upper)) faults.loose++;
    }
    expect(faults).toEqual({ untrue: 0, lost: 0, loose: 0 });
    expect(hits).toBeGreaterThan(1000);
    for (const { key, mark, lower, upper } of hands[0]?.facts(3) ?? []) {
      expect(key.length).toBeGreaterThanOrEqual(3);
      const cost = key.reduce((a, b) => a + b, 0) * 3 + mark;
      expect([lower <= cost, upper >= cost]).toEqual([true, true]);
    }
  });

  it('tightens bounds and never loosens them', () => {
    const table = new SharedTranspositionTable(makeTableMemory(0));
    const key = Uint16Array.of(1, 2, 3);
    expect(table.find(5, 0, key, 3)).toBe(false);
    table.store(5, 0, key, 3, 10, INFEASIBLE);
    table.store(5, 0, key, 3, 7, 20);
    table.store(5, 0, key, 3, 4, 30);
    expect([table.find(5, 0, key, 3), table.lower, table.upper]).toEqual([true, 10, 20]);
    expect(table.find(5, 1, key, 3)).toBe(false);
    expect(table.find(5, 0, key, 2)).toBe(false);
    expect([...table.facts(4)]).toEqual([]);
  });

  it('ignores entries whose memory was overwritten', () => {
    const random = new RandomStream(seedRandom('scribble'));
    const memory = makeTableMemory(0);
    const table = new SharedTranspositionTable(memory);
    const words = new Int32Array(memory);
    const known = Array.from({ length: 300 }, () => randomFact(random));
    for (const { key, hash, mark, cost } of known) table.store(hash, mark, key, key.length, cost, cost);
    let believed = 0;
    for (let i = 0; i < 3000; i++) {
      // Overwrites anything but the cursor, as a writer could that slept while the ring was written once around.
      words[16 + random.below(words.length - 16)] = random.uint32() | 0;
      const { key, hash, mark, cost } = known[random.below(known.length)] as (typeof known)[number];
      if (!table.find(hash, mark, key, key.length)) continue;
      believed++;
      expect([table.lower, table.upper]).toEqual([cost, cost]);
    }
    expect(believed).toBeGreaterThan(0);
    for (const { key, mark, lower } of table.facts(1))
      expect(lower).toBe(key.reduce((a, b) => a + b, 0) * 3 + mark);
  });

  it('leaves almost nothing to do for a second search', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 4, symbols: 6, repeats: true }));
    const table = new SharedTranspositionTable(makeTableMemory(2 ** 24));
    const first = new OptimalSearch(problem, { symmetry, table }).advance(EVER);
    expect(first).toMatchObject({ done: true, upper: 5625 });
    const second = new OptimalSearch(problem, {
      symmetry,
      table: new SharedTranspositionTable(table.buffer),
    }).advance(EVER);
    expect(second).toMatchObject({ done: true, upper: 5625 });
    expect(second.nodes).toBeLessThan(first.nodes / 50);
  });

  it('throws if the memory is too small', () => {
    expect(() => new SharedTranspositionTable(new ArrayBuffer(100))).toThrow();
  });
});
