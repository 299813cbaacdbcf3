import { INFEASIBLE } from './capacity.ts';
import type { NodeSearch } from './node-search.ts';
import type { Problem } from './problem.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * The strategy that a finished search prefers, from a set on the stack and the guess to make there. Sets that the
 * memo forgot are searched again.
 */
export function growStrategy(
  nodes: NodeSearch,
  root: Problem,
  from: number,
  n: number,
  r: number,
  guess: number,
): Strategy {
  const rows = new Map(Array.from(root.guesses, (known, row) => [known, row]));
  return grow({ nodes, root, rows }, from, n, r, nodes.history.length, guess);
}

interface Growth {
  readonly nodes: NodeSearch;
  readonly root: Problem;
  readonly rows: ReadonlyMap<number, number>;
}

function grow(growth: Growth, from: number, n: number, r: number, depth: number, guess: number): Strategy {
  const { nodes, root, rows } = growth;
  const { space } = nodes;
  const row = rows.get(guess) as number;
  const { top } = space;
  const frame = space.frame(depth);
  const cells = space.split(root, row, from, n, frame);
  const parts = Array.from({ length: cells }, (_, i) => ({
    cls: frame.classes[i],
    start: frame.starts[i],
    size: frame.sizes[i],
  }));
  const branches: Branch[] = [];
  nodes.history.push(guess);
  for (const { cls, start, size } of parts) {
    if (size === 1 && space.stack[start] === row) continue;
    if (nodes.narrowing) nodes.narrow(guess, cls, start, size, depth);
    const next = choose(growth, start, size, r - 1, depth + 1);
    branches.push({ cls, next: grow(growth, start, size, r - 1, depth + 1, next) });
  }
  nodes.history.pop();
  space.top = top;
  return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
}

/** The guess that the search prefers here. */
function choose({ nodes, root }: Growth, from: number, n: number, r: number, depth: number): number {
  const { stack } = nodes.space;
  if (n <= 2) return root.guesses[nodes.pricing.heavier(root, stack[from], stack[from + n - 1])];
  const value = nodes.solve(root, from, n, r, INFEASIBLE, depth);
  nodes.expand(root, from, n, r, value + 1, depth);
  return nodes.chosen;
}
