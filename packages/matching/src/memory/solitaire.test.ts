import { describe, expect, it } from 'vitest';
import { moveDistribution } from './distribution.ts';
import { add, makeDecimal, makeRational, multiply, type Rational, rational, toNumber } from './rational.ts';
import { solitaireTable } from './solitaire.ts';

const table = solitaireTable(100);

describe('the solitaire recursion', () => {
  it('gives the published expectations, W(1) … W(12)', () => {
    const printed = [
      '1',
      '8/3',
      '13/3',
      '622/105',
      '793/105',
      '31748/3465',
      '44141/4095',
      '558242/45045',
      '2145301/153153',
      '227287744/14549535',
      '27863617/1616615',
      '6307880806/334639305',
    ];
    expect(printed.map((_, i) => makeRational(table.moves(i + 1, 0)))).toEqual(printed);
  });

  it('reaches n = 100, near (3 − 2 ln 2) n + 7/8 − 2 ln 2', () => {
    expect(makeDecimal(table.moves(100, 0), 12)).toBe('160.858877139804');
    expect(makeDecimal(table.moves(50, 0), 8)).toBe('80.17319927');
    const asymptote = (3 - 2 * Math.LN2) * 100 + 7 / 8 - 2 * Math.LN2;
    expect(Math.abs(toNumber(table.moves(100, 0)) - asymptote)).toBeLessThan(4.1e-4);
  });

  it('agrees with a twin in plain doubles on every position of up to 30 pairs', () => {
    for (let n = 1; n <= 30; n++)
      for (let k = 0; k <= n; k++) expect(toNumber(table.moves(n, k))).toBeCloseTo(plain(n, k), 9);
  });

  it('gives the published lucky matches, tending to ln 2', () => {
    const printed = ['1', '2/3', '11/15', '74/105', '223/315', '2438/3465', '31649/45045', '31586/45045'];
    expect(printed.map((_, i) => makeRational(table.luckyMatches(i + 1, 0)))).toEqual(printed);
    expect(makeRational(table.luckyMatches(11, 0))).toBe('10169963/14549535');
    expect(toNumber(table.luckyMatches(100, 0))).toBeCloseTo(0.693774, 6);
  });

  it('throws for positions that do not exist', () => {
    expect(() => table.moves(3, 4)).toThrow(RangeError);
  });
});

describe('the distribution of moves', () => {
  it('is the printed one for 4 pairs', () => {
    expect(moveDistribution(4).map(makeRational)).toEqual([
      '0',
      '0',
      '0',
      '0',
      '1/105',
      '4/21',
      '2/3',
      '2/15',
    ]);
  });

  it('sums to one and has the mean W(n), for up to 12 pairs', () => {
    for (let n = 1; n <= 12; n++) {
      const shares = moveDistribution(n);
      expect(sum(shares)).toEqual(rational(1n));
      expect(sum(shares.map((p, m) => multiply(p, rational(BigInt(m)))))).toEqual(table.moves(n, 0));
      expect(shares.length).toBe(2 * n);
    }
  });

  it('has the printed tails', () => {
    const below = (n: number, moves: number) => toNumber(sum(moveDistribution(n).slice(0, moves + 1)));
    expect(below(7, 11)).toBeCloseTo(0.88, 3);
    expect(below(7, 12)).toBeCloseTo(0.9991, 4);
    expect(below(11, 17)).toBeCloseTo(0.634, 3);
    expect(below(11, 18)).toBeCloseTo(0.961, 3);
  });
});

function sum(list: readonly Rational[]): Rational {
  return list.reduce(add, rational(0n));
}

const doubles = new Map<string, number>();

function plain(n: number, k: number): number {
  if (n === 0) return 0;
  const key = `${n},${k}`;
  let value = doubles.get(key);
  if (value === undefined) {
    const u = 2 * n - k;
    const v = u - 1;
    value = k > 0 ? (k / u) * (1 + plain(n - 1, k - 1)) : 0;
    if (u > k) {
      let rest = (1 / v) * (1 + plain(n - 1, k));
      if (k > 0) rest += (k / v) * (2 + plain(n - 1, k));
      if (v - 1 - k > 0) rest += ((v - 1 - k) / v) * (1 + plain(n, k + 2));
      value += (1 - k / u) * rest;
    }
    doubles.set(key, value);
  }
  return value;
}
