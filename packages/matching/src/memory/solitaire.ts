import { type Rational, rational } from './rational.ts';

/**
 * The matching-pairs game for one player with perfect memory. A position is (n, k): n pairs are left, and one tile
 * is known of k of them; U = 2n − k tiles are unseen. Optimal play flips an unseen tile, takes its mate if it is
 * known, otherwise flips another unseen tile, and collects known pairs immediately (Foerster & Wattenhofer, "The
 * Solitaire Memory Game"; Velleman & Warrington, arXiv:1208.4854). Special tiles are assumed to cost nothing, and
 * the rule that mates never touch is ignored.
 *
 * Every table stores value × U!, which is an integer, so that the recursion reduces no fractions. Reducing at each
 * step was rejected: W(100) alone would take tens of thousands of reductions.
 */
export interface SolitaireTable {
  /** W(n, k): the expected number of moves (turns of two flips) with n pairs left and k singles known. */
  moves(pairs: number, known: number): Rational;
  /** The expected number of lucky matches, of tiles both unseen until that turn. Tends to ln 2 for k = 0. */
  luckyMatches(pairs: number, known: number): Rational;
}

/** Computes the values of all positions with up to `pairsMax` pairs. */
export function solitaireTable(pairsMax: number): SolitaireTable {
  const moves = tabulate(pairsMax, 1n, 0n);
  let lucky: bigint[][] | undefined;
  return {
    moves: (pairs, known) => at(moves, pairs, known),
    luckyMatches: (pairs, known) => {
      lucky ??= tabulate(pairsMax, 0n, 1n);
      return at(lucky, pairs, known);
    },
  };
}

/** Returns 0! … count!. */
export function factorials(count: number): bigint[] {
  const list = [1n];
  for (let i = 1; i <= count; i++) list.push((list[i - 1] as bigint) * BigInt(i));
  return list;
}

function at(table: bigint[][], pairs: number, known: number): Rational {
  const value = table[pairs]?.[known];
  if (value === undefined) throw new RangeError(`no position (${pairs}, ${known}) in the table`);
  return rational(value, factorials(2 * pairs - known)[2 * pairs - known]);
}

/** Tabulates U! × the expected total cost, if a move costs `move` and a lucky match costs `luck`. */
function tabulate(pairsMax: number, move: bigint, luck: bigint): bigint[][] {
  const factorial = factorials(2 * pairsMax);
  const table: bigint[][] = [[0n]];
  for (let n = 1; n <= pairsMax; n++) {
    const row: bigint[] = new Array<bigint>(n + 1);
    const above = table[n - 1];
    table.push(row);
    for (let k = n; k >= 0; k--) {
      const unseen = 2 * n - k;
      const fresh = BigInt(unseen - k);
      const others = BigInt(unseen - 2 - k);
      const known = BigInt(k);
      let value = k > 0 ? known * (move * factorial[unseen - 1] + above[k - 1]) : 0n;
      if (fresh > 0n) {
        const unit = factorial[unseen - 2];
        value += fresh * ((move + luck) * unit + above[k]);
        if (k > 0) value += fresh * known * (2n * move * unit + above[k]);
        if (others > 0n) value += fresh * others * (move * unit + row[k + 2]);
      }
      row[k] = value;
    }
  }
  return table;
}
