import type { Problem } from './problem.ts';

/**
 * Counts how many classes each row of a problem has on a set of columns: its parts. A guess costs at least three per
 * column minus its parts, so this number alone decides most guesses, and counting is the innermost part of a search.
 */
export interface RowCounter {
  /** The parts of each row, from `count`. A caller may clear a row's parts to exclude it from `most` and `select`. */
  readonly parts: Uint8Array;
  /** The rows that `select` listed. */
  readonly rows: Uint32Array;

  /** Counts the parts of all rows on the `size` columns at `stack[from…]`. */
  count(problem: Problem, stack: Uint16Array, from: number, size: number): void;

  /** Returns the highest count. */
  most(): number;

  /** Lists the rows with at least `least` ≥ 1 parts in ascending order, and returns their number. */
  select(least: number): number;

  /** Frees a problem. Problems that were first counted after it must be released before it. */
  release(problem: Problem): void;
}

/** The rows of problems with more classes than this are not counted. */
export const COUNTED_CLASSES_MAX = 32;

/** Counts row by row: the twin that works everywhere. */
export class ScalarRowCounter implements RowCounter {
  parts: Uint8Array = new Uint8Array(0);
  rows: Uint32Array = new Uint32Array(0);
  #rowCount = 0;

  count({ matrix, secretCount, rowCount }: Problem, stack: Uint16Array, from: number, size: number): void {
    if (rowCount > this.parts.length) {
      this.parts = new Uint8Array(rowCount);
      this.rows = new Uint32Array(rowCount);
    }
    this.#rowCount = rowCount;
    const end = from + size;
    for (let row = 0; row < rowCount; row++) {
      const base = row * secretCount;
      let bits = 0;
      for (let i = from; i < end; i++) bits |= 1 << matrix[base + stack[i]];
      this.parts[row] = bitCount(bits);
    }
  }

  most(): number {
    let most = 0;
    for (let row = 0; row < this.#rowCount; row++) most = Math.max(most, this.parts[row]);
    return most;
  }

  select(least: number): number {
    let count = 0;
    for (let row = 0; row < this.#rowCount; row++) if (this.parts[row] >= least) this.rows[count++] = row;
    return count;
  }

  release(): void {}
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
