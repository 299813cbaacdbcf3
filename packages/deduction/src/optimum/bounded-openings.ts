import { orderOf } from './guess-order.ts';
import type { NodeSearch } from './node-search.ts';
import { firstGuess, type Problem, rowsFrom } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * Returns the next guesses on the columns at `from` (all of the problem's), in ascending order of their lower
 * bounds, as numbers from `orderOf`; only those in `wanted`, if given. Yields after each short step.
 */
export function* boundOpenings(
  { space, bounds, symmetry, history }: NodeSearch,
  problem: Problem,
  from: number,
  guessesLeft: number,
  wanted: ReadonlySet<number> | undefined,
): Generator<undefined, Float64Array> {
  const size = problem.secretCount;
  const orders: number[] = [];
  const isCanonical = wanted ? undefined : symmetry.whole?.representatives(history);
  for (let row = firstGuess(problem, size); row < problem.rowCount; row++) {
    const guess = problem.guesses[row];
    if (isCanonical?.(guess) === false || wanted?.has(guess) === false) continue;
    const possible = row < size;
    const { stack } = space;
    const cells = rowsFrom(problem, row, 1);
    const limits = [guessesLeft, INFEASIBLE] as const;
    const packed = bounds.guessBound(problem, row, possible, stack, from, size, ...limits, cells, 0);
    orders.push(orderOf(Math.min(packed >> 1, INFEASIBLE), possible, row));
    if (orders.length % Math.ceil(BOUNDED_AT_ONCE / size) === 0) yield;
  }
  return Float64Array.from(orders).toSorted();
}

/** Answers read between two pauses. */
const BOUNDED_AT_ONCE = 2 ** 18;
