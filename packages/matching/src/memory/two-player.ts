import { type Rational, rational } from './rational.ts';
import { factorials } from './solitaire.ts';

/**
 * The memory game for two players with perfect memory (Zwick & Paterson, "The memory game", Theoretical
 * Computer Science 110, 1993). The value e(n, k) is the expected lead, in pairs, of the player about to move
 * when n pairs are left and k singles are known; known pairs are collected immediately.
 *
 * There are three tactics if the first tile's mate is not known: `search` flips a second unseen tile; `waste`
 * flips a known tile and reveals nothing; `pass` flips two known tiles, and two consecutive passes end the game.
 * A pass has the value 0, so it is chosen only if both other tactics have negative values.
 */
const MEMORY_TACTICS = ['search', 'waste', 'pass'] as const;
export type MemoryTactic = (typeof MEMORY_TACTICS)[number];

export interface TwoPlayerTable {
  /** e(n, k), the expected lead. */
  lead(pairs: number, known: number): Rational;
  /** A best tactic. Ties go to `search`, then to `waste`. */
  tactic(pairs: number, known: number): MemoryTactic;
}

/** Computes the table for up to `pairsMax` pairs. `passing` allows the paper's 0-move. */
export function twoPlayerTable(pairsMax: number, passing: boolean): TwoPlayerTable {
  const factorial = factorials(2 * pairsMax);
  const leads: bigint[][] = [[0n]];
  const tactics: MemoryTactic[][] = [['search']];
  for (let n = 1; n <= pairsMax; n++) {
    const row: bigint[] = new Array<bigint>(n + 1);
    const best: MemoryTactic[] = new Array<MemoryTactic>(n + 1);
    leads.push(row);
    tactics.push(best);
    for (let k = n; k >= 0; k--) {
      const search = searchLead(leads, factorial, n, k);
      const waste = k > 0 && k < n ? wasteLead(leads, factorial, n, k) : undefined;
      row[k] = search;
      best[k] = 'search';
      if (waste !== undefined && waste > search) [row[k], best[k]] = [waste, 'waste'];
      if (passing && k >= 2 && row[k] < 0n) [row[k], best[k]] = [0n, 'pass'];
    }
  }
  return {
    lead: (pairs, known) => rational(leads[pairs][known], factorial[2 * pairs - known]),
    tactic: (pairs, known) => tactics[pairs][known],
  };
}

/** The paper's rule in closed form, with passing allowed. Ties go to `pass`, as in the paper. */
export function zwickPaterson(pairs: number, known: number): MemoryTactic {
  if ((pairs + known) % 2 === 1 && known >= 2 && 3 * known >= 2 * (pairs + 1)) return 'pass';
  if (known >= 1 && ((pairs + known) % 2 === 0 || (pairs === 6 && known === 1))) return 'waste';
  return 'search';
}

/** Computes e × U!, with U unseen tiles, for a move whose second flip is another unseen tile. */
function searchLead(leads: bigint[][], factorial: bigint[], n: number, k: number): bigint {
  const unseen = 2 * n - k;
  const fresh = BigInt(unseen - k);
  let lead = takeKnown(leads, factorial, n, k);
  if (fresh > 0n) {
    const gain = factorial[unseen - 2] + leads[n - 1][k];
    const others = BigInt(unseen - 2 - k);
    lead += fresh * (k > 0 ? gain - BigInt(k) * gain : gain);
    if (others > 0n) lead -= fresh * others * leads[n][k + 2];
  }
  return lead;
}

/** Computes e × U! for a move that wastes the second flip on a known tile. */
function wasteLead(leads: bigint[][], factorial: bigint[], n: number, k: number): bigint {
  return takeKnown(leads, factorial, n, k) - BigInt(2 * n - 2 * k) * leads[n][k + 1];
}

/** The contribution to either move of the case that the first tile's mate is known and taken. */
function takeKnown(leads: bigint[][], factorial: bigint[], n: number, k: number): bigint {
  return k > 0 ? BigInt(k) * (factorial[2 * n - k - 1] + leads[n - 1][k - 1]) : 0n;
}
