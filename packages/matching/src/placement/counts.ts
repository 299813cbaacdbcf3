import { frontierStates, sweep, type Weights } from './frontier.ts';
import { choose, type Grid, pairingsOf, type TouchRule } from './grid.ts';

/**
 * Counts the pairings of one board by their number of touching pairs, exactly, by inclusion–exclusion (D. Young,
 * "The Number of Domino Matchings in the Game of Memory", J. Integer Sequences 21, 2018): if there are m_k ways to
 * choose k disjoint touching pairs, then Σ_{k≥j} (−1)^{k−j} C(k,j) m_k (free − 2k − 1)!! pairings have exactly j
 * touching pairs.
 *
 * The polynomial of the m_k is stored as one large integer, with each coefficient in its own bit field, so that
 * adding two polynomials is one addition. Arrays of coefficients took a second where this takes tens of
 * milliseconds.
 */
export function touchingCounts(grid: Grid, rule: TouchRule, specials: readonly number[]): readonly bigint[] {
  const taken = new Set(specials);
  const turned = grid.cols > grid.rows;
  const upright = turned ? { rows: grid.cols, cols: grid.rows } : grid;
  const isSpecial = (row: number, col: number) =>
    taken.has(turned ? col * grid.cols + row : row * grid.cols + col);
  const free = grid.rows * grid.cols - taken.size;
  const bits = bitsFor(sweep(upright, rule, isSpecial, COUNT_ALL));
  const packed = sweep<bigint>(upright, rule, isSpecial, {
    one: 1n,
    add: (a, b) => a + b,
    pair: (a) => a << BigInt(bits),
    special: (a) => a,
  });
  return byTouching(unpack(packed, bits, Math.floor(free / 2)), free);
}

/** Counts the valid pairings of one board, those in which no mates touch. */
export function pairingCount(grid: Grid, rule: TouchRule, specials: readonly number[]): bigint {
  return touchingCounts(grid, rule, specials)[0];
}

/**
 * Counts all boards with the given number of specials by their number of touching pairs. A board consists of the
 * squares of its specials and its unlabelled pairs. Returns `undefined` if the sweep would take more than `workMax`
 * bit additions; the default allows a few seconds: 10×10 without specials, 8×8 with four.
 */
export function boardCounts(
  grid: Grid,
  rule: TouchRule,
  specials: number,
  workMax: number = WORK_MAX,
): readonly bigint[] | undefined {
  const upright = grid.cols > grid.rows ? { rows: grid.cols, cols: grid.rows } : grid;
  const size = grid.rows * grid.cols;
  const free = size - specials;
  const fields = Math.floor(size / 2) + 1;
  const states = frontierStates(upright.cols, specials);
  if (upright.cols > COLS_MAX || states * size * size > workMax) return undefined;
  const noSpecials = sweep(upright, rule, () => false, COUNT_ALL);
  const bits = bitsFor(noSpecials) + choose(size, specials).toString(2).length;
  if (states * size * fields * (specials + 1) * bits > workMax) return undefined;
  const width = BigInt(bits * fields);
  const limit = bits * fields * (specials + 1);
  const packed = sweep<bigint>(upright, rule, undefined, {
    one: 1n,
    add: (a, b) => a + b,
    pair: (a) => a << BigInt(bits),
    special: (a) => BigInt.asUintN(limit, a << width) || undefined,
  });
  const exact = packed >> (width * BigInt(specials));
  return byTouching(unpack(exact, bits, Math.floor(free / 2)), free);
}

/** The two masks of a frontier state must fit the 53 bits of a map key. */
const COLS_MAX = 15;
const WORK_MAX = 12e9;

/** Counts all ways together, in doubles: an upper bound on every coefficient. */
const COUNT_ALL: Weights<number> = { one: 1, add: (a, b) => a + b, pair: (a) => a, special: (a) => a };

/** Returns a number of bits that holds any integer up to `bound`, which may have been rounded. */
function bitsFor(bound: number): number {
  let bits = 2;
  for (let rest = bound; rest >= 1; rest /= 2) bits++;
  return bits;
}

function unpack(packed: bigint, bits: number, last: number): readonly bigint[] {
  return Array.from({ length: last + 1 }, (_, k) => BigInt.asUintN(bits, packed >> BigInt(k * bits)));
}

function byTouching(matchings: readonly bigint[], free: number): readonly bigint[] {
  if (free % 2 === 1) return [0n];
  return matchings.map((_, j) => {
    let sum = 0n;
    for (let k = j; k < matchings.length; k++) {
      const term = choose(k, j) * matchings[k] * pairingsOf(free - 2 * k);
      sum += (k - j) % 2 === 0 ? term : -term;
    }
    return sum;
  });
}
