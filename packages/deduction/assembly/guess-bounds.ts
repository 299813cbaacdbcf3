import { cheapBound, fullBound, isSettled } from './cell-bounds';
import { Frame } from './frame';
import { leftAfter } from './frame-stack';
import { isHard } from './narrowed-problem';
import { Problem } from './problem';
import { INFEASIBLE, leastOf, sizeBounds } from './size-bounds';

/** Smaller sets are not looked up in the table, because it is faster to search them. */
export const KEYED_MIN: u32 = 5;

/**
 * Returns a lower bound of the guess that was split, by the sizes of its cells; `raiseNext` then raises it cell by
 * cell. `own` is the cell in which the guess is the secret, or −1.
 */
export function boundCells(frame: Frame, problem: Problem, own: i32): i32 {
  const isProblem = frame.inside === 0;
  const inside = isProblem ? problem.inside : frame.inside;
  const outside = isProblem ? problem.outside : frame.outside;
  const bounds = sizeBounds(isProblem ? problem.secretCount : frame.size, inside, outside, leftAfter(1));
  let sum = <i32>frame.size;
  for (let i: u32 = 0; i < frame.cells; i++) {
    const low = <i32>i === own ? 0 : leastOf(bounds, load<u32>(frame.sizes + ((<usize>i) << 2)));
    store<i32>(frame.lows + ((<usize>i) << 2), low);
    sum = min(INFEASIBLE, sum + low);
  }
  frame.raised = 0;
  return sum;
}

/**
 * Raises the bounds of cells until the guess costs too much; the small cells, which need no table, come first. Pauses
 * after each large cell and then returns true; false when done. Settled cells get size 0. In hard mode a cell is not
 * bounded by all guesses, since few of them will be permitted.
 */
export function raiseNext(frame: Frame, problem: Problem): bool {
  const cells = frame.cells;
  while (frame.sum < frame.best && frame.raised < 2 * cells) {
    const isFirst = frame.raised < cells;
    const cell = isFirst ? frame.raised : 2 * cells - 1 - frame.raised;
    const size = load<u32>(frame.sizes + ((<usize>cell) << 2));
    frame.raised++;
    if (size < 3 || (isHard || size < KEYED_MIN) !== isFirst) continue;
    frame.sum = min(INFEASIBLE, frame.sum + raiseCell(frame, problem, cell, size));
    if (size * problem.rowCount >= LARGE_MIN) return true;
  }
  return false;
}

/** Sets with at least this many answers (of all guesses) are large: the search may pause before or after reading one. */
export const LARGE_MIN: u32 = 1 << 16;

function raiseCell(frame: Frame, problem: Problem, cell: u32, size: u32): i32 {
  const at = (<usize>cell) << 2;
  const low = load<i32>(frame.lows + at);
  const set = <usize>load<u32>(frame.starts + at);
  const isCheap = isHard || size < KEYED_MIN;
  const bound = isCheap ? cheapBound(problem, set, size, low) : fullBound(problem, set, size, low);
  store<i32>(frame.lows + at, bound);
  if (isSettled) store<u32>(frame.sizes + at, 0);
  return bound - low;
}
