import { beginCosts } from './block-costs';
import { costBySizes } from './cost-by-sizes';
import { leftAfter } from './frame-stack';
import { take } from './memory';
import { COLUMN_CLASSES_MAX, Problem, rowOf } from './problem';
import { countFew, countMany, countPairs, most } from './rows';
import { sizeBounds } from './size-bounds';

/**
 * One set of columns with the number of parts of every row on it, and the resulting bounds by size. They also hold for
 * subsets, because no guess has more parts on a subset than on the set.
 */

/** The number of parts of each row, a byte each. For the set's own rows it is 0 here and stored in `own`, in order. */
export let parts: usize = 0;
export let own: usize = 0;
/** The most parts of a row that is a member of the set, and of any other row. */
export let mostInside: u32 = 0;
export let mostOutside: u32 = 0;
/** The table of bounds by size for the set and its subsets. */
export let table: usize = 0;
/** The table of bounds by size for its cells, after one more guess. */
export let cellTable: usize = 0;
/** The cost of a member and of any other guess if every column had its own cell. */
export let startInside: i32 = 0;
export let startOutside: i32 = 0;

/** After `readMost`: the rows with the most parts that are not members, four bytes each. */
export let bestRows: usize = 0;
export let bestCount: u32 = 0;

/** With many classes, the rows of sets of up to this many columns are counted together. */
const PAIRS_MAX: u32 = 64;

/** The addresses of the columns of the set, four bytes each. */
let addresses: usize = 0;
let scratch: usize = 0;
let stamps: usize = 0;
let stamp: u32 = 0;

export function layOutCountedSet(rowCount: u32, secretCount: u32): void {
  parts = take((<usize>rowCount & ~(<usize>63)) + 192);
  own = take(secretCount);
  addresses = take((<usize>secretCount) << 2);
  stamps = take(1024);
  scratch = take(PAIRS_MAX << 5);
  bestRows = take((<usize>rowCount) << 2);
}

/**
 * Whether the parts of all rows can be counted together. Otherwise `readMost` and `countOthers` read what is needed.
 */
export function isCounted(problem: Problem, size: u32): bool {
  return problem.classCount <= COLUMN_CLASSES_MAX || size <= PAIRS_MAX || size === problem.secretCount;
}

export function readSet(problem: Problem, set: usize, size: u32): void {
  addressColumns(problem, set, size);
  if (size === problem.secretCount) memory.copy(parts, problem.parts, problem.rowCount);
  else countColumns(problem, size);
  memory.fill(parts + problem.rowCount, 0, problem.stride - problem.rowCount);
  let inside: u32 = 1;
  for (let i: u32 = 0; i < size; i++) {
    const at = parts + load<u16>(set + ((<usize>i) << 1));
    const count = <u32>load<u8>(at);
    store<u8>(own + i, <u8>count);
    inside = max(inside, count);
    store<u8>(at, 0);
  }
  mostInside = inside;
  mostOutside = most(parts, problem.stride);
  conclude(size);
}

/**
 * Reads what `readSet` reads, except the parts of every row. A row is skipped as soon as it cannot have as many parts
 * as the best one so far, and reading stops once a row has a cell for each column.
 */
export function readMost(problem: Problem, set: usize, size: u32): void {
  let inside: u32 = 1;
  for (let i: u32 = 0; i < size; i++) {
    const row = <u32>load<u16>(set + ((<usize>i) << 1));
    const count = partsOf(problem, row, set, size, size);
    store<u8>(own + i, <u8>count);
    inside = max(inside, count);
  }
  mostInside = inside;
  mostOutside = 0;
  bestCount = 0;
  if (inside < size) readOthers(problem, set, size);
  conclude(size);
}

/** After `readMost`: writes the parts of all rows with at least `least` that are not members, and 0 for all others. */
export function countOthers(problem: Problem, set: usize, size: u32, least: u32): void {
  const slack = size - min(size, least);
  memory.fill(parts, 0, problem.stride);
  const end = problem.order + ((<usize>problem.rowCount) << 2);
  for (let at = problem.order; at < end; at += 4) {
    const row = load<u32>(at);
    if (<u32>load<u8>(problem.parts + row) < least) break;
    store<u8>(parts + row, <u8>partsOf(problem, row, set, size, slack));
  }
  for (let i: u32 = 0; i < size; i++) store<u8>(parts + load<u16>(set + ((<usize>i) << 1)), 0);
}

function conclude(size: u32): void {
  table = sizeBounds(size, mostInside, mostOutside, leftAfter(0));
  cellTable = sizeBounds(size, mostInside, mostOutside, leftAfter(1));
  startInside = <i32>(2 * size - 1);
  startOutside = <i32>(2 * size);
}

function readOthers(problem: Problem, set: usize, size: u32): void {
  const end = problem.order + ((<usize>problem.rowCount) << 2);
  for (let at = problem.order; at < end && mostOutside < size; at += 4) {
    const row = load<u32>(at);
    if (<u32>load<u8>(problem.parts + row) < mostOutside) return;
    const count = partsOf(problem, row, set, size, size - max(1, mostOutside));
    if (count < mostOutside || count < 2 || isMember(set, size, row)) continue;
    if (count > mostOutside) bestCount = 0;
    mostOutside = count;
    store<u32>(bestRows + ((<usize>bestCount) << 2), row);
    bestCount++;
  }
}

/**
 * Counts the classes of a row on a set. Returns 0 if more than `slack` columns share their class with an earlier one.
 */
export function partsOf(problem: Problem, row: u32, set: usize, size: u32, slack: u32): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  const end = set + ((<usize>size) << 1);
  let shared: u32 = 0;
  stamp++;
  // The stamp overflows after four billion rows. Clear the old stamps then, so that none looks like a new one.
  if (stamp === 0) {
    memory.fill(stamps, 0, 1024);
    stamp = 1;
  }
  for (let at = set; at < end; at += 2) {
    const place = stamps + ((<usize>load<u8>(base + <usize>load<u16>(at) * step)) << 2);
    if (load<u32>(place) === stamp) {
      if (++shared > slack) return 0;
    } else store<u32>(place, stamp);
  }
  return size - shared;
}

/** Whether the row is a member of the set, whose columns are ascending. */
export function isMember(set: usize, size: u32, row: u32): bool {
  let low: u32 = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    const column = <u32>load<u16>(set + ((<usize>middle) << 1));
    if (column === row) return true;
    if (column < row) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** Returns a lower bound of a guess on the set that was read, in the format of `costBySizes`. */
export function costHere(problem: Problem, row: u32, inside: bool, set: usize, size: u32, limit: i32): i32 {
  const start = inside ? startInside : startOutside;
  return costBySizes(problem, row, set, size, start, limit, cellTable);
}

/** Prepares `costOfListed` for rows that are not members of the set that `readSet` read. */
export function beginListed(problem: Problem, set: usize, size: u32, list: usize, count: u32): void {
  beginCosts(problem, set, size, addresses, startOutside, cellTable, list, count);
}

function addressColumns(problem: Problem, set: usize, size: u32): void {
  const columns = problem.columns;
  const stride = problem.stride;
  for (let i: u32 = 0; i < size; i++)
    store<u32>(
      addresses + ((<usize>i) << 2),
      <u32>(columns + <usize>load<u16>(set + ((<usize>i) << 1)) * stride),
    );
}

function countColumns(problem: Problem, size: u32): void {
  const stride = problem.stride;
  if (size <= 5 || problem.classCount > COLUMN_CLASSES_MAX)
    countPairs(addresses, size, stride, parts, scratch);
  else if (problem.classCount <= 16) countFew(addresses, size, stride, parts);
  else countMany(addresses, size, stride, parts);
}
