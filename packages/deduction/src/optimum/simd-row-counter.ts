import type { Problem } from './problem.ts';
import { COUNTED_CLASSES_MAX, type RowCounter, ScalarRowCounter } from './row-counter.ts';
import { isSearchCoreThere, newSearchCore, type SearchCore } from './search-core.ts';

/** Creates a counter for the problems of one search, in WebAssembly with SIMD if available. */
export function newRowCounter(root: Problem): RowCounter {
  const isHeld = root.rowCount * root.secretCount <= HELD_CELLS_MAX && isSearchCoreThere();
  return isHeld ? new SimdRowCounter(root) : new ScalarRowCounter();
}

/**
 * Counts sixteen rows at once (`assembly/index.ts`). When a problem is first counted, it is copied column by
 * column into the counter's memory, above the previous one; when it is released, its room is used again.
 */
class SimdRowCounter implements RowCounter {
  #made: SearchCore | undefined;
  readonly #held = new WeakMap<Problem, Held>();
  readonly #rowsAt: number;
  readonly #columnsAt: number;
  readonly #scratch: number;
  #top: number;
  #last: Problem | undefined;
  #lastHeld: Held = { base: 0, stride: 0 };
  #stride = 0;
  parts: Uint8Array = new Uint8Array(0);
  rows: Uint32Array = new Uint32Array(0);
  #columns: Uint32Array = new Uint32Array(0);

  constructor({ rowCount, secretCount }: Problem) {
    this.#rowsAt = padded(rowCount) + BLOCK;
    this.#columnsAt = this.#rowsAt + 4 * padded(rowCount);
    this.#scratch = this.#columnsAt + 4 * padded(secretCount);
    this.#top = this.#scratch + SCRATCH_BYTES;
  }

  /** Created lazily, with its memory, for the first set that is counted. */
  get #core(): SearchCore {
    this.#made ??= newSearchCore();
    if (!this.#made) throw new Error('WebAssembly is no longer available');
    return this.#made;
  }

  count(problem: Problem, stack: Uint16Array, from: number, size: number): void {
    const { base, stride } = problem === this.#last ? this.#lastHeld : this.#hold(problem);
    const columns = this.#columns;
    for (let i = 0; i < size; i++) columns[i] = base + stack[from + i] * stride;
    this.#stride = stride;
    if (problem.classCount <= 16) this.#core.countFew(this.#columnsAt, size, stride, 0);
    else this.#core.countMany(this.#columnsAt, size, stride, 0);
    // Everything after the last row is padding.
    this.parts.fill(0, problem.rowCount, stride);
  }

  most(): number {
    return this.#core.most(0, this.#stride);
  }

  select(least: number): number {
    return this.#core.select(0, this.#stride, least, this.#rowsAt);
  }

  release(problem: Problem): void {
    const held = this.#held.get(problem);
    if (!held) return;
    this.#held.delete(problem);
    this.#top = held.base;
    this.#last = undefined;
  }

  #hold(problem: Problem): Held {
    const held = this.#held.get(problem) ?? this.#copy(problem);
    this.#last = problem;
    this.#lastHeld = held;
    return held;
  }

  #copy(problem: Problem): Held {
    const { matrix, rowCount, secretCount, classCount } = problem;
    if (classCount > COUNTED_CLASSES_MAX) throw new Error('too many classes to be counted');
    const held = { base: this.#top, stride: padded(rowCount) };
    const from = held.base + held.stride * secretCount;
    this.#grow(from + matrix.length);
    new Uint8Array(this.#core.memory.buffer).set(matrix, from);
    this.#core.transpose(from, rowCount, secretCount, held.base, held.stride, this.#scratch);
    this.#top = from;
    this.#held.set(problem, held);
    return held;
  }

  /** Grows the memory to this size and makes new views of it, because views of the smaller memory no longer work. */
  #grow(byteCount: number): void {
    const { memory } = this.#core;
    const missing = byteCount - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    else if (this.parts.length > 0) return;
    this.parts = new Uint8Array(memory.buffer, 0, this.#rowsAt);
    this.rows = new Uint32Array(memory.buffer, this.#rowsAt, (this.#columnsAt - this.#rowsAt) / 4);
    this.#columns = new Uint32Array(memory.buffer, this.#columnsAt, (this.#scratch - this.#columnsAt) / 4);
  }
}

/** Where the matrix of a problem begins in memory, and how many bytes a column takes. */
interface Held {
  readonly base: number;
  readonly stride: number;
}

function padded(count: number): number {
  return Math.ceil(count / BLOCK) * BLOCK;
}

/** Rows that are counted in one pass. */
const BLOCK = 64;
const SCRATCH_BYTES = 512;
const PAGE_BYTES = 65536;
/** Copies of a larger matrix would take half a gigabyte. */
const HELD_CELLS_MAX: number = 2 ** 27;
