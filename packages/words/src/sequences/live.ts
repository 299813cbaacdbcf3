import type { SequenceProblem } from '@inkling/core/sequence';
import { type Filling, fill, type Rows, rowsOf } from './flow.ts';

/**
 * What is possible in any string that fits, derived from one such string. Seen as a flow, moving a place from symbol
 * a to symbol b is an arrow a → b; an extra node lends and takes copies within the bounds. A move leads to another
 * string exactly if its arrow lies on a cycle (Régin 1996, the global cardinality constraint), and the tightest bounds
 * of a symbol result from pushing copies to it, or away from it, until no path is left. Counting the strings for every
 * cell was rejected: these methods stay fast where counting does not.
 */
export interface LiveSymbols {
  /** For each listed symbol, the places where some string has it. */
  readonly places: readonly number[];
  /** The places where some string has a symbol that is not listed. */
  readonly others: number;
  /** For each listed symbol, the fewest and the most copies in any string. */
  readonly bounds: readonly (readonly [fewest: number, most: number])[];
  /** The same for all unlisted symbols together. */
  readonly othersBounds: readonly [fewest: number, most: number];
}

/** Returns what is possible, or `undefined` if no string fits. */
export function liveSymbols(problem: SequenceProblem): LiveSymbols | undefined {
  const rows = rowsOf(problem);
  const filling = fill(rows);
  if (!('owners' in filling)) return undefined;
  const live = livePlaces(rows, filling);
  const last = live.length - 1;
  const bounds = Array.from(
    { length: last + 1 },
    (_, row) => [extreme(rows, filling, row, -1), extreme(rows, filling, row, 1)] as const,
  );
  return {
    places: live.slice(0, last),
    others: live[last],
    bounds: bounds.slice(0, last),
    othersBounds: bounds[last],
  };
}

function livePlaces(rows: Rows, { owners, counts }: Filling): number[] {
  const { places, domains, fewest, most } = rows;
  const size = domains.length;
  const bank = size;
  const next = Array.from({ length: size + 1 }, () => new Uint8Array(size + 1));
  for (let place = 0; place < places; place++)
    for (let row = 0; row < size; row++)
      if ((domains[row] & (1 << place)) !== 0) next[owners[place]][row] = 1;
  for (let row = 0; row < size; row++) {
    if (counts[row] < most[row]) next[row][bank] = 1;
    if (counts[row] > fewest[row]) next[bank][row] = 1;
  }
  return Array.from({ length: size }, (_, row) => {
    const reached = reachedFrom(next, row);
    let live = 0;
    for (let place = 0; place < places; place++)
      if ((domains[row] & (1 << place)) !== 0 && reached[owners[place]] === 1) live |= 1 << place;
    return live;
  });
}

function reachedFrom(next: readonly Uint8Array[], start: number): Uint8Array {
  const reached = new Uint8Array(next.length);
  const queue = [start];
  reached[start] = 1;
  for (const node of queue)
    for (let other = 0; other < next.length; other++)
      if (next[node][other] === 1 && reached[other] === 0) {
        reached[other] = 1;
        queue.push(other);
      }
  return reached;
}

/** Finds the most (direction 1) or fewest (−1) copies that the row can have, by shortest augmenting paths. */
function extreme(rows: Rows, start: Filling, row: number, direction: 1 | -1): number {
  const owners = start.owners.slice();
  const counts = start.counts.slice();
  const limit = direction === 1 ? rows.most[row] : rows.fewest[row];
  while (counts[row] !== limit && shift(rows, owners, counts, row, direction)) counts[row] += direction;
  return counts[row];
}

/** Moves one copy to the row (or away from it) along a shortest path to a row that can give (or take) a copy. */
function shift(rows: Rows, owners: Int16Array, counts: Int16Array, row: number, direction: 1 | -1): boolean {
  const { places, domains, fewest, most } = rows;
  const fromPlace = new Int8Array(domains.length).fill(-1);
  const fromRow = new Int16Array(domains.length).fill(-1);
  const queue = [row];
  fromRow[row] = row;
  for (const node of queue)
    for (let place = 0; place < places; place++) {
      const bit = 1 << place;
      const owner = owners[place];
      const candidates = direction === 1 ? [owner] : domains.keys();
      if (direction === 1 ? owner === node || (domains[node] & bit) === 0 : owner !== node) continue;
      for (const other of candidates) {
        if (fromRow[other] >= 0 || (direction === -1 && (domains[other] & bit) === 0)) continue;
        fromRow[other] = node;
        fromPlace[other] = place;
        queue.push(other);
        const ends = direction === 1 ? counts[other] > fewest[other] : counts[other] < most[other];
        if (!ends) continue;
        counts[other] -= direction;
        for (let at = other; at !== row; at = fromRow[at])
          owners[fromPlace[at]] = direction === 1 ? fromRow[at] : at;
        return true;
      }
    }
  return false;
}
