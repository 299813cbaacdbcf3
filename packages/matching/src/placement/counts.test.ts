import { describe, expect, it } from 'vitest';
import { boardCounts, pairingCount, touchingCounts } from './counts.ts';
import { choose, freeSquaresOf, type Grid, pairingsOf, type TouchRule, touch } from './grid.ts';

const grid = (rows: number, cols: number): Grid => ({ rows, cols });

describe('pairings of one board', () => {
  it.each([
    ['king', 0, [0, 17, 36, 42, 10]],
    ['king', 1, [0, 23, 48, 30, 4]],
    ['king', 4, [13, 28, 42, 20, 2]],
    ['rook', 0, [19, 38, 36, 8, 4]],
    ['rook', 1, [22, 45, 24, 14, 0]],
    ['rook', 4, [31, 40, 24, 8, 2]],
  ] as const)('of easy under %s with the bonus on %i are %j by touching pairs', (rule, bonus, printed) => {
    expect(touchingCounts(grid(3, 3), rule, [bonus]).map(Number)).toEqual(printed);
  });

  it('of 2×n under rook are OEIS A265167', () => {
    const printed = [0, 1, 2, 21, 186, 2113, 27856, 422481, 7241480, 138478561];
    expect(printed.map((_, i) => Number(pairingCount(grid(2, i + 1), 'rook', [])))).toEqual(printed);
  });

  it('of 2×n by touching pairs are rows of OEIS A325753', () => {
    const rows = [
      [1, 0, 2],
      [2, 8, 2, 3],
      [21, 34, 39, 6, 5],
      [186, 347, 250, 138, 16, 8],
      [2113, 3666, 2919, 1234, 414, 36, 13],
    ];
    for (const [i, row] of rows.entries())
      expect(touchingCounts(grid(2, i + 2), 'rook', []).map(Number)).toEqual(row);
  });

  it('of 2×n, 4×n and 6×6 under king have the printed counts', () => {
    const two = [0, 0, 0, 4, 48, 584, 8096, 127296];
    expect(two.map((_, i) => Number(pairingCount(grid(2, i + 1), 'king', [])))).toEqual(two);
    const four = [4, 241, 53959, 19690608, 10129189763];
    expect(four.map((_, i) => Number(pairingCount(grid(4, i + 2), 'king', [])))).toEqual(four);
    expect(pairingCount(grid(6, 6), 'king', [])).toBe(6903192240770080231n);
  });

  it('of 10×10 have the printed share of valid pairings', () => {
    const share = (rule: TouchRule) =>
      Number((pairingCount(grid(10, 10), rule, []) * 10n ** 8n) / pairingsOf(100)) / 1e8;
    expect(share('king')).toBeCloseTo(0.028, 4);
    expect(share('rook')).toBeCloseTo(0.1581, 4);
  });

  it('agree with plain enumeration, and add up to all pairings', () => {
    for (const rule of ['king', 'rook'] as const)
      for (const [rows, cols, specials] of [
        [1, 6, []],
        [3, 4, [0, 7]],
        [4, 3, [5, 11]],
        [2, 6, [3, 11]],
        [3, 3, [2, 4, 8]],
      ] as const) {
        const counts = touchingCounts(grid(rows, cols), rule, specials);
        expect(counts).toEqual(enumerate(grid(rows, cols), rule, specials));
        expect(counts.reduce((a, b) => a + b, 0n)).toBe(pairingsOf(rows * cols - specials.length));
      }
  });
});

describe('all boards', () => {
  it.each([
    [3, 3, 1, 'king', 13n],
    [3, 3, 1, 'rook', 195n],
    [4, 4, 2, 'king', 431672n],
    [4, 4, 2, 'rook', 2258600n],
    [5, 5, 3, 'rook', 2799100047804n],
    [3, 4, 2, 'king', 1446n],
    [3, 4, 2, 'rook', 7994n],
    [4, 5, 2, 'king', 196906080n],
  ] as const)('of %i×%i with %i specials under %s are %i', (rows, cols, specials, rule, printed) => {
    expect(boardCounts(grid(rows, cols), rule, specials)?.[0]).toBe(printed);
  });

  it('of larger grids have counts with the printed leading digits', () => {
    expect(Number(boardCounts(grid(5, 6), 'king', 2)?.[0]) / 1e15).toBeCloseTo(2.916, 3);
    expect(Number(boardCounts(grid(6, 6), 'king', 2)?.[0]) / 1e20).toBeCloseTo(1.2426, 4);
  });

  it('of hard under king are the sum over its 964 special sets', () => {
    const sets = specialSets(grid(5, 5), 3);
    expect(sets.length).toBe(964);
    const each = sets.map((set) => pairingCount(grid(5, 5), 'king', set));
    expect(each.reduce((a, b) => (a < b ? a : b))).toBe(393755584n);
    expect(each.reduce((a, b) => (a > b ? a : b))).toBe(1056603352n);
    expect(boardCounts(grid(5, 5), 'king', 3)?.[0]).toBe(each.reduce((a, b) => a + b, 0n));
  });

  it('are not counted if the frontier would outgrow memory', () => {
    expect(boardCounts(grid(20, 20), 'king', 0)).toBeUndefined();
    expect(boardCounts(grid(12, 12), 'king', 9)).toBeUndefined();
  });
});

it('choose obeys Pascal’s rule', () => {
  for (let n = 1; n < 12; n++)
    for (let k = 1; k <= n; k++)
      expect(choose(n, k)).toBe(choose(n - 1, k - 1) + (k < n ? choose(n - 1, k) : 0n));
});

function enumerate(board: Grid, rule: TouchRule, specials: readonly number[]): bigint[] {
  const counts = new Array<bigint>(Math.floor((board.rows * board.cols - specials.length) / 2) + 1).fill(0n);
  const pair = (open: readonly number[], touching: number): void => {
    const [first, ...rest] = open;
    if (first === undefined) counts[touching] = (counts[touching] as bigint) + 1n;
    else
      for (const mate of rest)
        pair(
          rest.filter((square) => square !== mate),
          touching + (touch(board, rule, first, mate) ? 1 : 0),
        );
  };
  pair(freeSquaresOf(board, specials), 0);
  return counts;
}

function specialSets(board: Grid, count: number): number[][] {
  const sets: number[][] = [];
  const lay = (from: number, laid: number[]): void => {
    if (laid.length === count) sets.push(laid);
    else
      for (let i = from; i < board.rows * board.cols; i++)
        if (!laid.some((j) => touch(board, 'king', i, j))) lay(i + 1, [...laid, i]);
  };
  lay(0, []);
  return sets;
}
