import { allPlaces, placesOf, type SequenceProblem } from '@inkling/core/sequence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStrings } from './count.ts';
import { countByExclusion } from './exclusion.ts';
import { isFeasible } from './flow.ts';
import { liveSymbols } from './live.ts';
import { countByNeeds } from './needs.ts';
import { placements } from './placements.ts';
import { type CountCore, capOf, reduce } from './reduction.ts';

/** Lists every string that fits, by trying all strings; unlisted symbols are numbered after the listed ones. */
function everyString(problem: SequenceProblem): number[][] {
  const listed = problem.domains.length;
  const may = (symbol: number, place: number) =>
    (((symbol < listed ? problem.domains[symbol] : problem.open) >>> place) & 1) === 1;
  let strings: number[][] = [[]];
  for (let place = 0; place < problem.places; place++)
    strings = strings.flatMap((string) =>
      Array.from({ length: listed + problem.others }, (_, symbol) => symbol)
        .filter((symbol) => may(symbol, place))
        .map((symbol) => [...string, symbol]),
    );
  return strings.filter((string) =>
    Array.from({ length: listed }, (_, symbol) => symbol).every((symbol) => {
      const copies = string.filter((other) => other === symbol).length;
      return copies >= problem.fewest[symbol] && copies <= problem.most[symbol];
    }),
  );
}

function anyProblem(placesMax: number, symbolsMax: number): fc.Arbitrary<SequenceProblem> {
  return fc.integer({ min: 1, max: placesMax }).chain((places) => {
    const set = fc.oneof(
      fc.constant(allPlaces(places)),
      fc.integer({ min: 0, max: places === 32 ? -1 >>> 0 : 2 ** places - 1 }).map((bits) => bits | 0),
    );
    const symbol = fc.record({ domain: set, a: fc.nat(places), b: fc.nat(places), open: fc.boolean() });
    return fc
      .record({
        symbols: fc.array(symbol, { maxLength: symbolsMax }),
        others: fc.nat(2),
        open: set,
      })
      .map(({ symbols, others, open }) => ({
        places,
        domains: symbols.map(({ domain }) => domain),
        fewest: symbols.map(({ a, b }) => Math.min(a, b, 2)),
        most: symbols.map((s) => (s.open ? places : Math.max(s.a, s.b))),
        others,
        open,
      }));
  });
}

describe('a sequence problem', () => {
  it('is decided, counted and bounded as if by trying every string', () => {
    fc.assert(
      fc.property(anyProblem(4, 4), (problem) => {
        const strings = everyString(problem);
        expect(isFeasible(problem)).toBe(strings.length > 0);
        expect(countStrings(problem)).toBe(BigInt(strings.length));
        const core = reduce(problem);
        if (core) {
          expect(countByNeeds(core)).toBe(BigInt(strings.length));
          expect(countByExclusion(core, 100_000)).toBe(BigInt(strings.length));
        }
        const live = liveSymbols(problem);
        expect(live !== undefined).toBe(strings.length > 0);
        if (!live) return;
        const listed = problem.domains.length;
        for (let symbol = 0; symbol < listed; symbol++) {
          const copies = strings.map((string) => string.filter((other) => other === symbol).length);
          expect(live.bounds[symbol]).toEqual([Math.min(...copies), Math.max(...copies)]);
          for (let place = 0; place < problem.places; place++)
            expect(placesOf(live.places[symbol]).includes(place)).toBe(
              strings.some((string) => string[place] === symbol),
            );
        }
        const outside = strings.map((string) => string.filter((other) => other >= listed).length);
        expect(live.othersBounds).toEqual([Math.min(...outside), Math.max(...outside)]);
        for (let place = 0; place < problem.places; place++)
          expect(placesOf(live.others).includes(place)).toBe(
            strings.some((string) => string[place] >= listed),
          );
      }),
      { numRuns: 3000 },
    );
  });

  it('has the same count by both methods, in long words', () => {
    fc.assert(
      fc.property(anyProblem(32, 5), (problem) => {
        const core = reduce(problem);
        // Counting by needs takes a step per state and place: most problems have few states, some have millions.
        if (!core || needStates(core) > 10_000) return;
        const count = countByNeeds(core);
        expect(isFeasible(problem)).toBe(count > 0n);
        expect([count, undefined]).toContain(countByExclusion(core, 10_000));
      }),
      { numRuns: 120 },
    );
  });

  it('has a derangement number of solutions for 5, 9 or 26 near letters in as many places', () => {
    const derangements = (n: bigint): bigint =>
      n === 0n ? 1n : n * derangements(n - 1n) + (n % 2n ? -1n : 1n);
    for (const places of [5, 9, 26]) {
      const each = <T>(value: (row: number) => T) => Array.from({ length: places }, (_, row) => value(row));
      const problem: SequenceProblem = {
        places,
        domains: each((row) => allPlaces(places) & ~(1 << row)),
        fewest: each(() => 1),
        most: each(() => places),
        others: 0,
        open: 0,
      };
      expect(countStrings(problem)).toBe(derangements(BigInt(places)));
    }
  });

  it('has exactly the placements that its strings leave as traces', () => {
    fc.assert(
      fc.property(anyProblem(4, 3), (problem) => {
        const strings = everyString(problem);
        const open = new Array<number>(problem.places).fill(-1);
        const found = Array.from(placements(problem, open), (placement) => placement.join());
        const traces = everyTrace(problem).filter((trace) =>
          strings.some((string) => trace.every((row, place) => row < 0 || string[place] === row)),
        );
        expect(found).toHaveLength(new Set(found).size);
        expect(found.toSorted()).toEqual(traces.map(String).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('generates 133,496 placements of nine near letters, and none if there is no solution', () => {
    const domains = Array.from({ length: 9 }, (_, row) => allPlaces(9) & ~(1 << row));
    const nine = {
      places: 9,
      domains,
      fewest: new Array(9).fill(1),
      most: new Array(9).fill(9),
      others: 17,
      open: 511,
    };
    const open = new Array<number>(9).fill(-1);
    let count = 0;
    for (const placement of placements(nine, open)) count += placement.length === 9 ? 1 : 0;
    expect(count).toBe(133_496);
    const stuck = { ...nine, domains: domains.map((set, row) => (row > 5 ? 1 | 2 : set)) };
    expect(placements(stuck, open).next().done).toBe(true);
  });
});

function needStates(core: CountCore): number {
  return core.domains.reduce((states, _, row) => states * (capOf(core, row) + 1), 1);
}

/** Lists every way to place each symbol's minimum number of copies without clashes. */
function everyTrace(problem: SequenceProblem): number[][] {
  let traces: number[][] = [[]];
  for (let place = 0; place < problem.places; place++)
    traces = traces.flatMap((trace) =>
      [-1, ...Array.from({ length: problem.domains.length }, (_, row) => row)]
        .filter((row) => row < 0 || ((problem.domains[row] >>> place) & 1) === 1)
        .map((row) => [...trace, row]),
    );
  return traces.filter((trace) =>
    Array.from({ length: problem.domains.length }, (_, row) => row).every(
      (row) => trace.filter((other) => other === row).length === problem.fewest[row],
    ),
  );
}
