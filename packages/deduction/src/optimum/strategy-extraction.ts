import type { NodeSearch } from './node-search.ts';
import { expandSteps, solveSteps } from './node-steps.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * Returns the strategy that a search prefers for a set on the stack, beginning with `guess`, which must be one of the
 * problem's guesses. `cost` is the cost of that guess, or `INFEASIBLE` if it is not known. Sets that the table has
 * forgotten are searched again. Yields at every set of more than two secrets.
 */
export function* extractStrategy(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  setSize: number,
  guessesLeft: number,
  guess: number,
  cost: number,
): Generator<undefined, Strategy> {
  const { space } = nodes;
  const depth = nodes.history.length;
  const row = problem.guesses.indexOf(guess);
  const { top } = space;
  const frame = space.frame(depth);
  const cells = space.split(problem, row, from, setSize, frame);
  const parts = Array.from({ length: cells }, (_, i) => ({
    start: frame.starts[i],
    size: frame.sizes[i],
  })).filter(({ start, size }) => size > 1 || space.stack[start] !== row);
  const lows = parts.map(({ start, size }) => nodes.low(problem, start, size, guessesLeft - 1));
  // How much the cells together cost beyond their lower bounds.
  let surplus = lows.reduce(
    (rest, low) => rest - low,
    cost - nodes.bounds.weigh(problem, space.stack, from, setSize),
  );
  const branches: Branch[] = [];
  nodes.history.push(guess);
  for (const [i, { start, size }] of parts.entries()) {
    const cls = nodes.answer(problem, row, space.stack[start]);
    const given = nodes.forced.at(depth + 1);
    // One or two secrets are guessed one after the other, which is always permitted.
    const isNarrowed = nodes.isHard && (size > 2 || given !== undefined);
    const wanted = nodes.forced.from(depth + 1);
    const inner = isNarrowed ? nodes.narrow(problem, [{ guess, cls }], start, size, wanted) : problem;
    const at = isNarrowed ? space.pushAll(size) : start;
    const limit = cost < INFEASIBLE && given === undefined ? lows[i] + surplus + 1 : INFEASIBLE;
    const next =
      given === undefined
        ? yield* choose(nodes, inner, at, size, guessesLeft - 1, limit, depth + 1)
        : { guess: given, cost: INFEASIBLE };
    surplus -= next.cost - lows[i];
    if (size > 2) yield;
    const { guess: follow, cost: costs } = next;
    branches.push({
      cls,
      next: yield* extractStrategy(nodes, inner, at, size, guessesLeft - 1, follow, costs),
    });
  }
  nodes.history.pop();
  space.top = top;
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

/** Returns the guess that the search prefers here, which costs less than the limit, and its cost. */
function* choose(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  size: number,
  guessesLeft: number,
  limit: number,
  depth: number,
): Generator<undefined, { readonly guess: number; readonly cost: number }> {
  const { space } = nodes;
  if (size <= 2) {
    const [first, last] = [space.stack[from], space.stack[from + size - 1]];
    const isTold = size === 2 && problem.goal === 'identified';
    const guess = isTold
      ? separatingGuess(problem, first, last)
      : problem.guesses[nodes.bounds.heavier(problem, first, last)];
    return { guess, cost: nodes.low(problem, from, size, guessesLeft) };
  }
  const cost = yield* solveSteps(nodes, problem, from, size, guessesLeft, limit, depth);
  const { top } = space;
  space.reserve(2 * size);
  const inner = nodes.restricted(problem, from, size);
  const at = inner === problem ? from : space.pushAll(size);
  yield* expandSteps(nodes, inner, at, size, guessesLeft, cost + 1, depth, cost);
  if (inner !== problem) nodes.counter?.release(inner);
  space.top = top;
  return { guess: nodes.chosen, cost };
}

/** Returns the first guess that two secrets answer differently. */
function separatingGuess({ matrix, secretCount, rowCount, guesses }: Problem, a: number, b: number): number {
  for (let row = secretCount; row < rowCount; row++)
    if (matrix[row * secretCount + a] !== matrix[row * secretCount + b]) return guesses[row];
  throw new Error('no guess distinguishes these two secrets');
}
