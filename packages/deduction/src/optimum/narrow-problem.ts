import { mostParts, type Problem } from './problem.ts';
import { newCells } from './scan.ts';

/** Which guesses may still be made, by the deduction's numbers. */
export type Permission = (guess: number) => boolean;

/**
 * The problem that is left in hard mode when the secret is known to be among some columns (ascending): their own
 * rows, then the rows of other guesses that are permitted and tell some of them apart, as `permittedRows` found them.
 * No row stands for another with the same answers here, since each forbids other guesses later.
 *
 * Most sets of a hard search are small and met once, and the table of the whole game is large: copying the few rows
 * that are left beside each other is most of what makes the rest fast.
 */
export function narrowProblem(
  problem: Problem,
  columns: Uint16Array,
  from: number,
  count: number,
  rows: Int32Array,
  rowCount: number,
): Problem {
  const { matrix, secretCount, guesses, secrets, classCount } = problem;
  const cells = newCells(Math.min(classCount, count), rowCount * count);
  // What is below `count` times the row, and one more, is of an earlier row.
  const labels = new Int32Array(classCount);
  const kept = new Int32Array(rowCount);
  const rowParts = new Int32Array(rowCount);
  for (let k = 0, at = 0; k < rowCount; k++) {
    const base = rows[k] * secretCount;
    const stamp = k * count + 1;
    let parts = 0;
    for (let i = from; i < from + count; i++) {
      const cls = matrix[base + columns[i]];
      let label = labels[cls] - stamp;
      if (label < 0) {
        label = parts++;
        labels[cls] = stamp + label;
      }
      cells[at++] = label;
    }
    rowParts[k] = parts;
    kept[k] = guesses[rows[k]];
  }
  const localSecrets = new Int32Array(count);
  for (let i = 0; i < count; i++) localSecrets[i] = secrets[columns[from + i]];
  const parts = mostParts(rowParts, count);
  return {
    goal: problem.goal,
    secretCount: count,
    rowCount,
    classCount: Math.max(parts.inside, parts.outside),
    isSymmetric: false,
    matrix: cells,
    guesses: kept,
    secrets: localSecrets,
    parts,
    rowParts,
  };
}

/**
 * Writes the rows of a narrowed problem, and says how many there are: the columns' own, then the others in the order
 * of `rank`, so that whatever way led here, the same guesses come in the same order. `wanted` guesses stay even if
 * they tell nothing.
 */
export function permittedRows(
  { matrix, secretCount, rowCount, guesses }: Problem,
  columns: Uint16Array,
  from: number,
  count: number,
  permits: Permission,
  rank: Int32Array,
  rows: Int32Array,
  wanted?: ReadonlySet<number>,
): number {
  for (let i = 0; i < count; i++) rows[i] = columns[from + i];
  let kept = count;
  let own = 0;
  let next = 0;
  let other = secretCount;
  for (;;) {
    // Columns are ascending, so one index is enough to skip them.
    while (own < secretCount && next < count && columns[from + next] === own) {
      own++;
      next++;
    }
    let row = other;
    if (own < secretCount && (other >= rowCount || rank[guesses[own]] < rank[guesses[other]])) row = own++;
    else if (other < rowCount) other++;
    else break;
    if (!permits(guesses[row])) continue;
    const base = row * secretCount;
    const first = matrix[base + columns[from]];
    let i = from + 1;
    const end = from + count;
    while (i < end && matrix[base + columns[i]] === first) i++;
    if (i < end || wanted?.has(guesses[row])) rows[kept++] = row;
  }
  return kept;
}

/** The first permitted row that answers every column differently, or −1. `stamps` has a cell for each class. */
export function separatingRow(
  { matrix, secretCount, rowCount, guesses }: Problem,
  columns: Uint16Array,
  from: number,
  count: number,
  permits: Permission,
  stamps: Int32Array,
): number {
  stamps.fill(-1);
  const end = from + count;
  for (let row = 0; row < rowCount; row++) {
    const base = row * secretCount;
    let i = from;
    for (; i < end; i++) {
      const cls = matrix[base + columns[i]];
      if (stamps[cls] === row) break;
      stamps[cls] = row;
    }
    if (i === end && permits(guesses[row])) return row;
  }
  return -1;
}
