import { addWork } from './cell-bounds';
import { partsOf } from './counted-set';
import { Frame } from './frame';
import { depth, frameAt } from './frame-stack';
import { originOf } from './guess-list';
import { isHard, isPermitted, narrow, permitAfter } from './narrowed-problem';
import { COLUMN_CLASSES_MAX } from './problem';
import { addColumns, firstColumns, restrict } from './restricted-problem';

/** The problem in which the set of a frame is searched. */

/** In hard mode: makes the problem of a cell after the guess above it. So far only its rows are laid out. */
export function narrowCell(frame: Frame): void {
  permitInCell(frame);
  frame.problem = narrow(frame.problem, frame.set, frame.size);
  frame.set = firstColumns(frame.size);
}

/** Chooses the problem to search in: a restricted one if the set is much smaller than the problem that it came from. */
export function chooseProblem(frame: Frame): void {
  const problem = frame.problem;
  const size = frame.size;
  if (isHard && depth > 0) addColumns(problem);
  const least = problem.classCount > COLUMN_CLASSES_MAX ? RESTRICT_MANY_MIN : RESTRICT_MIN;
  const isRestricted = !isHard && size >= least && size * 2 <= problem.secretCount;
  frame.inner = isRestricted ? restrict(problem, frame.set, size) : problem;
  frame.at = isRestricted ? firstColumns(size) : frame.set;
}

/** The cost of the guess that `separatingRow` found. */
export let separateCost: i32 = 0;

/** With two guesses left: returns a guess that distinguishes all columns (as a row of the whole problem), or −1. */
export function separatingRow(frame: Frame): i32 {
  const problem = frame.problem;
  const set = frame.set;
  const size = frame.size;
  separateCost = <i32>(2 * size - 1);
  for (let i: u32 = 0; i < size; i++) {
    const row = <u32>load<u16>(set + ((<usize>i) << 1));
    if (partsOf(problem, row, set, size, 0) === size) return <i32>originOf(problem, row);
  }
  separateCost = <i32>(2 * size);
  if (depth > 0) permitInCell(frame);
  for (let row: u32 = 0; row < problem.rowCount; row++) {
    if (<u32>load<u8>(problem.parts + row) < size) continue;
    const origin = originOf(problem, row);
    // Members were tried above. At depth 0 the problem contains only permitted rows.
    if ((depth === 0 || isPermitted(origin)) && partsOf(problem, row, set, size, 0) === size)
      return <i32>origin;
  }
  return -1;
}

/** Reads which guesses may follow the guess above with its answer to this cell. */
function permitInCell(frame: Frame): void {
  const above = frameAt(depth - 1);
  const secret = load<u16>(frame.problem.secrets + ((<usize>load<u16>(frame.set)) << 1));
  permitAfter(originOf(above.inner, above.row), secret);
  addWork(<f64>frame.size * frame.problem.rowCount);
}

const RESTRICT_MIN: u32 = 128;
const RESTRICT_MANY_MIN: u32 = 48;
