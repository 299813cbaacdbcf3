import { release, take } from './memory';
import { transpose } from './transpose';

/** A deduction as the search sees it (`problem.ts` of the TypeScript sources). Row i is the guess that is secret i. */
@unmanaged
export class Problem {
  secretCount: u32;
  rowCount: u32;
  classCount: u32;
  /** The classes column by column, and the number of bytes in a column. */
  columns: usize;
  stride: u32;
  /** The classes for reading single cells, and the distances in bytes between rows and between columns there. */
  cells: usize;
  rowStep: u32;
  columnStep: u32;
  /** The number of classes of each row, a byte each. */
  parts: usize;
  /** For each row its row in the whole problem, four bytes; for each column its column there, two bytes. */
  origins: usize;
  secrets: usize;
  /** The most classes of a row that may be the secret, and of any other row. */
  inside: u32;
  outside: u32;
  /** If there are many classes: the rows, those with the most parts first, four bytes each. Otherwise 0. */
  order: usize;
}

/** Allocates a problem with at most this many rows and columns. */
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

/** Returns the address of a row's cell in the first column. */
export function rowOf(problem: Problem, row: u32): usize {
  return problem.cells + <usize>row * problem.rowStep;
}

/** Returns the class of a member's row in its own column. */
export function ownClass(problem: Problem, row: u32): u32 {
  return load<u8>(rowOf(problem, row) + <usize>row * problem.columnStep);
}

/** With more classes than this, rows are counted one by one. */
export const COLUMN_CLASSES_MAX: u32 = 32;

/**
 * Allocates the classes column by column; single cells are read there, too. In a symmetric matrix, column i is also
 * row i. Otherwise a column takes an odd number of cache lines, so that the cells of a row do not evict each other.
 */
export function takeColumns(problem: Problem, isSymmetric: bool): void {
  problem.stride = ((problem.rowCount + 63) & ~63) | (isSymmetric ? 0 : 64);
  problem.columns = take(<usize>problem.stride * problem.secretCount);
  problem.cells = problem.columns;
  problem.rowStep = isSymmetric ? problem.stride : 1;
  problem.columnStep = isSymmetric ? 1 : problem.stride;
}

/** Orders the rows if there are many classes. */
export function orderMany(problem: Problem): void {
  if (problem.classCount > COLUMN_CLASSES_MAX) orderRows(problem);
}

/** Transposes consecutive rows into the columns. */
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
