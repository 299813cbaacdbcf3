import { type Rational, rational } from './rational.ts';
import { factorials } from './solitaire.ts';

/**
 * Computes the probability of each number of moves for one player with perfect memory and n pairs, all unseen.
 * Entry m is P(exactly m moves), for m from 0 to 2n − 1, the worst case. The recursion is that of `solitaire.ts`
 * with polynomials in place of means.
 */
export function moveDistribution(pairs: number): readonly Rational[] {
  const factorial = factorials(2 * pairs);
  const table: Polynomial[][] = [[[1n]]];
  for (let n = 1; n <= pairs; n++) {
    const row: Polynomial[] = new Array<Polynomial>(n + 1);
    const above = table[n - 1];
    table.push(row);
    for (let k = n; k >= 0; k--) {
      const unseen = 2 * n - k;
      const fresh = BigInt(unseen - k);
      const known = BigInt(k);
      const sum: Polynomial = [];
      if (k > 0) addShifted(sum, above[k - 1], 1, known);
      if (fresh > 0n) {
        addShifted(sum, above[k], 1, fresh);
        if (k > 0) addShifted(sum, above[k], 2, fresh * known);
        const others = BigInt(unseen - 2 - k);
        if (others > 0n) addShifted(sum, row[k + 2], 1, fresh * others);
      }
      row[k] = sum;
    }
  }
  return table[pairs][0].map((count) => rational(count, factorial[2 * pairs]));
}

/** Coefficients indexed by power; the power is the number of moves. */
type Polynomial = bigint[];

function addShifted(sum: Polynomial, term: Polynomial, moves: number, times: bigint): void {
  for (let i = 0; i < term.length; i++) {
    while (sum.length <= i + moves) sum.push(0n);
    sum[i + moves] += times * term[i];
  }
}
