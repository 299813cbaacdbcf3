import type { NodeSearch } from './node-search.ts';
import { expandSteps, solveSteps } from './node-steps.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * The strategy that a search prefers, from a set on the stack and the guess to make there, which is one of the problem's.
 * Sets that the table forgot are searched again. It yields at every set that it chose a guess for.
 */
export function* extractStrategy(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  setSize: number,
  guessesLeft: number,
  guess: number,
): Generator<undefined, Strategy> {
  const { space } = nodes;
  const depth = nodes.history.length;
  const row = problem.guesses.indexOf(guess);
  const { top } = space;
  const frame = space.frame(depth);
  const cells = space.split(problem, row, from, setSize, frame);
  const parts = Array.from({ length: cells }, (_, i) => ({ start: frame.starts[i], size: frame.sizes[i] }));
  const branches: Branch[] = [];
  nodes.history.push(guess);
  for (const { start, size } of parts) {
    if (size === 1 && space.stack[start] === row) continue;
    const cls = nodes.answer(problem, row, space.stack[start]);
    const wanted = nodes.forced.from(depth + 1);
    const inner = nodes.isHard ? nodes.narrow(problem, [{ guess, cls }], start, size, wanted) : problem;
    const at = nodes.isHard ? space.pushAll(size) : start;
    const next =
      nodes.forced.at(depth + 1) ?? (yield* choose(nodes, inner, at, size, guessesLeft - 1, depth + 1));
    if (size > 2) yield;
    branches.push({ cls, next: yield* extractStrategy(nodes, inner, at, size, guessesLeft - 1, next) });
  }
  nodes.history.pop();
  space.top = top;
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

/** The guess that the search prefers here. */
function* choose(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  size: number,
  guessesLeft: number,
  depth: number,
): Generator<undefined, number> {
  const { stack } = nodes.space;
  if (size === 2 && problem.goal === 'identified') return tellingGuess(problem, stack[from], stack[from + 1]);
  if (size <= 2) return problem.guesses[nodes.bounds.heavier(problem, stack[from], stack[from + size - 1])];
  const value = yield* solveSteps(nodes, problem, from, size, guessesLeft, INFEASIBLE, depth);
  yield* expandSteps(nodes, problem, from, size, guessesLeft, value + 1, depth);
  return nodes.chosen;
}

/** The first guess that two secrets answer differently. */
function tellingGuess({ matrix, secretCount, rowCount, guesses }: Problem, a: number, b: number): number {
  for (let row = secretCount; row < rowCount; row++)
    if (matrix[row * secretCount + a] !== matrix[row * secretCount + b]) return guesses[row];
  throw new Error('every two secrets can be told apart');
}
