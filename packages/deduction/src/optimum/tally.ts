import type { Problem } from './problem.ts';
import type { Strategy } from './strategy.ts';

/** How many secrets, or how much of their weight, a strategy finds with each guess, by following all of them. */
export function tallyStrategy(strategy: Strategy, problem: Problem, weights?: Int32Array): readonly number[] {
  const { matrix, secretCount } = problem;
  const rows = new Map(Array.from(problem.guesses, (guess, row) => [guess, row]));
  const histogram: number[] = [];
  const visit = (node: Strategy, columns: readonly number[], level: number) => {
    const row = rows.get(node.guess) as number;
    histogram[level] ??= 0;
    const cells = new Map<number, number[]>(node.branches.map(({ cls }) => [cls, []]));
    for (const column of columns) {
      if (column === row) histogram[level] = (histogram[level] as number) + (weights?.[column] ?? 1);
      else cells.get(matrix[row * secretCount + column] as number)?.push(column);
    }
    for (const { cls, next } of node.branches) visit(next, cells.get(cls) as number[], level + 1);
  };
  visit(
    strategy,
    Array.from({ length: secretCount }, (_, column) => column),
    0,
  );
  return histogram;
}
