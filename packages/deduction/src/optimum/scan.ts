import { INFEASIBLE } from './size-bound.ts';

/**
 * The innermost loops: lower bounds on the cost of a guess from the sizes of its cells. All scans return twice the
 * cost, plus 1 unless the cost is exact (no cell of three or more). As soon as `limit` is reached, they return early
 * with a cost that is still a lower bound. `start` is the cost if every candidate had a cell of its own.
 */

/** Classes of a matrix, one per element. */
export type Cells = Uint8Array | Uint16Array;

/** Allocates room for `length` classes out of `classCount`. */
export function newCells(classCount: number, length: number): Cells {
  return classCount <= 256 ? new Uint8Array(length) : new Uint16Array(length);
}

/** `extra[k]` is what the (k+1)-th member of a cell adds; `counts` is all 0 before and after. */
export function scan(
  matrix: Cells,
  base: number,
  stack: Uint16Array,
  from: number,
  size: number,
  start: number,
  limit: number,
  extra: Int32Array,
  counts: Int32Array,
  classCount: number,
): number {
  let cost = start;
  let held = 0;
  let i = from;
  const end = from + size;
  while (i < end) {
    const cls = matrix[base + stack[i++]];
    const count = counts[cls];
    counts[cls] = count + 1;
    held |= count;
    cost += extra[count];
    if (cost >= limit) break;
  }
  if (classCount < size) for (let cls = 0; cls < classCount; cls++) counts[cls] = 0;
  else for (let j = from; j < i; j++) counts[matrix[base + stack[j]]] = 0;
  return cost * 2 + (held > 1 ? 1 : 0);
}

/** `scan` for cells whose members after the first add one each, and classes that fit a word: only collisions count. */
export function scanSmall(
  matrix: Cells,
  base: number,
  stack: Uint16Array,
  from: number,
  size: number,
  start: number,
  limit: number,
): number {
  let cost = start;
  let once = 0;
  let twice = 0;
  let more = 0;
  for (let i = from; i < from + size; i++) {
    const bit = 1 << matrix[base + stack[i]];
    if (once & bit) {
      more |= twice & bit;
      twice |= bit;
      if (++cost >= limit) break;
    } else once |= bit;
  }
  return cost * 2 + (more === 0 ? 0 : 1);
}

/**
 * The weighted form of `scan`, with weights by column. A cell costs at least twice its weight minus its heaviest
 * member, so a second member adds the lighter of the two. If the sizes imply that members must wait for a third guess
 * or longer, each level costs at least the lightest weight. Exact if no cell has more than two members. `start` is the
 * cost if every member had a cell of its own; `own` is the guessed column, or −1; `tops` and `counts` are all 0 before
 * and after.
 */
export function scanWeighted(
  matrix: Cells,
  base: number,
  stack: Uint16Array,
  from: number,
  size: number,
  own: number,
  start: number,
  limit: number,
  weights: Int32Array,
  lightest: number,
  extra: Int32Array,
  tops: Int32Array,
  counts: Int32Array,
): number {
  let cost = start;
  let held = 0;
  let i = from;
  const end = from + size;
  while (i < end) {
    const column = stack[i++];
    if (column === own) continue;
    const cls = matrix[base + column];
    const weight = weights[column];
    const count = counts[cls];
    counts[cls] = count + 1;
    held |= count;
    const top = tops[cls];
    if (weight > top) tops[cls] = weight;
    if (count === 0) continue;
    const lighter = weight < top ? weight : top;
    cost += lighter;
    if (extra[count] !== 1)
      cost = Math.min(INFEASIBLE, cost + (extra[count] - 1) * (count === 1 ? lighter : lightest));
    if (cost >= limit) break;
  }
  for (let j = from; j < i; j++) {
    const cls = matrix[base + stack[j]];
    counts[cls] = 0;
    tops[cls] = 0;
  }
  return cost * 2 + (held > 1 ? 1 : 0);
}

/** Counts the classes of the columns. All `stamps` must be below `stamp`; those of the classes met are set to it. */
export function countClasses(
  matrix: Cells,
  base: number,
  stack: Uint16Array,
  from: number,
  size: number,
  stamps: Int32Array,
  stamp: number,
): number {
  let classes = 0;
  for (let i = from; i < from + size; i++) {
    const cls = matrix[base + stack[i]];
    classes += stamps[cls] === stamp ? 0 : 1;
    stamps[cls] = stamp;
  }
  return classes;
}
