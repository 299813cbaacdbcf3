import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { INFEASIBLE } from './size-bound.ts';
import { type Fact, TranspositionTable } from './transposition-table.ts';

const random = new RandomStream(seedRandom('facts'));

function randomFact(): Fact {
  const key = Uint16Array.from({ length: 5 + random.below(20) }, () => random.below(2 ** 16));
  const lower = 1 + random.below(1000);
  return { key, hash: random.uint32() | 0, mark: random.below(4), lower, upper: lower + random.below(1000) };
}

function stored(table: TranspositionTable, { key, hash, mark, lower, upper }: Fact): void {
  table.store(hash, mark, key, key.length, lower, upper);
}

function found(table: TranspositionTable, { key, hash, mark }: Fact): readonly [number, number] | undefined {
  return table.find(hash, mark, key, key.length) ? [table.lower, table.upper] : undefined;
}

describe('a transposition table', () => {
  it('returns what was stored, from either generation, and forgets only the oldest', () => {
    const table = new TranspositionTable(2 ** 20);
    const facts = Array.from({ length: 12_000 }, randomFact);
    for (const fact of facts) stored(table, fact);
    const known = facts.map((fact) => found(table, fact));
    for (const [i, fact] of facts.entries()) if (known[i]) expect(known[i]).toEqual([fact.lower, fact.upper]);
    const first = known.findIndex((bounds) => bounds !== undefined);
    expect(first).toBeGreaterThan(0);
    expect(known.slice(first)).not.toContain(undefined);
    // The young generation has just begun; the entries of the old one are still found.
    expect(12_000 - first).toBeGreaterThan(4000);
    expect([...table.facts(0)]).toEqual(facts.slice(first));
    expect([...table.facts(15)]).toEqual(facts.slice(first).filter(({ key }) => key.length >= 15));
  });

  it('distinguishes sets by key, length and mark, even if their hashes are equal', () => {
    const table = new TranspositionTable(2 ** 20);
    const key = Uint16Array.of(1, 2, 3, 4, 5);
    table.store(7, 0, key, 5, 10, 20);
    table.store(7, 3, key, 5, 11, 21);
    table.store(7, 0, Uint16Array.of(1, 2, 3, 4, 6), 5, 12, 22);
    table.store(7, 0, key, 4, 13, 23);
    const fact = { key, hash: 7, mark: 0, lower: 0, upper: 0 };
    expect(found(table, fact)).toEqual([10, 20]);
    expect(found(table, { ...fact, mark: 3 })).toEqual([11, 21]);
    expect(found(table, { ...fact, key: Uint16Array.of(1, 2, 3, 4, 6) })).toEqual([12, 22]);
    expect(found(table, { ...fact, key: key.slice(0, 4) })).toEqual([13, 23]);
    expect(found(table, { ...fact, mark: 1 })).toBeUndefined();
    expect(found(table, { ...fact, hash: 8 })).toBeUndefined();
  });

  it('only tightens known bounds', () => {
    const table = new TranspositionTable(2 ** 20);
    const fact = { key: Uint16Array.of(1, 2, 3, 4, 5), hash: 1, mark: 0 };
    stored(table, { ...fact, lower: 10, upper: INFEASIBLE });
    stored(table, { ...fact, lower: 8, upper: 30 });
    expect(found(table, { ...fact, lower: 0, upper: 0 })).toEqual([10, 30]);
    stored(table, { ...fact, lower: 12, upper: 40 });
    expect(found(table, { ...fact, lower: 0, upper: 0 })).toEqual([12, 30]);
  });
});
