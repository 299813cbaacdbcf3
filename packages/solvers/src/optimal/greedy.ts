import type { Problem } from './problem.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * A whole strategy without search, for the time before the search has one: at each node the guess with the
 * most parts, a possible one if there is a tie, else the first. Kooi's rule (Yet another Mastermind strategy, ICGA
 * Journal 28, 2005); it is cheap and rarely far from the optimum. Large sets look at possible guesses only,
 * as does hard mode, where those are always permitted. `depth` is not an aim here: `undefined` when the
 * tree would need more guesses. It begins with the guesses of `given`, whatever the answers.
 */
export function greedyStrategy(
  problem: Problem,
  depth: number,
  possibleOnly: boolean,
  given: readonly number[] = [],
): Strategy | undefined {
  const rows = given.map((guess) => problem.guesses.indexOf(guess));
  const everyone = Int32Array.from({ length: problem.secretCount }, (_, column) => column);
  return grow(problem, everyone, depth, possibleOnly, rows);
}

function grow(
  problem: Problem,
  columns: Int32Array,
  depth: number,
  possibleOnly: boolean,
  given: readonly number[],
): Strategy | undefined {
  if (depth === 0) return undefined;
  const { matrix, secretCount, guesses } = problem;
  const [row = mostParts(problem, columns, possibleOnly), ...rest] = given;
  const cells = new Map<number, number[]>();
  for (const column of columns) {
    if (column === row) continue;
    const cls = matrix[row * secretCount + column];
    const cell = cells.get(cls);
    if (cell) cell.push(column);
    else cells.set(cls, [column]);
  }
  const branches: Branch[] = [];
  for (const [cls, cell] of [...cells].toSorted(([a], [b]) => a - b)) {
    const next = grow(problem, Int32Array.from(cell), depth - 1, possibleOnly, rest);
    if (!next) return undefined;
    branches.push({ cls, next });
  }
  return { guess: guesses[row], branches };
}

/** Feedbacks that one choice may cost. */
const CHOICE_COST_MAX = 2 ** 24;

function mostParts(problem: Problem, columns: Int32Array, possibleOnly: boolean): number {
  const { matrix, secretCount, rowCount, classCount } = problem;
  const stamps = new Int32Array(classCount).fill(-1);
  let best = columns[0];
  let bestParts = 0;
  const look = (row: number) => {
    let parts = 0;
    for (const column of columns) {
      const cls = matrix[row * secretCount + column];
      if (stamps[cls] !== row) parts++;
      stamps[cls] = row;
    }
    if (parts > bestParts) {
      best = row;
      bestParts = parts;
    }
  };
  const looks = Math.max(1, Math.floor(CHOICE_COST_MAX / columns.length));
  for (let i = 0; i < columns.length && i < looks && bestParts < columns.length; i++) look(columns[i]);
  if (possibleOnly || rowCount > looks) return best;
  stamps.fill(-1);
  for (let row = 0; row < rowCount && bestParts < columns.length; row++) look(row);
  return best;
}
