import { expect as unwrap } from '@inkling/core/result';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Fact } from '@inkling/deduction/optimum/transposition-table';
import { describe, expect, it } from 'vitest';
import { listCodeProblem } from './code-deduction.ts';

const EVER = 1e9;

function problemOf(places: number, symbols: number) {
  const { problem, symmetry, space } = unwrap(listCodeProblem({ places, symbols, repeats: true }));
  const numberOf = (text: string) => space.indexOf(Array.from(text, (letter) => letter.charCodeAt(0) - 97));
  return { problem, symmetry, numberOf };
}

/**
 * A bound that is one too high on large sets may leave every best total unchanged, so openings that are not the best
 * are tested too. An independent program finds the same totals.
 */
const TOTALS = [
  ['aaaa', 2806],
  ['aaab', 2539],
  ['aabb', 2486],
  ['aabc', 2463],
  ['abcd', 2521],
] as const;

describe('totals of every first guess of (4,5)', () => {
  it.each(TOTALS)('%s: %i', (opening, total) => {
    const { problem, symmetry, numberOf } = problemOf(4, 5);
    const [compiled, twin] = [true, false].map((isCompiled) =>
      new OptimalSearch(problem, { symmetry, openings: [numberOf(opening)], isCompiled }).advance(EVER),
    );
    expect(compiled).toMatchObject({ done: true, lower: total, upper: total });
    // With equal bounds, the same sets are searched.
    expect(twin).toMatchObject({ lower: total, upper: total, nodes: compiled?.nodes });
  });
});

describe('the total of a first guess of (4,7) other than the best', () => {
  it('is 11269 for abcd, found by searching at most 965 sets', () => {
    const { problem, symmetry, numberOf } = problemOf(4, 7);
    const search = new OptimalSearch(problem, { symmetry, openings: [numberOf('abcd')] });
    const status = search.advance(EVER);
    expect(status).toMatchObject({ done: true, lower: 11269, upper: 11269 });
    // A bound that is lower than it could be does not change the result, but more sets are searched.
    expect(status.nodes).toBeLessThanOrEqual(965);
  });
});

describe('the facts in a small table that is overwritten', () => {
  it('are consistent with those in a large table', () => {
    const { problem, numberOf } = problemOf(4, 5);
    const openings = [numberOf('aabb')];
    const large = new OptimalSearch(problem, { openings });
    large.advance(EVER);
    const known = new Map([...large.facts(0)].map((fact) => [fact.key.join(), fact]));
    const small = new OptimalSearch(problem, { openings, tableBytes: 2 ** 15 });
    let [rounds, shared] = [0, 0];
    for (let status = small.status(); !status.done; rounds++) {
      status = small.advance(1, 2 ** 15);
      const facts = [...small.facts(0)];
      if (status.nodes > 200) expect(facts.length).toBeGreaterThan(50);
      for (const { key, lower, upper } of facts) {
        const truth = known.get(key.join());
        if (!truth) continue;
        shared++;
        expect([lower <= truth.upper, truth.lower <= upper]).toEqual([true, true]);
      }
    }
    expect(small.status().upper).toBe(2486);
    expect([rounds > 5, shared > 200]).toEqual([true, true]);
  });
});

describe('the facts that searches of (4,5) leave in their tables', () => {
  it('hold in a search without symmetry and with a table of its own', () => {
    const { problem, symmetry, numberOf } = problemOf(4, 5);
    const facts: Fact[] = [];
    for (const [opening, total] of TOTALS) {
      const search = new OptimalSearch(problem, { symmetry, openings: [numberOf(opening)] });
      expect(search.advance(EVER).upper).toBe(total);
      facts.push(...search.facts(0));
    }
    const fresh = new OptimalSearch(problem);
    let count = 0;
    let large = 0;
    for (const { key, lower, upper } of facts) {
      // Without symmetry, larger sets take seconds.
      if (key.length > 90) continue;
      const cost = fresh.costOf([...key], INFEASIBLE);
      expect(cost, `${key}`).toBeGreaterThanOrEqual(lower);
      expect(cost, `${key}`).toBeLessThanOrEqual(upper);
      count++;
      large += key.length > 40 ? 1 : 0;
    }
    expect(count).toBeGreaterThan(350);
    expect(large).toBeGreaterThan(10);
  });
});
