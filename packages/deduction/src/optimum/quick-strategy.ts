import type { Problem } from './problem.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * Builds a complete strategy quickly, in short steps, before any search. At each node it compares some guesses,
 * spread over all that may be the secret, and takes the one with the most parts; ties go to the smallest largest
 * part. When its budget is spent, it takes the guess in the middle. Undefined does not mean that no strategy of
 * this depth exists.
 */
export function* quickStrategySteps(
  problem: Problem,
  depth: number,
): Generator<undefined, Strategy | undefined> {
  const everyone = Int32Array.from({ length: problem.secretCount }, (_, column) => column);
  const counts = new Int32Array(problem.classCount);
  return yield* grow({ problem, counts, looksLeft: LOOKS_MAX, readSince: 0 }, everyone, depth);
}

interface Task {
  readonly problem: Problem;
  /** Scratch counts by class, all 0 between uses. */
  readonly counts: Int32Array;
  /** Answers that may still be read to choose guesses. */
  looksLeft: number;
  /** Answers read since the last pause. */
  readSince: number;
}

function* grow(task: Task, columns: Int32Array, depth: number): Generator<undefined, Strategy | undefined> {
  const row = depth > 0 ? yield* chooseRow(task, columns) : undefined;
  if (row === undefined) return undefined;
  const { matrix, secretCount, guesses } = task.problem;
  const cells = new Map<number, number[]>();
  task.readSince += columns.length + NODE_READS;
  if (isPauseDue(task)) yield;
  for (const column of columns) {
    if (column === row) continue;
    const cls = matrix[row * secretCount + column];
    const cell = cells.get(cls);
    if (cell) cell.push(column);
    else cells.set(cls, [column]);
  }
  const branches: Branch[] = [];
  for (const cls of [...cells.keys()].toSorted((a, b) => a - b)) {
    const next = yield* grow(task, Int32Array.from(cells.get(cls) ?? []), depth - 1);
    if (!next) return undefined;
    branches.push({ cls, next });
  }
  return { guess: guesses[row], branches };
}

function* chooseRow(task: Task, columns: Int32Array): Generator<undefined, number | undefined> {
  const { goal, secretCount, rowCount } = task.problem;
  const size = columns.length;
  if (size === 1) return columns[0];
  // In games where naming a secret is no guess, only the other guesses give information.
  const isNaming = goal === 'identified';
  const count = isNaming ? rowCount - secretCount : size;
  const rowAt = (at: number) => (isNaming ? secretCount + at : columns[at]);
  const looks = Math.min(count, Math.max(1, Math.floor(Math.min(LOOKS_OF_ONE, task.looksLeft) / size)));
  let best = -1;
  let [bestParts, bestMost] = [1, size];
  for (let i = 0; i < looks && bestParts < size; i++) {
    const row = rowAt(Math.floor(((i + 0.5) * count) / looks));
    const { parts, most } = partsOf(task, row, columns);
    if (isPauseDue(task)) yield;
    if (parts < bestParts || (parts === bestParts && most >= bestMost)) continue;
    [best, bestParts, bestMost] = [row, parts, most];
  }
  if (bestParts > 1) return best;
  for (let at = 0; at < count; at++) {
    if (partsOf(task, rowAt(at), columns).parts > 1) return rowAt(at);
    if (isPauseDue(task)) yield;
  }
  return undefined;
}

function isPauseDue(task: Task): boolean {
  if (task.readSince < READ_AT_ONCE) return false;
  task.readSince = 0;
  return true;
}

/** Returns how many different answers a row has on some columns, and the most columns with the same answer. */
function partsOf(
  task: Task,
  row: number,
  columns: Int32Array,
): { readonly parts: number; readonly most: number } {
  const { counts } = task;
  const { matrix, secretCount } = task.problem;
  const base = row * secretCount;
  let [parts, most] = [0, 0];
  for (let i = 0; i < columns.length; i++) {
    const count = ++counts[matrix[base + columns[i]]];
    if (count === 1) parts++;
    if (count > most) most = count;
  }
  for (let i = 0; i < columns.length; i++) counts[matrix[base + columns[i]]] = 0;
  task.looksLeft -= columns.length;
  task.readSince += 2 * columns.length;
  return { parts, most };
}

/** Maximum number of answers read to choose one guess, and to choose all guesses. */
const LOOKS_OF_ONE = 2 ** 16;
const LOOKS_MAX = 2 ** 18;
/** Answers read between two pauses, and the number of answers that could be read while making a node. */
const READ_AT_ONCE = 2 ** 15;
const NODE_READS = 2 ** 6;
