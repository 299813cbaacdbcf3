import { release, take, top } from './memory';
import { transpose } from './transpose';

/** A deduction as the search sees it (`problem.ts` of the sources): row i is the guess that is secret i. */
@unmanaged
export class Problem {
  secretCount: u32;
  rowCount: u32;
  classCount: u32;
  /** The classes column by column, and the bytes of a column. */
  columns: usize;
  stride: u32;
  /** The classes where single cells are read, and how far apart rows and columns lie there. */
  cells: usize;
  rowStep: u32;
  columnStep: u32;
  /** How many classes each row has: a byte each. */
  parts: usize;
  /** The whole problem's row of each row, four bytes, and its column of each column, two bytes. */
  origins: usize;
  secrets: usize;
  /** The most classes of a row that may be the secret, and of any other row. */
  inside: u32;
  outside: u32;
  /** Where there are many classes: the rows, those of most parts first, four bytes each. Else 0. */
  order: usize;
}

/** Takes room for a problem with at most so many rows and columns. */
export function newProblem(rowCount: u32, secretCount: u32): Problem {
  const problem = changetype<Problem>(take(offsetof<Problem>()));
  problem.secretCount = secretCount;
  problem.rowCount = rowCount;
  problem.secrets = take((<usize>secretCount) << 1);
  problem.origins = take((<usize>rowCount) << 2);
  problem.parts = take(rowCount);
  problem.columns = 0;
  problem.order = 0;
  return problem;
}

/** Where a row's cell of the first column is. */
export function rowOf(problem: Problem, row: u32): usize {
  return problem.cells + <usize>row * problem.rowStep;
}

/** Of more classes than this the rows are counted one by one. */
export const COLUMN_CLASSES_MAX: u32 = 32;

/** Makes the problem ready to be counted, which must come last. */
function addColumns(problem: Problem): void {
  problem.stride = (problem.rowCount + 63) & ~63;
  problem.columns = take(<usize>problem.stride * problem.secretCount);
  layOutRows(problem, problem.cells, 0, problem.rowCount);
  orderMany(problem);
}

/**
 * Room for the classes column by column, where single cells are read, too. In a symmetric matrix, column i is also row i. Else
 * a column takes an odd number of lines of the cache, so that the cells of a row do not push each other out of it.
 */
export function takeColumns(problem: Problem, isSymmetric: bool): void {
  problem.stride = ((problem.rowCount + 63) & ~63) | (isSymmetric ? 0 : 64);
  problem.columns = take(<usize>problem.stride * problem.secretCount);
  problem.cells = problem.columns;
  problem.rowStep = isSymmetric ? problem.stride : 1;
  problem.columnStep = isSymmetric ? 1 : problem.stride;
}

/** Orders the rows where there are many classes. */
export function orderMany(problem: Problem): void {
  if (problem.classCount > COLUMN_CLASSES_MAX) orderRows(problem);
}

/** Lays some rows, which lie one after the other, out by columns. */
export function layOutRows(problem: Problem, from: usize, first: u32, count: u32): void {
  const width = problem.secretCount;
  if (problem.columnStep === 1 && problem.cells === problem.columns) {
    for (let row: usize = 0; row < <usize>count; row++)
      memory.copy(problem.columns + (first + row) * problem.stride, from + row * width, width);
    return;
  }
  const scratch = take(512);
  transpose(from, count, width, problem.columns + first, problem.stride, scratch);
  release(scratch);
}

/** The numbers of so many columns from the first on, which are those of a problem made by `restrict`. */
export function firstColumns(size: u32): usize {
  const at = take((<usize>size) << 1);
  for (let i: usize = 0; i < <usize>size; i++) store<u16>(at + (i << 1), <u16>i);
  return at;
}

/**
 * The problem of some columns (ascending). Classes are numbered by their first appearance, so that rows with the same cells
 * are the same bytes, and of those only the first is kept; rows that tell nothing apart go.
 */
export function restrict(problem: Problem, set: usize, size: u32): Problem {
  const inner = newProblem(problem.rowCount, size);
  const cells = take(<usize>problem.rowCount * size + 16);
  const work = top;
  const among = take(problem.rowCount);
  memory.fill(among, 0, problem.rowCount);
  labels = take(256);
  gathered = take(16);
  stamps = take(1024);
  memory.fill(stamps, 255, 1024);
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
  findMost(inner);
  inner.classCount = max(inner.inside, inner.outside);
  addColumns(inner);
  return inner;
}

let labels: usize = 0;
let stamps: usize = 0;
let gathered: usize = 0;
let heads: usize = 0;
let nexts: usize = 0;
let hashes: usize = 0;
let bucketMask: u32 = 0;
/** How many classes the row that was labelled last has. */
let parts: u32 = 0;

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

/** Numbers the classes of a row by their first appearance, writes these labels, and returns a hash of them. */
function labelMany(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  let hash: u32 = 0;
  parts = 0;
  for (let i: u32 = 0; i < size; i++) {
    const cls = <usize>load<u8>(base + <usize>load<u16>(set + ((<usize>i) << 1)) * step);
    if (load<u32>(stamps + (cls << 2)) !== row) {
      store<u32>(stamps + (cls << 2), row);
      store<u8>(labels + cls, <u8>parts);
      parts++;
    }
    const label = load<u8>(labels + cls);
    store<u8>(to + i, label);
    hash = (hash ^ label) * 0x9e3779b1;
    hash ^= hash >> 15;
  }
  return hash;
}

/** The same for at most 32 classes, sixteen cells at a time: two vectors hold the label of each class, plus one; 0 is none yet. */
function labelFew(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  const one = i8x16.splat(1);
  const sixteen = i8x16.splat(16);
  let low = i8x16.splat(0);
  let high = i8x16.splat(0);
  let hash = i32x4.splat(0);
  v128.store(labels, low);
  v128.store(labels, high, 16);
  parts = 0;
  for (let i: u32 = 0; i < size; i += 16) {
    gather(base, step, set + ((<usize>i) << 1), min(16, size - i));
    const cells = v128.load(gathered);
    let found = v128.or(i8x16.swizzle(low, cells), i8x16.swizzle(high, i8x16.sub(cells, sixteen)));
    if (!i8x16.all_true(found)) {
      labelNew();
      low = v128.load(labels);
      high = v128.load(labels, 16);
      found = v128.or(i8x16.swizzle(low, cells), i8x16.swizzle(high, i8x16.sub(cells, sixteen)));
    }
    found = i8x16.sub(found, one);
    v128.store(to + i, found);
    hash = i32x4.mul(v128.xor(hash, found), i32x4.splat(0x9e3779b1));
    hash = v128.xor(hash, i32x4.shr_u(hash, 15));
  }
  const first = i32x4.extract_lane(hash, 0) ^ rotl<i32>(i32x4.extract_lane(hash, 1), 7);
  return <u32>(
    (first ^ rotl<i32>(i32x4.extract_lane(hash, 2), 14) ^ rotl<i32>(i32x4.extract_lane(hash, 3), 21))
  );
}

/** Up to sixteen cells of a row; where there are fewer, the first again. */
function gather(base: usize, step: usize, set: usize, count: u32): void {
  const end = gathered + count;
  let from = set;
  for (let at = gathered; at < end; at++) {
    store<u8>(at, load<u8>(base + <usize>load<u16>(from) * step));
    from += 2;
  }
  const first = load<u8>(gathered);
  for (let at = end; at < gathered + 16; at++) store<u8>(at, first);
}

/** Gives the classes that were gathered and have no label the next ones. */
function labelNew(): void {
  for (let at = gathered; at < gathered + 16; at++) {
    const label = labels + load<u8>(at);
    if (load<u8>(label) === 0) store<u8>(label, <u8>++parts);
  }
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

export function findMost(problem: Problem): void {
  let inside: u32 = 1;
  let outside: u32 = 0;
  for (let row: u32 = 0; row < problem.rowCount; row++) {
    const parts = <u32>load<u8>(problem.parts + row);
    if (row < problem.secretCount) inside = max(inside, parts);
    else outside = max(outside, parts);
  }
  problem.inside = inside;
  problem.outside = outside;
}

function orderRows(problem: Problem): void {
  const rowCount = problem.rowCount;
  problem.order = take((<usize>rowCount) << 2);
  const starts = take(1028);
  memory.fill(starts, 0, 1028);
  for (let row: u32 = 0; row < rowCount; row++) {
    const at = starts + ((<usize>(256 - load<u8>(problem.parts + row))) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
  let sum: u32 = 0;
  for (let at = starts; at < starts + 1028; at += 4) {
    const count = load<u32>(at);
    store<u32>(at, sum);
    sum += count;
  }
  for (let row: u32 = 0; row < rowCount; row++) {
    const at = starts + ((<usize>(256 - load<u8>(problem.parts + row))) << 2);
    const place = load<u32>(at);
    store<u32>(at, place + 1);
    store<u32>(problem.order + ((<usize>place) << 2), row);
  }
  release(starts);
}
