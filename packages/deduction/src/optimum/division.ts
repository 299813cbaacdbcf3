import type { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Workspace } from './workspace.ts';

/** What dividing a set needs of the node search. */
interface Search {
  readonly space: Workspace;
  readonly bounds: BoundEvaluation;
  /** Up to this depth even guesses that tell nothing are made. */
  readonly wantedDepth: number;
}

/**
 * Splits a set by a guess, with its cells at the top of the stack and their bounds in the frame of `depth`, and says what
 * the guess costs at least by their sizes; `INFEASIBLE` where it tells nothing.
 */
export function divide(
  { space, bounds, wantedDepth }: Search,
  problem: Problem,
  row: number,
  possible: boolean,
  from: number,
  size: number,
  guessesLeft: number,
  depth: number,
): number {
  const frame = space.frame(depth);
  const cells = space.split(problem, row, from, size, frame);
  frame.cellCount = cells;
  if (cells === 1 && depth > wantedDepth) return INFEASIBLE;
  const own = possible ? problem.matrix[row * problem.secretCount + row] : -1;
  const { starts, sizes, lows, classes } = frame;
  let sum = bounds.weigh(problem, space.stack, from, size);
  for (let i = 0; i < cells; i++) {
    const low =
      frame.cells?.[sizes[i]] ?? bounds.setBound(problem, space.stack, starts[i], sizes[i], guessesLeft - 1);
    lows[i] = classes[i] === own ? 0 : low;
    sum += lows[i];
  }
  return sum;
}
