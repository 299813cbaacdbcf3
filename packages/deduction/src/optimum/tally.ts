import { finish } from '@inkling/core/finish';
import { type Problem, rowsByGuess, rowsFrom } from './problem.ts';
import { type Cells, newCells } from './scan.ts';
import type { Strategy } from './strategy.ts';

/** Follows every secret through a strategy, and returns how many secrets, or how much weight, each guess finds. */
export function tallyStrategy(strategy: Strategy, problem: Problem, weights?: Int32Array): readonly number[] {
  return finish(tallySteps(strategy, problem, weights));
}

/** Does the same, yielding after each short step. */
export function* tallySteps(
  strategy: Strategy,
  problem: Problem,
  weights?: Int32Array,
): Generator<undefined, readonly number[]> {
  const rows = rowsByGuess(problem);
  const histogram: number[] = [];
  const room = newCells(problem.classCount, problem.secretCount);
  const branchOf = new Int32Array(problem.classCount).fill(-1);
  const all = Array.from({ length: problem.secretCount }, (_, column) => column);
  const waiting: Visit[] = [{ node: strategy, columns: all, level: 0 }];
  let readSince = 0;
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { node, columns, level } = visit;
    const { guess, branches } = node;
    const row = rows[guess];
    const cells: number[][] = branches.map(() => []);
    for (let branch = 0; branch < branches.length; branch++) branchOf[branches[branch].cls] = branch;
    histogram[level] ??= 0;
    let answers: Cells | undefined;
    for (const column of columns) {
      if (column === row) {
        histogram[level] = (histogram[level] as number) + (weights?.[column] ?? 1);
        continue;
      }
      answers ??= rowsFrom(problem, row, 1, room);
      cells[branchOf[answers[column]]]?.push(column);
    }
    for (let branch = 0; branch < branches.length; branch++) {
      const { cls, next } = branches[branch];
      branchOf[cls] = -1;
      waiting.push({ node: next, columns: cells[branch], level: level + 1 });
    }
    readSince += columns.length;
    if (readSince < READ_AT_ONCE) continue;
    readSince = 0;
    yield;
  }
  return histogram;
}

/** A node to visit, the secrets that lead there, and how many guesses were made before. */
interface Visit {
  readonly node: Strategy;
  readonly columns: readonly number[];
  readonly level: number;
}

/** Answers read between two pauses. */
const READ_AT_ONCE = 2 ** 14;
