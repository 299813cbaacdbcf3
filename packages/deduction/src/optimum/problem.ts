import type { Deduction } from '@inkling/core/deduction';
import { finish } from '@inkling/core/finish';
import { fail, ok, type Result } from '@inkling/core/result';
import { ComputedRows, type RowsFiller } from './made-rows.ts';
import { type Cells, newCells } from './scan.ts';
import type { Parts } from './size-bound.ts';

/**
 * A deduction in the form that the search uses: a matrix of classes, with one row per guess and one column per secret.
 * For every column i, row i is the guess that is secret i; the guesses that cannot be the secret follow. So "is this
 * guess possible?" and "which row is this secret?" need no table, and rows that repeat a partition can be dropped from
 * the end without renumbering the rest.
 */
export interface Problem {
  /**
   * `identified`: the game ends when only one secret is left. Row i then merely names secret i, which gives no
   * information and is only allowed when no other secret is left.
   */
  readonly goal: 'found' | 'identified';
  readonly secretCount: number;
  readonly rowCount: number;
  readonly classCount: number;
  /** Whether row i equals column i for every i. Then secrets and guesses are the same. */
  readonly isSymmetric: boolean;
  /** `rowCount` × `secretCount` classes. If there are `madeRows`, the whole matrix is made on first access. */
  readonly matrix: Cells;
  readonly madeRows?: ComputedRows | undefined;
  /** The guess of each row, as numbered by the deduction. */
  readonly guesses: Int32Array;
  /** The secret of each column, as numbered by the deduction. */
  readonly secrets: Int32Array;
  readonly parts: Parts;
  /** The number of classes in each row. */
  readonly rowParts: Int32Array;
}

export type ProblemFault = 'too-large' | 'unguessable-secret' | 'empty';

/** Larger matrices are rejected: 256 MB at one byte per class. */
export const MATRIX_CELLS_MAX: number = 2 ** 28;

/** Number of bits in a bitwise operation. */
const BITS = 32;

/** Answers listed between two pauses. */
export const LISTED_AT_ONCE: number = 2 ** 18;

/** The search packs a cost and a row into one number, which stays an exact integer with costs below 2²⁹. */
export const ROWS_MAX: number = 2 ** 22;

/** Writes the classes of one guess against all secrets, so that a kernel can fill a whole row in one call. */
export type RowFiller = (guess: number, row: Cells) => void;

/**
 * Returns the problem of a whole deduction, or why it cannot be searched. Its rows come from one of the fillers, or
 * are computed answer by answer.
 */
export function listProblem(
  deduction: Deduction,
  fillRow?: RowFiller,
  filler?: RowsFiller,
): Result<Problem, ProblemFault> {
  return finish(listSteps(deduction, fillRow, filler));
}

/** Does the same, yielding after each short step. */
export function* listSteps(
  deduction: Deduction,
  fillRow: RowFiller = rowFillerOf(deduction),
  filler?: RowsFiller,
): Generator<undefined, Result<Problem, ProblemFault>> {
  const { guessCount, secretCount, classCount } = deduction;
  if (secretCount === 0) return fail('empty');
  if (guessCount > ROWS_MAX || guessCount * secretCount > MATRIX_CELLS_MAX) return fail('too-large');
  const guesses = rowsOf(deduction);
  if (guesses.includes(-1)) return fail('unguessable-secret');
  const list: List = {
    goal: 'found',
    secretCount,
    rowCount: guessCount,
    classCount,
    isSymmetric: filler?.isSymmetric ?? false,
    guesses,
    secrets: Int32Array.from({ length: secretCount }, (_, secret) => secret),
  };
  if (filler) return ok(withComputedRows(list, filler));
  const rowParts = new Int32Array(guessCount);
  const rowsAtOnce = Math.min(Math.ceil(LISTED_AT_ONCE / secretCount), guessCount);
  const matrix = newCells(classCount, guessCount * secretCount);
  const fill = oneByOne(fillRow, deduction);
  for (let row = 0; row < guessCount; row += rowsAtOnce) {
    if (row > 0) yield;
    const end = Math.min(row + rowsAtOnce, guessCount);
    const cells = matrix.subarray(row * secretCount, end * secretCount);
    fill(guesses.subarray(row, end), cells, rowParts.subarray(row, end));
  }
  return ok(withRows(list, matrix, rowParts));
}

/**
 * Does not use `...`, because the engine forgets the shape of a spread object once no such object is left: all code
 * compiled for it would then be compiled again for the next problem.
 */
function withRows(list: List, matrix: Cells, rowParts: Int32Array): Problem {
  return {
    goal: list.goal,
    secretCount: list.secretCount,
    rowCount: list.rowCount,
    classCount: list.classCount,
    isSymmetric: list.isSymmetric,
    matrix,
    guesses: list.guesses,
    secrets: list.secrets,
    parts: mostParts(rowParts, list.secretCount),
    rowParts,
  };
}

type List = Omit<Problem, 'matrix' | 'madeRows' | 'parts' | 'rowParts'>;

/** Returns the guess of each row, or −1 for a secret that has none. */
function rowsOf(deduction: Deduction): Int32Array {
  const { guessCount, secretCount } = deduction;
  const guesses = new Int32Array(guessCount);
  for (let secret = 0; secret < secretCount; secret++)
    guesses[secret] = Math.max(-1, deduction.guessOf(secret));
  for (let guess = 0, row = secretCount; guess < guessCount; guess++)
    if (deduction.secretOf(guess) < 0) guesses[row++] = guess;
  return guesses;
}

function withComputedRows(list: List, filler: RowsFiller): Problem {
  const madeRows = new ComputedRows(list, filler);
  let matrix: Cells | undefined;
  let parts: Parts | undefined;
  return {
    ...list,
    madeRows,
    get matrix() {
      matrix ??= madeRows.read(0, list.rowCount);
      return matrix;
    },
    get rowParts() {
      return madeRows.rowParts;
    },
    get parts() {
      parts ??= mostParts(madeRows.rowParts, list.secretCount);
      return parts;
    },
  };
}

/** Returns the same problem with its matrix made and stored, for a search that reads single cells all the time. */
export function withStoredMatrix(problem: Problem): Problem {
  if (!problem.madeRows) return problem;
  // This comes first, because making the matrix also counts the parts.
  const { matrix } = problem;
  return { ...problem, matrix, madeRows: undefined };
}

/** Returns `count` rows of the matrix from row `first` on. If they are made anew, they are written to `room`. */
export function rowsFrom(problem: Problem, first: number, count: number, room?: Cells): Cells {
  const { madeRows, secretCount } = problem;
  if (madeRows) return madeRows.read(first, count, room);
  return problem.matrix.subarray(first * secretCount, (first + count) * secretCount);
}

function oneByOne(fillRow: RowFiller, { secretCount, classCount }: Deduction): RowsFiller['fill'] {
  const countClasses = classCounter(classCount);
  return (guesses, cells, parts) => {
    for (let row = 0; row < guesses.length; row++) {
      const line = cells.subarray(row * secretCount, (row + 1) * secretCount);
      fillRow(guesses[row], line);
      parts[row] = countClasses(line);
    }
  };
}

/** Returns a function that counts how many classes a row has. */
function classCounter(classCount: number): (row: Cells) => number {
  if (classCount <= BITS) return countFewClasses;
  const stamps = new Int32Array(classCount);
  let stamp = 0;
  return (row) => {
    stamp++;
    let count = 0;
    for (let at = 0; at < row.length; at++) {
      const cls = row[at];
      if (stamps[cls] === stamp) continue;
      stamps[cls] = stamp;
      count++;
    }
    return count;
  };
}

/** Counts the classes of a row if there are so few that each can be a bit of a number. */
function countFewClasses(row: Cells): number {
  let met = 0;
  for (let at = 0; at < row.length; at++) met |= 1 << row[at];
  let count = 0;
  for (; met !== 0; met &= met - 1) count++;
  return count;
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

/** Returns the most parts of a row, inside and outside the first `secretCount`, which may be the secret. */
export function mostParts(rowParts: Int32Array, secretCount: number): Parts {
  let inside = 1;
  let outside = 0;
  for (let row = 0; row < rowParts.length; row++) {
    if (row < secretCount) inside = Math.max(inside, rowParts[row]);
    else outside = Math.max(outside, rowParts[row]);
  }
  return { inside, outside };
}

/** Returns the first row that may be guessed if `size` secrets are left: naming one of several is not a guess. */
export function firstGuess({ goal, secretCount }: Problem, size: number): number {
  return goal === 'found' || size === 1 ? 0 : secretCount;
}

/** Whether the answers of a row to the columns at `stack[from…]` differ. */
export function tells(
  problem: Problem,
  row: number,
  stack: Uint16Array,
  from: number,
  size: number,
): boolean {
  const answers = rowsFrom(problem, row, 1);
  const [first, ...others] = stack.subarray(from, from + size);
  return others.some((column) => answers[column] !== answers[first]);
}

/** Returns the row of each guess. */
export function rowsByGuess({ guesses }: Problem): Int32Array {
  const rows = new Int32Array(guesses.length);
  for (let row = 0; row < guesses.length; row++) rows[guesses[row]] = row;
  return rows;
}

/** Returns the columns that agree with these turns, in ascending order. */
export function columnsAfter(
  problem: Problem,
  turns: readonly { readonly guess: number; readonly cls: number }[],
): Uint16Array {
  let columns = Uint16Array.from({ length: problem.secretCount }, (_, column) => column);
  for (const { guess, cls } of turns) {
    const answers = rowsFrom(problem, problem.guesses.indexOf(guess), 1);
    columns = columns.filter((column) => answers[column] === cls);
  }
  return columns;
}
