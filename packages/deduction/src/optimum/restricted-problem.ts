import { finish } from '@inkling/core/finish';
import { LISTED_AT_ONCE, mostParts, type Problem } from './problem.ts';
import { type Cells, newCells } from './scan.ts';

/**
 * Returns the problem left when the secret is known to be among some columns (ascending). Classes are renumbered in
 * order of appearance, so that rows with the same partition have the same bytes. Only the first of those is kept, and
 * rows that distinguish nothing are dropped. Equal partitions of a set are equal on every subset, so nothing that a
 * subset may need is lost. The rows of the set's own secrets always stay, as do those of `wanted` guesses.
 */
export function restrictProblem(
  problem: Problem,
  columns: Uint16Array,
  from: number,
  count: number,
  wanted?: ReadonlySet<number>,
): Problem {
  return finish(restrictSteps(problem, columns, from, count, wanted));
}

/** Does the same, yielding after each short step. */
export function* restrictSteps(
  problem: Problem,
  columns: Uint16Array,
  from: number,
  count: number,
  wanted?: ReadonlySet<number>,
): Generator<undefined, Problem> {
  const { matrix, secretCount, rowCount, guesses, secrets, classCount } = problem;
  const rowsAtOnce = Math.ceil(LISTED_AT_ONCE / count);
  const cells = newCells(Math.min(classCount, count), rowCount * count);
  const kept = new Int32Array(rowCount);
  const rowParts = new Int32Array(rowCount);
  const labels = new Int32Array(classCount);
  const stamps = new Int32Array(classCount).fill(-1);
  const among = new Uint8Array(rowCount);
  const twins = new RowTable(rowCount);
  let keptCount = 0;
  const keep = (row: number, always: boolean) => {
    const base = row * secretCount;
    const at = keptCount * count;
    let parts = 0;
    let hash = 0;
    for (let i = 0; i < count; i++) {
      const cls = matrix[base + columns[from + i]];
      if (stamps[cls] !== row) {
        stamps[cls] = row;
        labels[cls] = parts++;
      }
      const label = labels[cls];
      cells[at + i] = label;
      hash = Math.imul(hash ^ label, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    if (!always && parts === 1) return;
    if (twins.has(hash, cells, at, count) && !always) return;
    twins.add(hash, keptCount);
    rowParts[keptCount] = parts;
    kept[keptCount++] = guesses[row];
  };
  for (let i = 0; i < count; i++) {
    among[columns[from + i]] = 1;
    keep(columns[from + i], true);
    if (i % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  for (let row = 0; row < rowCount; row++) {
    if (among[row] === 0) keep(row, wanted?.has(guesses[row]) === true);
    if (row % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  const localSecrets = new Int32Array(count);
  for (let i = 0; i < count; i++) localSecrets[i] = secrets[columns[from + i]];
  const parts = mostParts(rowParts.subarray(0, keptCount), count);
  return {
    goal: problem.goal,
    secretCount: count,
    rowCount: keptCount,
    classCount: Math.max(parts.inside, parts.outside),
    isSymmetric: false,
    matrix: cells.slice(0, keptCount * count),
    guesses: kept.slice(0, keptCount),
    secrets: localSecrets,
    parts,
    rowParts: rowParts.slice(0, keptCount),
  };
}

/** A hash table of rows, which are compared byte by byte. */
class RowTable {
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #hashes: Int32Array;

  constructor(capacity: number) {
    let buckets = 16;
    while (buckets < capacity * 2) buckets *= 2;
    this.#heads = new Int32Array(buckets).fill(-1);
    this.#next = new Int32Array(capacity);
    this.#hashes = new Int32Array(capacity);
  }

  add(hash: number, row: number): void {
    const bucket = hash & (this.#heads.length - 1);
    this.#hashes[row] = hash;
    this.#next[row] = this.#heads[bucket];
    this.#heads[bucket] = row;
  }

  has(hash: number, cells: Cells, at: number, width: number): boolean {
    for (let row = this.#heads[hash & (this.#heads.length - 1)]; row >= 0; row = this.#next[row]) {
      if (this.#hashes[row] !== hash) continue;
      let i = 0;
      for (const base = row * width; i < width && cells[base + i] === cells[at + i]; i++);
      if (i === width) return true;
    }
    return false;
  }
}
