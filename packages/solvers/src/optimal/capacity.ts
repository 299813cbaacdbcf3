/**
 * What any strategy must cost, from sizes alone. A strategy whose guesses have at most P classes, one of
 * them the solved one, can solve 1 secret with its first guess, P − 1 with its second, (P − 1)² with its
 * third: filling the levels from the top gives the least conceivable total. With P the most classes that a
 * guess has *on the present candidates* (not the most that the rules allow) the bound is often reached.
 */

/** More than any cost; twice a sum of two of them still fits in 32 bits. */
export const INFEASIBLE: number = 2 ** 29 - 1;

export const DEPTH_MAX = 255;

/**
 * `table[m]` = the least cost of m candidates with `depth` guesses left, for m up to `sizeMax`, every guess
 * of at most `parts` classes. `INFEASIBLE` where the levels are full.
 */
export function capacityTable(sizeMax: number, parts: number, depth: number, surcharge: number): Int32Array {
  const table = new Int32Array(sizeMax + 1);
  let level = 1;
  let room = 1;
  let width = 1;
  for (let m = 1; m <= sizeMax; m++) {
    if (room === 0 && level <= depth) {
      level++;
      width = Math.min(width * Math.max(parts - 1, 1), sizeMax);
      room = width;
    }
    room--;
    const step = level < depth ? level : level === depth ? level + surcharge : INFEASIBLE;
    table[m] = Math.min(INFEASIBLE, table[m - 1] + step);
  }
  return table;
}
