import { costOfListed } from './block-costs';
import { byTwoGuesses, list } from './cell-bounds';
import {
  beginListed,
  cellTable,
  costHere,
  countOthers,
  isCounted,
  own,
  parts,
  readMost,
  readSet,
  startInside,
  startOutside,
} from './counted-set';
import { release, take } from './memory';
import { Problem, rowOf } from './problem';
import { select } from './rows';
import { readKey } from './set-key';
import { find, lower, recordNew } from './set-table';
import { INFEASIBLE, leastOf } from './size-bounds';

/**
 * What a proof needs to know about a set (`bound-writer.ts` of the TypeScript sources): which rows are not settled by
 * the sizes of their cells, and the two-ply bounds of the cells of such a row. Results of the search are not used.
 */

/** By size: the lower bound of a cell of the set that `rowsBelow` read. */
let costs: usize = 0;
/** By class: the lower bound of a cell, as raised by `missingOf`. */
export let cellLows: usize = 0;
/** By class: how many columns have it; zero between calls. */
let counts: usize = 0;
/** The cells, four bytes each: the class in the lowest byte, the size above it. */
let order: usize = 0;

export function layOutProof(secretCount: u32): void {
  costs = take((<usize>secretCount + 1) << 2);
  cellLows = take(1024);
  counts = take(1024);
  order = take(1024);
}

/**
 * Lists, at `list`, the rows that divide a set and cost less than `limit` by the sizes of their cells; the set's own
 * rows come last. Returns how many there are.
 */
export function rowsBelow(problem: Problem, set: usize, size: u32, limit: i32): u32 {
  const isWhole = isCounted(problem, size);
  if (isWhole) readSet(problem, set, size);
  else readMost(problem, set, size);
  for (let n: u32 = 0; n <= size; n++) store<i32>(costs + ((<usize>n) << 2), leastOf(cellTable, n));
  // Each column that shares its cell adds at least one.
  const least = <u32>max(2, startOutside + <i32>size - limit + 1);
  if (!isWhole) countOthers(problem, set, size, least);
  const listed: u32 = least > PARTS_MAX ? 0 : select(parts, problem.stride, least, list);
  if (isWhole) beginListed(problem, set, size, list, listed);
  let count: u32 = 0;
  for (let k: u32 = 0; k < listed; k++) {
    const row = load<u32>(list + ((<usize>k) << 2));
    const cost = isWhole ? costOfListed(k, limit) : costHere(problem, row, false, set, size, limit);
    if (cost >> 1 >= limit) continue;
    store<u32>(list + ((<usize>count) << 2), row);
    count++;
  }
  for (let i: u32 = 0; i < size; i++) {
    if (startInside + <i32>(size - load<u8>(own + i)) >= limit) continue;
    const row = <u32>load<u16>(set + ((<usize>i) << 1));
    if (costHere(problem, row, true, set, size, limit) >> 1 >= limit) continue;
    store<u32>(list + ((<usize>count) << 2), row);
    count++;
  }
  return count;
}

/**
 * Returns by how much a row falls short of `claim` on the set that `rowsBelow` read last, after raising its cells to
 * their two-ply bounds, largest first and only as many as needed. `cellLows` then has the lower bound of each cell.
 */
export function missingOf(problem: Problem, set: usize, size: u32, row: u32, claim: i32): i32 {
  const classes = take(size);
  const cells = readCells(problem, set, size, row, classes);
  let missing = claim - <i32>size;
  for (let k: u32 = 0; k < cells; k++) {
    const cell = load<u32>(order + ((<usize>k) << 2));
    const low = load<i32>(costs + ((<usize>(cell >> 8)) << 2));
    store<i32>(cellLows + ((<usize>(cell & 255)) << 2), low);
    missing -= low;
  }
  for (let k: u32 = 0; k < cells && missing > 0; k++) {
    const cell = load<u32>(order + ((<usize>k) << 2));
    if (cell >> 8 < 3) break;
    const place = cellLows + ((<usize>(cell & 255)) << 2);
    const low = load<i32>(place);
    const raised = max(low, boundOfCell(problem, set, size, classes, <u8>cell, cell >> 8, row));
    store<i32>(place, raised);
    missing -= raised - low;
  }
  release(classes);
  return missing;
}

/** Counting a smaller cell is faster than making its key. */
const KEYED_MIN: u32 = 8;
/** A mark that no result of the search has: outside hard mode the search uses no marks. */
const PROOF_MARK: u32 = 255;

/** The number of parts of a row is stored in a byte. */
const PARTS_MAX: u32 = 255;

/**
 * Writes the class of each column and lists the cells, except that of the guess itself: largest first, then by class.
 */
function readCells(problem: Problem, set: usize, size: u32, row: u32, classes: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  for (let i: usize = 0; i < <usize>size; i++) {
    const column = <u32>load<u16>(set + (i << 1));
    const cls = load<u8>(base + <usize>column * step);
    store<u8>(classes + i, cls);
    if (column === row) continue;
    const count = counts + ((<usize>cls) << 2);
    store<u32>(count, load<u32>(count) + 1);
  }
  let cells: u32 = 0;
  for (let cls: u32 = 0; cls < problem.classCount; cls++) {
    const count = load<u32>(counts + ((<usize>cls) << 2));
    if (count === 0) continue;
    store<u32>(counts + ((<usize>cls) << 2), 0);
    let at = order + ((<usize>cells) << 2);
    while (at > order && load<u32>(at - 4) >> 8 < count) {
      store<u32>(at, load<u32>(at - 4));
      at -= 4;
    }
    store<u32>(at, (count << 8) | cls);
    cells++;
  }
  return cells;
}

function boundOfCell(
  problem: Problem,
  set: usize,
  size: u32,
  classes: usize,
  cls: u8,
  cellSize: u32,
  row: u32,
): i32 {
  const cell = take((<usize>cellSize) << 1);
  let at = cell;
  for (let i: usize = 0; i < <usize>size; i++) {
    if (load<u8>(classes + i) !== cls) continue;
    const column = load<u16>(set + (i << 1));
    if (<u32>column === row) continue;
    store<u16>(at, column);
    at += 2;
  }
  const bound = boundByTwoGuesses(problem, cell, cellSize);
  release(cell);
  return bound;
}

/** Returns the two-ply bound of a cell. Bounds of larger cells are cached, because cells symmetric to them follow. */
function boundByTwoGuesses(problem: Problem, cell: usize, size: u32): i32 {
  if (size < KEYED_MIN) return byTwoGuesses(problem, cell, size);
  readKey(problem, cell, size, PROOF_MARK);
  if (find()) return lower;
  const bound = byTwoGuesses(problem, cell, size);
  recordNew(bound, INFEASIBLE, -1);
  return bound;
}
