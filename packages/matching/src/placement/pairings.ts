import { CountTable } from './count-table.ts';
import { freeSquaresOf, type Grid, type Pair, type TouchRule, touch } from './grid.ts';

/**
 * The numbered pairings of one board: those with exactly `touching` touching pairs, in lexicographic order of the
 * mates that the lowest unpaired squares get. The numbers of ways to complete a pairing are cached by the set of
 * unpaired squares, about 28,600 sets for a 5×5 board with three specials. For up to 24 free squares: with more, the
 * sets would not fit the table, nor the counts a double.
 */
export interface PairingTable {
  readonly free: readonly number[];
  readonly count: number;
  /** The pairing with a number in 0 … count − 1, or `undefined` outside that range. */
  at(rank: number): readonly Pair[] | undefined;
  /** The number of a pairing of the free squares, or `undefined` if it is not one of those numbered here. */
  rank(pairs: readonly Pair[]): number | undefined;
}

export const FREE_MAX = 24;

export function pairingTable(
  grid: Grid,
  rule: TouchRule,
  specials: readonly number[],
  touching = 0,
): PairingTable | undefined {
  const free = freeSquaresOf(grid, specials);
  if (free.length > FREE_MAX || free.length % 2 === 1) return undefined;
  const near = free.map((a) => free.map((b) => (touch(grid, rule, a, b) ? 1 : 0)));
  const all = 2 ** free.length - 1;
  const count = counterOf(near);
  const total = count(all, touching);

  /** Builds a pairing. `choose` takes or skips each mate in order; `ways` completions of the pairing have it. */
  const walk = (
    choose: (first: number, mate: number, ways: number) => boolean,
  ): readonly Pair[] | undefined => {
    const pairs: Pair[] = [];
    let open = all;
    let left = touching;
    while (open !== 0) {
      const first = lowest(open);
      const rest = open & (open - 1);
      let taken = -1;
      for (let mates = rest; mates !== 0 && taken < 0; mates &= mates - 1) {
        const mate = lowest(mates);
        const after = left - near[first][mate];
        const ways = after < 0 ? 0 : count(rest ^ (1 << mate), after);
        if (choose(first, mate, ways)) taken = ways > 0 ? mate : all;
      }
      if (taken < 0 || taken === all) return undefined;
      pairs.push([free[first], free[taken]]);
      left -= near[first][taken];
      open = rest ^ (1 << taken);
    }
    return pairs;
  };

  return {
    free,
    count: total,
    at: (rank) => {
      if (!Number.isInteger(rank) || rank < 0 || rank >= total) return undefined;
      let skip = rank;
      return walk((_first, _mate, ways) => {
        if (skip < ways) return true;
        skip -= ways;
        return false;
      });
    },
    rank: (pairs) => {
      const mates = new Map<number, number>();
      for (const [a, b] of pairs) mates.set(a, b).set(b, a);
      if (mates.size !== free.length || pairs.length * 2 !== free.length) return undefined;
      let rank = 0;
      const found = walk((first, mate, ways) => {
        if (mates.get(free[first]) === free[mate]) return true;
        rank += ways;
        return false;
      });
      return found && rank;
    },
  };
}

/** Returns a function that counts the pairings of the squares `open` with exactly `left` touching pairs. */
function counterOf(near: readonly (readonly number[])[]): (open: number, left: number) => number {
  const apart = near.map((row) => row.reduce<number>((mask, cost, b) => (cost ? mask : mask | (1 << b)), 0));
  const cache = new CountTable();
  const count = (open: number, left: number): number => {
    if (open === 0) return left === 0 ? 1 : 0;
    const first = lowest(open);
    const rest = open & (open - 1);
    if ((rest & (rest - 1)) === 0) return near[first][lowest(rest)] === left ? 1 : 0;
    const key = left * 2 ** FREE_MAX + open;
    const known = cache.get(key);
    if (known >= 0) return known;
    let sum = 0;
    for (let mates = left > 0 ? rest : rest & apart[first]; mates !== 0; mates &= mates - 1) {
      const mate = mates & -mates;
      const cost = left > 0 ? near[first][lowest(mate)] : 0;
      sum += count(rest ^ mate, left - cost);
    }
    cache.set(key, sum);
    return sum;
  };
  return count;
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
