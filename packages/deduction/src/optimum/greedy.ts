import { finish } from '@inkling/core/finish';
import type { Problem } from './problem.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * Returns a complete strategy made without a search, for use before the search has one: at each node it makes the guess
 * with the most parts; ties go to a possible guess, then to the first. This is Kooi's rule (Yet another Mastermind
 * strategy, ICGA Journal 28, 2005); it is cheap and rarely far from the optimum. Only possible guesses are compared for
 * large sets, and in hard mode, where they are always permitted. The strategy begins with the guesses of `given`,
 * whatever the answers.
 *
 * If a set cannot be finished within `depth`, the next best guesses are tried instead, up to a limit. So undefined does
 * not mean that there is no strategy.
 */
export function greedyStrategy(
  problem: Problem,
  depth: number,
  possibleOnly: boolean,
  given: readonly number[] = [],
): Strategy | undefined {
  return finish(greedySteps(problem, depth, possibleOnly, given));
}

/** Does the same, yielding after each short step. */
export function* greedySteps(
  problem: Problem,
  depth: number,
  possibleOnly: boolean,
  given: readonly number[] = [],
): Generator<undefined, Strategy | undefined> {
  const rows = given.map((guess) => problem.guesses.indexOf(guess));
  const everyone = Int32Array.from({ length: problem.secretCount }, (_, column) => column);
  return yield* grow({ problem, possibleOnly, retries: RETRIES_MAX }, everyone, depth, rows);
}

/** The state shared by all nodes of one strategy. */
interface Task {
  readonly problem: Problem;
  readonly possibleOnly: boolean;
  retries: number;
}

function* grow(
  task: Task,
  columns: Int32Array,
  depth: number,
  given: readonly number[],
): Generator<undefined, Strategy | undefined> {
  if (depth === 0) return undefined;
  const [forced, ...rest] = given;
  if (forced !== undefined) return yield* divide(task, columns, forced, depth, rest);
  const [first = columns[0]] = yield* bestRows(task, columns, 1);
  const grown = yield* divide(task, columns, first, depth, rest);
  // With two guesses left, either the best row distinguishes all secrets, or no row does.
  if (grown || depth <= 2) return grown;
  for (const row of (yield* bestRows(task, columns, 1 + RETRIES_OF_ONE)).slice(1)) {
    if (task.retries-- <= 0) return undefined;
    const again = yield* divide(task, columns, row, depth, rest);
    if (again) return again;
  }
  return undefined;
}

/** Returns the strategy that begins with this guess. */
function* divide(
  task: Task,
  columns: Int32Array,
  row: number,
  depth: number,
  rest: readonly number[],
): Generator<undefined, Strategy | undefined> {
  const { matrix, secretCount, guesses } = task.problem;
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
    const next = yield* grow(task, Int32Array.from(cell), depth - 1, rest);
    if (!next) return undefined;
    branches.push({ cls, next });
  }
  return { guess: guesses[row], branches };
}

/** Maximum number of guesses tried in place of one that leaves too much: at one node, and in total. */
const RETRIES_OF_ONE = 12;
const RETRIES_MAX = 5000;

/** Maximum number of answers read for one choice. */
const CHOICE_COST_MAX = 2 ** 24;
/** Answers read between two pauses. */
const LOOKED_PER_STEP = 2 ** 16;

/** Counts the different answers of a row on some columns. The stamp of a class is the last row that had it. */
function countParts(
  { matrix, secretCount }: Problem,
  columns: Int32Array,
  row: number,
  stamps: Int32Array,
): number {
  const base = row * secretCount;
  let parts = 0;
  for (let i = 0; i < columns.length; i++) {
    const cls = matrix[base + columns[i]];
    if (stamps[cls] === row) continue;
    stamps[cls] = row;
    parts++;
  }
  return parts;
}

/** Returns the `most` rows with the most parts, in descending order. Ties: possible guesses first, then by row. */
function* bestRows(task: Task, columns: Int32Array, most: number): Generator<undefined, number[]> {
  const { problem, possibleOnly } = task;
  const { goal, secretCount, rowCount, classCount } = problem;
  const isNaming = goal === 'identified';
  if (isNaming && columns.length === 1) return [columns[0]];
  const stamps = new Int32Array(classCount).fill(-1);
  const best: number[] = [];
  const bestParts: number[] = [];
  const look = (row: number) => {
    const parts = countParts(problem, columns, row, stamps);
    let at = best.length;
    while (at > 0 && parts > (bestParts[at - 1] ?? 0)) at--;
    if (at >= most) return;
    best.splice(at, 0, row);
    bestParts.splice(at, 0, parts);
    if (best.length > most) {
      best.pop();
      bestParts.pop();
    }
  };
  // A row that distinguishes all columns cannot be beaten.
  const isSettled = () => best.length === most && bestParts[most - 1] === columns.length;
  const looks = Math.max(1, Math.floor(CHOICE_COST_MAX / columns.length));
  const members = isNaming ? 0 : columns.length;
  const perStep = Math.ceil(LOOKED_PER_STEP / columns.length);
  for (let i = 0; i < members && i < looks && !isSettled(); i++) {
    look(columns[i]);
    if (i % perStep === perStep - 1) yield;
  }
  if (!isNaming && (possibleOnly || rowCount > looks)) return best;
  const possible = new Set(isNaming ? [] : columns);
  stamps.fill(-1);
  for (let row = isNaming ? secretCount : 0; row < rowCount && !isSettled(); row++) {
    // In games where naming a secret is no guess, continue until some other guess divides the set.
    if (row - secretCount >= looks && (bestParts[0] ?? 0) > 1) break;
    if (!possible.has(row)) look(row);
    if (row % perStep === perStep - 1) yield;
  }
  return best;
}
