/**
 * Lower bounds on the cost of any strategy, from sizes alone. A guess that may be the secret and has at most P classes,
 * one of them the solved one, leaves P − 1 cells to continue with; a guess that cannot be the secret and has at most Q
 * classes leaves Q. So d guesses solve at most A(d) secrets, A(1) = 1, A(d) = max(1 + (P − 1) A(d − 1), Q A(d − 1)),
 * and filling the levels from the top gives the least conceivable total. If P and Q are the most classes *on the
 * current candidates* (not the most that the rules allow), the bound is often tight.
 */

/** More than any cost; twice a sum of two of them still fits in 32 bits. */
export const INFEASIBLE: number = 2 ** 29 - 1;

export const DEPTH_MAX = 255;

/**
 * Does the same as `sizeBoundTable` for games that end when one secret is left and naming it counts as the last guess:
 * one secret costs 1, and a guess on more leaves at most `outside` cells, so that d guesses solve outsideᵈ⁻¹ secrets.
 */
export function namingBoundTable(
  sizeMax: number,
  { outside }: Parts,
  depth: number,
  surcharge: number,
): Int32Array {
  const table = new Int32Array(sizeMax + 1);
  const cost = (level: number) => (level < depth ? level : level === depth ? level + surcharge : INFEASIBLE);
  table[1] = Math.min(INFEASIBLE, cost(1));
  let level = 2;
  let reach = Math.max(outside, 2);
  for (let m = 2; m <= sizeMax; m++) {
    if (m > reach) {
      level++;
      reach *= Math.max(outside, 2);
    }
    // Two secrets share the second level; one alone would have been named at the first.
    const step = m === 2 ? 2 * cost(2) - table[1] : cost(level);
    table[m] = Math.min(INFEASIBLE, table[m - 1] + step);
  }
  return table;
}

/** The most classes that any guess has. */
export interface Parts {
  /** Among guesses that may be the secret, including the solved class. */
  readonly inside: number;
  /** Among all other guesses; 0 if there are none. */
  readonly outside: number;
}

/**
 * Returns a table of lower bounds: `table[m]` is the least conceivable cost of m ≤ `sizeMax` candidates with `depth`
 * guesses left, if no guess has more classes than `parts`, and `INFEASIBLE` once the levels are full. With `missing`,
 * the next guess is none of the candidates.
 */
export function sizeBoundTable(
  sizeMax: number,
  parts: Parts,
  depth: number,
  surcharge: number,
  missing: boolean = false,
): Int32Array {
  const table = new Int32Array(sizeMax + 1);
  const inside = Math.max(parts.inside, 2);
  const cells = missing ? Math.max(parts.outside, inside - 1) : 1;
  let level = missing ? 2 : 1;
  let reach = 1;
  let room = cells;
  for (let m = 1; m <= sizeMax; m++) {
    if (room === 0 && level <= depth) {
      level++;
      const further = Math.min(sizeMax, Math.max(1 + (inside - 1) * reach, parts.outside * reach));
      room = Math.max(1, further - reach) * cells;
      reach = further;
    }
    room--;
    const step = level < depth ? level : level === depth ? level + surcharge : INFEASIBLE;
    table[m] = Math.min(INFEASIBLE, table[m - 1] + step);
  }
  return table;
}
