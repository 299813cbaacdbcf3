import { mostParts, type Problem } from './problem.ts';
import { newCells } from './scan.ts';

/** Whether a guess, as numbered by the deduction, may still be made. */
export type Permission = (guess: number) => boolean;

/**
 * Returns the problem left in hard mode when the secret is known to be among some columns (ascending): their own rows,
 * then the rows of other permitted guesses that distinguish some of them, as `permittedRows` found them. Rows with the
 * same answers are all kept here, since each of them forbids different guesses later.
 *
 * Most sets of a search in hard mode are small and met only once, while the matrix of the whole game is large: copying
 * the few remaining rows next to each other is most of what makes the rest fast.
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
  // Values below `k * count + 1` were written for rows before row k.
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
 * Writes the rows of a narrowed problem to `rows` and returns their number: the columns' own rows, then the others in
 * the order of `rank`, so that the same guesses come in the same order whatever turns led here. `wanted` guesses are
 * included even if they are uninformative.
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

/** Returns the first permitted row that answers every column differently, or −1. `stamps` has one cell per class. */
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
