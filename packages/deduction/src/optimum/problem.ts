import type { Deduction } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { fail, ok, type Result } from '@inkling/core/result';
import type { Parts } from './size-bound.ts';

/**
 * A deduction as the search sees it: one row of classes a guess, one column a secret. Row i is the guess that
 * is secret i, for every column; the guesses that cannot be the answer follow. So "is this guess possible?"
 * and "which row is this secret?" need no table, and rows that repeat a partition can be dropped from the
 * end without renumbering the rest.
 */
export interface Problem {
  /**
   * `identified`: the game ends when one secret is left. Row i then only names secret i, which tells nothing and may be
   * done when no other is left.
   */
  readonly goal: 'found' | 'identified';
  readonly secretCount: number;
  readonly rowCount: number;
  readonly classCount: number;
  /** `rowCount` × `secretCount` classes. */
  readonly matrix: Uint8Array | Uint16Array;
  /** The guess, in the deduction's numbers, of each row. */
  readonly guesses: Int32Array;
  /** The secret, in the deduction's numbers, of each column. */
  readonly secrets: Int32Array;
  readonly parts: Parts;
  /** How many classes each row has. */
  readonly rowParts: Int32Array;
}

export type ProblemFault = 'too-large' | 'unguessable-secret' | 'empty';

/** A matrix of more classes than this is refused: 256 MB at one byte each. */
export const MATRIX_CELLS_MAX: number = 2 ** 28;

/** Answers listed between two pauses. */
const LISTED_AT_ONCE = 2 ** 18;

/** The search numbers costs and rows in one number: with costs below 2²⁹ it stays whole. */
export const ROWS_MAX: number = 2 ** 22;

/** Writes the classes of one guess against all secrets: a kernel's way to fill a row at once. */
export type RowFiller = (guess: number, row: Uint8Array | Uint16Array) => void;

/** The same for some guesses, row after row, with how many classes each row has. */
export type RowsFiller = (guesses: Int32Array, cells: Uint8Array | Uint16Array, parts: Int32Array) => void;

/** The matrix of a whole deduction, or why it cannot be searched. */
export function listProblem(
  deduction: Deduction,
  fillRow?: RowFiller,
  fillRows?: RowsFiller,
): Result<Problem, ProblemFault> {
  return finish(listSteps(deduction, fillRow, fillRows));
}

/** The same in short steps. */
export function* listSteps(
  deduction: Deduction,
  fillRow: RowFiller = rowFillerOf(deduction),
  fillRows: RowsFiller = oneByOne(fillRow, deduction),
): Generator<undefined, Result<Problem, ProblemFault>> {
  const { guessCount, secretCount, classCount } = deduction;
  if (secretCount === 0) return fail('empty');
  if (guessCount > ROWS_MAX || guessCount * secretCount > MATRIX_CELLS_MAX) return fail('too-large');
  const guesses = new Int32Array(guessCount);
  for (let secret = 0; secret < secretCount; secret++) {
    guesses[secret] = deduction.guessOf(secret);
    if (guesses[secret] < 0) return fail('unguessable-secret');
  }
  for (let guess = 0, row = secretCount; guess < guessCount; guess++)
    if (deduction.secretOf(guess) < 0) guesses[row++] = guess;
  const matrix = newCells(classCount, guessCount * secretCount);
  const rowParts = new Int32Array(guessCount);
  const rowsAtOnce = Math.ceil(LISTED_AT_ONCE / secretCount);
  for (let row = 0; row < guessCount; row += rowsAtOnce) {
    if (row > 0) yield;
    const end = Math.min(row + rowsAtOnce, guessCount);
    const cells = matrix.subarray(row * secretCount, end * secretCount);
    fillRows(guesses.subarray(row, end), cells, rowParts.subarray(row, end));
  }
  const secrets = Int32Array.from({ length: secretCount }, (_, secret) => secret);
  const parts = mostParts(rowParts, secretCount);
  return ok({
    goal: 'found',
    secretCount,
    rowCount: guessCount,
    classCount,
    matrix,
    guesses,
    secrets,
    parts,
    rowParts,
  });
}

/**
 * The problem that is left when the secret is known to be among some columns (ascending). Classes are
 * renumbered in order of appearance, so that rows with the same partition are the same bytes; of those only
 * the first is kept, and rows that tell nothing apart go. Equal partitions of a set are equal on every
 * subset, so nothing that a subset may need is lost: the rows of its own secrets always stay, as do those of
 * `wanted` guesses.
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

/** The same in short steps. */
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
    matrix: cells.slice(0, keptCount * count),
    guesses: kept.slice(0, keptCount),
    secrets: localSecrets,
    parts,
    rowParts: rowParts.slice(0, keptCount),
  };
}

/** Rows by the hash of their bytes, equality checked on the bytes. */
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

  has(hash: number, cells: Uint8Array | Uint16Array, at: number, width: number): boolean {
    for (let row = this.#heads[hash & (this.#heads.length - 1)]; row >= 0; row = this.#next[row]) {
      if (this.#hashes[row] !== hash) continue;
      let i = 0;
      for (const base = row * width; i < width && cells[base + i] === cells[at + i]; i++);
      if (i === width) return true;
    }
    return false;
  }
}

function oneByOne(fillRow: RowFiller, { secretCount, classCount }: Deduction): RowsFiller {
  const stamps = new Int32Array(classCount);
  let stamp = 0;
  return (guesses, cells, parts) => {
    for (let row = 0; row < guesses.length; row++) {
      const base = row * secretCount;
      fillRow(guesses[row], cells.subarray(base, base + secretCount));
      stamp++;
      let count = 0;
      for (let at = base; at < base + secretCount; at++) {
        if (stamps[cells[at]] === stamp) continue;
        stamps[cells[at]] = stamp;
        count++;
      }
      parts[row] = count;
    }
  };
}

function rowFillerOf(deduction: Deduction): RowFiller {
  return (guess, row) => {
    for (let secret = 0; secret < row.length; secret++) {
      const cls = deduction.feedback(guess, secret);
      if (!(cls >= 0 && cls < deduction.classCount))
        throw new RangeError(
          `guess ${guess} answers secret ${secret} with class ${cls}, and there are ${deduction.classCount}`,
        );
      row[secret] = cls;
    }
  };
}

/** Table cells that hold so many classes. */
export function newCells(classCount: number, length: number): Uint8Array | Uint16Array {
  return classCount <= 256 ? new Uint8Array(length) : new Uint16Array(length);
}

/** The first `secretCount` rows are of guesses that may be the secret. */
export function mostParts(rowParts: Int32Array, secretCount: number): Parts {
  let inside = 1;
  let outside = 0;
  for (let row = 0; row < rowParts.length; row++) {
    if (row < secretCount) inside = Math.max(inside, rowParts[row]);
    else outside = Math.max(outside, rowParts[row]);
  }
  return { inside, outside };
}

/** The first row that is a guess on so many secrets: where several are left, naming one is none. */
export function firstGuess({ goal, secretCount }: Problem, size: number): number {
  return goal === 'found' || size === 1 ? 0 : secretCount;
}

/** Do the answers of a row to the columns at `stack[from…]` differ? */
export function tells(
  { matrix, secretCount }: Problem,
  row: number,
  stack: Uint16Array,
  from: number,
  size: number,
): boolean {
  const [first, ...others] = stack.subarray(from, from + size);
  return others.some((column) => matrix[row * secretCount + column] !== matrix[row * secretCount + first]);
}

/** The row of each guess. */
export function rowsByGuess({ guesses }: Problem): Int32Array {
  const rows = new Int32Array(guesses.length);
  for (let row = 0; row < guesses.length; row++) rows[guesses[row]] = row;
  return rows;
}

/** The columns that agree with these turns, ascending. */
export function columnsAfter(
  { matrix, secretCount, guesses }: Problem,
  turns: readonly { readonly guess: number; readonly cls: number }[],
): Uint16Array {
  let columns = Uint16Array.from({ length: secretCount }, (_, column) => column);
  for (const { guess, cls } of turns) {
    const base = guesses.indexOf(guess) * secretCount;
    columns = columns.filter((column) => matrix[base + column] === cls);
  }
  return columns;
}
