import type { Problem } from './problem.ts';

/**
 * Counts on a set of columns how many classes each row of a problem has there: its parts. A guess costs at least three a
 * column less its parts, so most guesses are judged by this number alone, and it is the innermost question of a search.
 */
export interface RowCounter {
  /** By row, as `count` left it; whoever has read a row's count may clear it before `most` and `select`. */
  readonly parts: Uint8Array;
  /** What `select` listed. */
  readonly rows: Uint32Array;

  /** Counts on the `size` columns at `stack[from…]`. */
  count(problem: Problem, stack: Uint16Array, from: number, size: number): void;

  /** The highest count. */
  most(): number;

  /** Lists the rows of `least` ≥ 1 parts or more, ascending, and says how many there are. */
  select(least: number): number;

  /** Forgets a problem. One that was counted later must be forgotten before. */
  release(problem: Problem): void;
}

/** The rows of problems with more classes than this are not counted. */
export const COUNTED_CLASSES_MAX = 32;

/** Row by row: the twin that always works. */
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
