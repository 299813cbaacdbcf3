import type { Problem } from './problem.ts';
import { runToEnd } from './run-to-end.ts';
import type { Strategy } from './strategy.ts';

/** How many secrets, or how much of their weight, a strategy finds with each guess, by following all of them. */
export function tallyStrategy(strategy: Strategy, problem: Problem, weights?: Int32Array): readonly number[] {
  return runToEnd(tallySteps(strategy, problem, weights));
}

/** The same in short steps. */
export function* tallySteps(
  strategy: Strategy,
  problem: Problem,
  weights?: Int32Array,
): Generator<undefined, readonly number[]> {
  const { matrix, secretCount } = problem;
  const rows = new Map(Array.from(problem.guesses, (guess, row) => [guess, row]));
  const histogram: number[] = [];
  let readSince = 0;
  function* visit(node: Strategy, columns: readonly number[], level: number): Generator<undefined, void> {
    const row = rows.get(node.guess) as number;
    histogram[level] ??= 0;
    const cells = new Map<number, number[]>(node.branches.map(({ cls }) => [cls, []]));
    for (const column of columns) {
      if (column === row) histogram[level] = (histogram[level] as number) + (weights?.[column] ?? 1);
      else cells.get(matrix[row * secretCount + column] as number)?.push(column);
    }
    readSince += columns.length;
    if (readSince >= READ_AT_ONCE) {
      readSince = 0;
      yield;
    }
    for (const { cls, next } of node.branches) yield* visit(next, cells.get(cls) as number[], level + 1);
  }
  yield* visit(
    strategy,
    Array.from({ length: secretCount }, (_, column) => column),
    0,
  );
  return histogram;
}

/** Answers read between two pauses. */
const READ_AT_ONCE = 2 ** 14;
