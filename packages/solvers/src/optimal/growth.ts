import { INFEASIBLE } from './capacity.ts';
import type { NodeSearch } from './node-search.ts';
import type { Problem } from './problem.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * The strategy that a finished search prefers, from a set on the stack and the guess to make there, which is one of
 * the problem's. Sets that the memo forgot are searched again.
 */
export function growStrategy(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  n: number,
  r: number,
  guess: number,
): Strategy {
  const { space } = nodes;
  const depth = nodes.history.length;
  const row = problem.guesses.indexOf(guess);
  const { top } = space;
  const frame = space.frame(depth);
  const cells = space.split(problem, row, from, n, frame);
  const parts = Array.from({ length: cells }, (_, i) => ({ start: frame.starts[i], size: frame.sizes[i] }));
  const branches: Branch[] = [];
  nodes.history.push(guess);
  for (const { start, size } of parts) {
    if (size === 1 && space.stack[start] === row) continue;
    const cls = nodes.answer(problem, row, space.stack[start]);
    const wanted = nodes.given.from(depth + 1);
    const inner = nodes.isHard ? nodes.narrow(problem, [{ guess, cls }], start, size, wanted) : problem;
    const at = nodes.isHard ? space.pushAll(size) : start;
    const next = nodes.given.at(depth + 1) ?? choose(nodes, inner, at, size, r - 1, depth + 1);
    branches.push({ cls, next: growStrategy(nodes, inner, at, size, r - 1, next) });
  }
  nodes.history.pop();
  space.top = top;
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

/** The guess that the search prefers here. */
function choose(
  nodes: NodeSearch,
  problem: Problem,
  from: number,
  n: number,
  r: number,
  depth: number,
): number {
  const { stack } = nodes.space;
  if (n <= 2) return problem.guesses[nodes.pricing.heavier(problem, stack[from], stack[from + n - 1])];
  const value = nodes.solve(problem, from, n, r, INFEASIBLE, depth);
  nodes.expand(problem, from, n, r, value + 1, depth);
  return nodes.chosen;
}
