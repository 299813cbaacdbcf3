import { cheapBound, fullBound, isSettled } from './cell-bounds';
import { Frame } from './frame';
import { Problem } from './problem';
import { INFEASIBLE, leastOf, sizeBounds } from './size-bounds';

/** Smaller sets are not looked up, because it is faster to search them. */
export const KEYED_MIN: u32 = 5;

/**
 * What the guess that was split costs at least: first by the sizes of its cells, of which `own` is that in which it is the
 * secret, or −1; then cells are raised until it costs too much. Settled cells get size 0.
 */
export function boundCells(frame: Frame, problem: Problem, own: i32): i32 {
  const isProblem = frame.inside === 0;
  const inside = isProblem ? problem.inside : frame.inside;
  const outside = isProblem ? problem.outside : frame.outside;
  const bounds = sizeBounds(isProblem ? problem.secretCount : frame.size, inside, outside);
  let sum = <i32>frame.size;
  for (let i: u32 = 0; i < frame.cells; i++) {
    const low = <i32>i === own ? 0 : leastOf(bounds, load<u32>(frame.sizes + ((<usize>i) << 2)));
    store<i32>(frame.lows + ((<usize>i) << 2), low);
    sum = min(INFEASIBLE, sum + low);
  }
  return raise(frame, problem, sum);
}

function raise(frame: Frame, problem: Problem, sum: i32): i32 {
  const limit = frame.best;
  let raised = sum;
  for (let i: u32 = 0; i < frame.cells && raised < limit; i++) {
    const size = load<u32>(frame.sizes + ((<usize>i) << 2));
    if (size >= 3 && size < KEYED_MIN) raised = min(INFEASIBLE, raised + raiseCell(frame, problem, i, size));
  }
  for (let i = frame.cells; i > 0 && raised < limit; i--) {
    const size = load<u32>(frame.sizes + ((<usize>(i - 1)) << 2));
    if (size >= KEYED_MIN) raised = min(INFEASIBLE, raised + raiseCell(frame, problem, i - 1, size));
  }
  return raised;
}

function raiseCell(frame: Frame, problem: Problem, cell: u32, size: u32): i32 {
  const at = (<usize>cell) << 2;
  const low = load<i32>(frame.lows + at);
  const set = <usize>load<u32>(frame.starts + at);
  const bound = size < KEYED_MIN ? cheapBound(problem, set, size, low) : fullBound(problem, set, size, low);
  store<i32>(frame.lows + at, bound);
  if (isSettled) store<u32>(frame.sizes + at, 0);
  return bound - low;
}
