import { Problem, rowOf } from './problem';
import { extras, plainMax } from './size-bounds';

/**
 * Returns a lower bound of the cost of a guess from the sizes of its cells, packed: twice the bound, plus 1 unless it
 * is exact (no cell of three or more). It stops early when the limit is reached; the result is then still a lower
 * bound. `start` is the cost if every column had its own cell.
 */
export function costBySizes(
  problem: Problem,
  row: u32,
  set: usize,
  size: u32,
  start: i32,
  limit: i32,
  table: usize,
): i32 {
  const classCount = problem.classCount;
  const cells = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  if (classCount <= 64 && size <= plainMax(table)) return plainCost(cells, step, set, size, start, limit);
  const extra = extras(table);
  const end = set + ((<usize>size) << 1);
  let cost = start;
  let held: u32 = 0;
  let at = set;
  while (at < end) {
    const count = counts + ((<usize>load<u8>(cells + <usize>load<u16>(at) * step)) << 1);
    at += 2;
    const before = <u32>load<u16>(count);
    store<u16>(count, <u16>(before + 1));
    held |= before;
    cost += load<i32>(extra + ((<usize>before) << 2));
    if (cost >= limit) break;
  }
  memory.fill(counts, 0, (<usize>classCount) << 1);
  return cost * 2 + (held > 1 ? 1 : 0);
}

/** Does the same for sets in whose cells every member after the first adds one. */
function plainCost(cells: usize, step: usize, set: usize, size: u32, start: i32, limit: i32): i32 {
  const end = set + ((<usize>size) << 1);
  let cost = start;
  let once: u64 = 0;
  let twice: u64 = 0;
  let more: u64 = 0;
  for (let at = set; at < end; at += 2) {
    const bit: u64 = 1 << (<u64>load<u8>(cells + <usize>load<u16>(at) * step));
    if ((once & bit) !== 0) {
      more |= twice & bit;
      twice |= bit;
      if (++cost >= limit) break;
    } else once |= bit;
  }
  return cost * 2 + (more === 0 ? 0 : 1);
}

/** The address of 256 two-byte counters, which are zero between calls. */
export let counts: usize = 0;
export function layOutCounts(at: usize): void {
  counts = at;
}
