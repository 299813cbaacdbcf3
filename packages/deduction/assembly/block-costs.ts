import { costBySizes } from './cost-by-sizes';
import { take } from './memory';
import { COLUMN_CLASSES_MAX, Problem } from './problem';
import { extras } from './size-bounds';

/**
 * Lower bounds of the costs of listed rows by the sizes of their cells (`cost-by-sizes.ts`), for games with few
 * classes. Sixteen adjacent rows are counted simultaneously by comparing each column with each class. If fewer than
 * three of the sixteen are listed, the rows are read one by one.
 */

/**
 * Prepares `costOfListed` for the ascending list at `rows`. `columns` points to the addresses of the set's columns,
 * four bytes each.
 */
export function beginCosts(
  inProblem: Problem,
  onSet: usize,
  ofSize: u32,
  columns: usize,
  from: i32,
  withTable: usize,
  rows: usize,
  count: u32,
): void {
  problem = inProblem;
  set = onSet;
  size = ofSize;
  addresses = columns;
  start = from;
  table = withTable;
  list = rows;
  listed = count;
  block = u32.MAX_VALUE;
  isFew = problem.classCount <= COLUMN_CLASSES_MAX && size <= SIZE_MAX && listSteps();
}

/**
 * Returns a bound of row `k` of the list in the format of `costBySizes`; it does not always stop early at the limit.
 */
export function costOfListed(k: u32, limit: i32): i32 {
  const row = load<u32>(list + ((<usize>k) << 2));
  if (row >> 4 !== block) {
    block = row >> 4;
    isDense = isFew && k + 2 < listed && load<u32>(list + ((<usize>k) << 2), 8) >> 4 === block;
    if (isDense) {
      countBlock(block << 4);
      addCosts();
    }
  }
  if (isDense) return 2 * start + <i32>load<u16>(costs + ((<usize>(row & 15)) << 1));
  return costBySizes(problem, row, set, size, start, limit, table);
}

export function layOutCosts(): void {
  counts = take((COLUMN_CLASSES_MAX + CLASSES_AT_ONCE) << 5);
  steps = take(STEPS_MAX << 1);
  costs = take(32);
}

/** For sets of up to this many columns, twice a cost fits into two bytes. */
const SIZE_MAX: u32 = 4095;
const STEPS_MAX: u32 = 8;
/** Seven classes and seven counters fill the sixteen vector registers. */
const CLASSES_AT_ONCE: u32 = 7;
/** Counters are bytes, so they must be added up after this many columns. */
const COLUMNS_AT_ONCE: usize = 255;

let problem: Problem = changetype<Problem>(0);
let set: usize = 0;
let size: u32 = 0;
let addresses: usize = 0;
let start: i32 = 0;
let table: usize = 0;
let list: usize = 0;
let listed: u32 = 0;
let block: u32 = 0;
let isFew: bool = false;
let isDense: bool = false;

/** By class: how many columns have this class in each of the sixteen rows, two bytes a row. */
let counts: usize = 0;
/**
 * The cell sizes from which on each further member adds one more to the cost than the members before; two bytes each.
 */
let steps: usize = 0;
let stepCount: u32 = 0;
/** By row: twice the cost in excess of `start`, plus 1 unless it is exact. */
let costs: usize = 0;

/** Lists the steps. Returns false if there are too many or the increments are not ascending. */
function listSteps(): bool {
  const extra = extras(table);
  stepCount = 0;
  let before: i32 = 0;
  for (let k: u32 = 1; k < size; k++) {
    const here = load<i32>(extra + ((<usize>k) << 2));
    if (here < before || here - before > <i32>(STEPS_MAX - stepCount)) return false;
    for (; before < here; before++) {
      store<u16>(steps + ((<usize>stepCount) << 1), <u16>k);
      stepCount++;
    }
  }
  return true;
}

function countBlock(row: u32): void {
  const end = addresses + ((<usize>size) << 2);
  memory.fill(counts, 0, (<usize>problem.classCount + CLASSES_AT_ONCE) << 5);
  for (let from = addresses; from < end; from += COLUMNS_AT_ONCE << 2) {
    const to = min(end, from + (COLUMNS_AT_ONCE << 2));
    for (let first: u32 = 0; first < problem.classCount; first += CLASSES_AT_ONCE)
      countClasses(from, to, row, first);
  }
}

function countClasses(from: usize, to: usize, row: u32, first: u32): void {
  const k0 = i8x16.splat(<i8>first);
  const k1 = i8x16.splat(<i8>(first + 1));
  const k2 = i8x16.splat(<i8>(first + 2));
  const k3 = i8x16.splat(<i8>(first + 3));
  const k4 = i8x16.splat(<i8>(first + 4));
  const k5 = i8x16.splat(<i8>(first + 5));
  const k6 = i8x16.splat(<i8>(first + 6));
  let n0 = i8x16.splat(0);
  let n1 = i8x16.splat(0);
  let n2 = i8x16.splat(0);
  let n3 = i8x16.splat(0);
  let n4 = i8x16.splat(0);
  let n5 = i8x16.splat(0);
  let n6 = i8x16.splat(0);
  for (let at = from; at < to; at += 4) {
    const cells = v128.load(<usize>load<u32>(at) + row);
    n0 = i8x16.sub(n0, i8x16.eq(cells, k0));
    n1 = i8x16.sub(n1, i8x16.eq(cells, k1));
    n2 = i8x16.sub(n2, i8x16.eq(cells, k2));
    n3 = i8x16.sub(n3, i8x16.eq(cells, k3));
    n4 = i8x16.sub(n4, i8x16.eq(cells, k4));
    n5 = i8x16.sub(n5, i8x16.eq(cells, k5));
    n6 = i8x16.sub(n6, i8x16.eq(cells, k6));
  }
  const place = counts + ((<usize>first) << 5);
  add(place, n0);
  add(place + 32, n1);
  add(place + 64, n2);
  add(place + 96, n3);
  add(place + 128, n4);
  add(place + 160, n5);
  add(place + 192, n6);
}

function add(to: usize, bytes: v128): void {
  v128.store(to, i16x8.add(v128.load(to), i16x8.extend_low_i8x16_u(bytes)));
  v128.store(to, i16x8.add(v128.load(to, 16), i16x8.extend_high_i8x16_u(bytes)), 16);
}

function addCosts(): void {
  const end = counts + ((<usize>problem.classCount) << 5);
  for (let half: usize = 0; half < 32; half += 16) {
    let sum = i16x8.splat(0);
    let largest = i16x8.splat(0);
    for (let at = counts + half; at < end; at += 32) {
      const count = v128.load(at);
      largest = i16x8.max_u(largest, count);
      for (let step: usize = 0; step < <usize>stepCount; step++)
        sum = i16x8.add(sum, i16x8.sub_sat_u(count, v128.load16_splat(steps + (step << 1))));
    }
    const isOpen = i16x8.gt_u(largest, i16x8.splat(2));
    v128.store(costs + half, i16x8.sub(i16x8.add(sum, sum), isOpen));
  }
}
