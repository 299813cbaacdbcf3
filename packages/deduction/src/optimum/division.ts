import type { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Workspace } from './workspace.ts';

/** The part of the node search that dividing a set needs. */
interface Search {
  readonly space: Workspace;
  readonly bounds: BoundEvaluation;
  /** Up to this depth even uninformative guesses are made. */
  readonly wantedDepth: number;
}

/**
 * Splits a set by a guess: puts its cells on top of the stack, and their bounds in the frame of `depth`. Returns the
 * lower bound on the guess's cost from their sizes, or `INFEASIBLE` if the guess is uninformative.
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
