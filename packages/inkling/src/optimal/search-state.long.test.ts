import { expect as unwrap } from '@inkling/core/result';
import { makeSearchState, parseSearchState } from '@inkling/deduction/optimum/search-state';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Fact } from '@inkling/deduction/optimum/transposition-table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOptimum, type OptimalGame, type OptimalOptions } from '../optimal.ts';

const cost = fc.integer({ min: 0, max: INFEASIBLE });
const facts = fc.array(
  fc.record({
    key: fc.uint16Array({ maxLength: 40 }),
    hash: fc.integer(),
    mark: fc.integer({ min: 0, max: 255 }),
    bounds: fc.tuple(cost, cost),
  }),
);

function factsOf(drawn: readonly Fact[]) {
  return (countMin: number) => drawn.filter(({ key }) => key.length >= countMin);
}

describe('the state of a search', () => {
  it('round-trips through a file', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.record({ guess: cost, lower: cost, upper: cost })), (drawn, settled) => {
        const list = drawn.map(({ bounds: [a, b], ...fact }) => ({
          ...fact,
          lower: Math.min(a, b),
          upper: Math.max(a, b),
        }));
        const stage = { depth: 7, surcharge: 12345 };
        const state = unwrap(parseSearchState(makeSearchState('{"x":1}', stage, settled, factsOf(list))));
        expect({ ...state, facts: [...state.facts] }).toEqual({
          identity: '{"x":1}',
          stage,
          settled,
          facts: list,
        });
      }),
    );
  });

  it('keeps the largest sets if not all fit', () => {
    const list = Array.from({ length: 50 }, (_, i) => ({
      key: Uint16Array.from({ length: i + 1 }, (_, j) => j * 3),
      hash: i,
      mark: 0,
      lower: 1,
      upper: 2,
    }));
    const bytes = makeSearchState('{}', { depth: 255, surcharge: 0 }, [], factsOf(list), 600);
    expect(bytes.length).toBeLessThanOrEqual(600);
    const kept = [...unwrap(parseSearchState(bytes)).facts].map(({ key }) => key.length);
    // A set of n secrets takes about 14 + 1.5 n bytes, so the sets of 50 to 44 secrets fit into 600 bytes.
    expect(kept.length).toBe(7);
    expect(Math.min(...kept)).toBe(51 - kept.length);
  });

  it('is rejected wherever a byte is changed or missing, and never makes the parser throw', () => {
    const list = [{ key: Uint16Array.of(5, 9, 4), hash: -7, mark: 3, lower: 8, upper: 9 }];
    const settled = [{ guess: 4, lower: 5, upper: 5 }];
    const bytes = makeSearchState('{}', { depth: 5, surcharge: 0 }, settled, factsOf(list));
    for (let at = 0; at < bytes.length; at++) {
      expect(parseSearchState(bytes.slice(0, at)).ok).toBe(false);
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] as number) ^ 64;
      expect([at, parseSearchState(changed).ok]).toEqual([at, false]);
    }
    // Serialised like a real state, and so with a valid checksum, but with impossible bounds for a set.
    const forged = (lower: number, upper: number) =>
      parseSearchState(
        makeSearchState(
          '{}',
          { depth: 5, surcharge: 0 },
          settled,
          factsOf([{ key: Uint16Array.of(5, 9), hash: 1, mark: 0, lower, upper }]),
        ),
      );
    expect(forged(8, 8).ok).toBe(true);
    expect(forged(9, 8)).toEqual({ ok: false, error: { code: 'damaged' } });
    expect(forged(8, INFEASIBLE + 1)).toEqual({ ok: false, error: { code: 'damaged' } });
    const newer = Uint8Array.from(bytes);
    newer['inkling-search '.length]!++;
    expect(parseSearchState(newer)).toEqual({ ok: false, error: { code: 'unknown-version', version: '2' } });
    const header = new TextEncoder().encode('inkling-search 1\n{}\n');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        parseSearchState(noise);
        expect(parseSearchState(Uint8Array.from([...header, ...noise])).ok).toBe(false);
      }),
    );
  });
});

describe('a search in parts', () => {
  const game: OptimalGame = { game: 'mastermind', rules: { places: 4, symbols: 6, repeats: true } };

  /**
   * Repeats runs with a part of the budget each until the search is done. Returns their number and the total
   * nodes.
   */
  function inParts(options: OptimalOptions, nodeBudget: number) {
    let state: Uint8Array | undefined;
    let nodes = 0;
    for (let parts = 1; parts < 200; parts++) {
      const run = findOptimum(game, { ...options, nodeBudget, ...(state ? { state } : {}) });
      for (;;) {
        const step = run.next();
        if (!step.done) {
          state = step.value.save();
          continue;
        }
        const found = step.value;
        nodes += found.ok ? found.value.nodes : 'nodes' in found.error ? found.error.nodes : 0;
        if (found.ok && found.value.proved) return { parts, nodes, found: found.value };
        break;
      }
    }
    throw new Error('it never ends');
  }

  function atOnce(options: OptimalOptions) {
    const run = findOptimum(game, options);
    for (;;) {
      const step = run.next();
      if (step.done) return unwrap(step.value);
    }
  }

  it.each([
    ['on average', {}],
    ['in few guesses', { depthMax: 5 }],
    ['at worst', { objective: 'worst' }],
    ['fewest at worst', { objective: 'fewest' }],
    ['from a first guess', { root: 'aaaa', depthMax: 6 }],
  ] as const)('resumes where it stopped: %s', (_, options) => {
    const whole = atOnce(options);
    const { parts, nodes, found } = inParts(options, 'root' in options ? 64 : 160);
    expect(parts).toBeGreaterThan(1);
    expect(found).toMatchObject({ total: whole.total, worst: whole.worst, histogram: whole.histogram });
    // Each part is large enough for a search to get past its own path, so next to nothing is repeated.
    expect(nodes).toBeLessThan(whole.nodes * 1.2 + 100);
  });

  it('still has its result with a budget of zero', () => {
    let state: Uint8Array | undefined;
    const run = findOptimum(game);
    for (let step = run.next(); !step.done; step = run.next()) state = step.value.save();
    const again = atOnce({ nodeBudget: 0, ...(state ? { state } : {}) });
    expect(again).toMatchObject({ proved: true, total: 5625, nodes: 0 });
  });

  it('rejects the state of another search', () => {
    let state = new Uint8Array();
    const run = findOptimum(game, { nodeBudget: 1 });
    for (let step = run.next(); !step.done; step = run.next()) state = Uint8Array.from(step.value.save());
    const others: readonly OptimalOptions[] = [
      { depthMax: 6 },
      { root: 'aabb' },
      { objective: 'worst' },
      { root: ['aabb', 'ccdd'] },
      { weights: { bySecret: new Int32Array(1296).fill(1), sha256: 'ab'.repeat(32) } },
    ];
    for (const options of others)
      expect(findOptimum(game, { ...options, state }).next().value).toEqual({
        ok: false,
        error: { code: 'bad-state', why: 'other-search' },
      });
    expect(findOptimum(game, { state: Uint8Array.of(1, 2, 3) }).next().value).toMatchObject({
      error: { code: 'bad-state', why: 'not-a-state' },
    });
  });
});
