import { permit } from './host';
import { release, take } from './memory';
import { COLUMN_CLASSES_MAX, newProblem, Problem, rowOf } from './problem';
import { labelFew, labelMany, layOutLabels, parts } from './row-labels';

/**
 * Hard mode (`hard-cells.ts` of the TypeScript sources): each turn leaves a separate problem with the guesses that are
 * still permitted.
 */
export let isHard: bool = false;
/** The guesses that the turns permit; one bit for each row of the whole problem. */
export let permitted: usize = 0;
let whole: Problem = changetype<Problem>(0);

export function layOutPermits(problem: Problem, hard: bool): void {
  isHard = hard;
  whole = problem;
  if (hard) permitted = take(((<usize>problem.rowCount + 31) >> 5) << 2);
}

/** Reads which guesses may follow the answer to a guess (a row of the whole problem) for a secret. */
export function permitAfter(row: u32, secret: u32): void {
  const cls = load<u8>(rowOf(whole, row) + <usize>secret * whole.columnStep);
  permit(row, cls, permitted);
}

export function isPermitted(row: u32): bool {
  return ((load<u32>(permitted + ((<usize>(row >> 5)) << 2)) >> (row & 31)) & 1) !== 0;
}

/**
 * Makes the problem of some columns (ascending) with the permitted guesses that were read last: first the columns'
 * own rows, then those of the other permitted guesses that distinguish some of the columns. Rows with the same
 * answers are all kept, since each forbids different guesses later. Must be completed by `addColumns`.
 */
export function narrow(problem: Problem, set: usize, size: u32): Problem {
  const rowCount = problem.rowCount;
  const inner = newProblem(rowCount, size);
  inner.cells = take(<usize>rowCount * size + 16);
  inner.rowStep = size;
  inner.columnStep = 1;
  inner.rowCount = 0;
  const among = take(problem.secretCount);
  memory.fill(among, 0, problem.secretCount);
  layOutLabels();
  const isFew = problem.classCount <= COLUMN_CLASSES_MAX;
  for (let i: u32 = 0; i < size; i++) {
    const column = load<u16>(set + ((<usize>i) << 1));
    store<u8>(among + column, 1);
    store<u16>(inner.secrets + ((<usize>i) << 1), load<u16>(problem.secrets + ((<usize>column) << 1)));
    add(problem, inner, column, set, isFew, true);
  }
  for (let row: u32 = 0; row < rowCount; row++) {
    const origin = load<u32>(problem.origins + ((<usize>row) << 2));
    if (!isPermitted(origin)) continue;
    if (row < problem.secretCount && load<u8>(among + row) !== 0) continue;
    add(problem, inner, row, set, isFew, false);
  }
  release(inner.cells);
  take(<usize>inner.rowCount * size + 16);
  return inner;
}

function add(problem: Problem, inner: Problem, row: u32, set: usize, isFew: bool, isMember: bool): void {
  const at = inner.rowCount;
  const to = rowOf(inner, at);
  const size = inner.secretCount;
  if (isFew) labelFew(problem, row, set, size, to);
  else labelMany(problem, row, set, size, to);
  if (!isMember && parts === 1) return;
  store<u8>(inner.parts + at, <u8>min(parts, 255));
  store<u32>(inner.origins + ((<usize>at) << 2), load<u32>(problem.origins + ((<usize>row) << 2)));
  inner.rowCount = at + 1;
}
