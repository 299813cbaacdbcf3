import { release, take, top } from './memory';
import { COLUMN_CLASSES_MAX, findMost, layOutRows, newProblem, orderMany, Problem, rowOf } from './problem';
import { labelFew, labelMany, layOutLabels, parts } from './row-labels';

/** Writes the set of the first `size` columns, which are all columns of a problem made by `restrict`. */
export function firstColumns(size: u32): usize {
  const at = take((<usize>size) << 1);
  for (let i: usize = 0; i < <usize>size; i++) store<u16>(at + (i << 1), <u16>i);
  return at;
}

/**
 * Makes the problem of some columns (ascending). Classes are numbered in order of first occurrence, so that rows with
 * the same cells have the same bytes. Of those only the first is kept, and rows that distinguish no columns are
 * dropped.
 */
export function restrict(problem: Problem, set: usize, size: u32): Problem {
  const inner = newProblem(problem.rowCount, size);
  const cells = take(<usize>problem.rowCount * size + 16);
  const work = top;
  const among = take(problem.rowCount);
  memory.fill(among, 0, problem.rowCount);
  layOutLabels();
  let buckets: u32 = 16;
  while (buckets < problem.rowCount * 2) buckets *= 2;
  bucketMask = buckets - 1;
  heads = take((<usize>buckets) << 2);
  memory.fill(heads, 255, (<usize>buckets) << 2);
  nexts = take((<usize>problem.rowCount) << 2);
  hashes = take((<usize>problem.rowCount) << 2);
  inner.cells = cells;
  inner.rowStep = size;
  inner.columnStep = 1;
  inner.rowCount = 0;
  for (let i: u32 = 0; i < size; i++) {
    const column = load<u16>(set + ((<usize>i) << 1));
    store<u8>(among + column, 1);
    store<u16>(inner.secrets + ((<usize>i) << 1), load<u16>(problem.secrets + ((<usize>column) << 1)));
    keep(problem, inner, column, set, size, true);
  }
  for (let row: u32 = 0; row < problem.rowCount; row++)
    if (load<u8>(among + row) === 0) keep(problem, inner, row, set, size, false);
  release(work);
  addColumns(inner);
  return inner;
}

/** Completes a problem whose rows are laid out, so that they can be counted. This must come last. */
export function addColumns(problem: Problem): void {
  findMost(problem);
  problem.classCount = max(problem.inside, problem.outside);
  problem.stride = (problem.rowCount + 63) & ~63;
  problem.columns = take(<usize>problem.stride * problem.secretCount);
  layOutRows(problem, problem.cells, 0, problem.rowCount);
  orderMany(problem);
}

let heads: usize = 0;
let nexts: usize = 0;
let hashes: usize = 0;
let bucketMask: u32 = 0;

function keep(problem: Problem, inner: Problem, row: u32, set: usize, size: u32, always: bool): void {
  const to = rowOf(inner, inner.rowCount);
  const isFew = problem.classCount <= COLUMN_CLASSES_MAX;
  const hash = isFew ? labelFew(problem, row, set, size, to) : labelMany(problem, row, set, size, to);
  if (!always && (parts === 1 || isKept(inner, to, size, hash))) return;
  const at = inner.rowCount++;
  const bucket = heads + ((<usize>(hash & bucketMask)) << 2);
  store<u32>(nexts + ((<usize>at) << 2), load<u32>(bucket));
  store<u32>(hashes + ((<usize>at) << 2), hash);
  store<u32>(bucket, at);
  store<u8>(inner.parts + at, <u8>min(parts, 255));
  store<u32>(inner.origins + ((<usize>at) << 2), load<u32>(problem.origins + ((<usize>row) << 2)));
}

function isKept(inner: Problem, cells: usize, size: u32, hash: u32): bool {
  let row = load<u32>(heads + ((<usize>(hash & bucketMask)) << 2));
  while (row !== u32.MAX_VALUE) {
    if (
      load<u32>(hashes + ((<usize>row) << 2)) === hash &&
      memory.compare(rowOf(inner, row), cells, size) === 0
    )
      return true;
    row = load<u32>(nexts + ((<usize>row) << 2));
  }
  return false;
}
