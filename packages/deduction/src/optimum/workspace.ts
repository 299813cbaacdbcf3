import type { Problem } from './problem.ts';

/**
 * The working memory of a search: one stack of columns, on which the cells of a guess are placed above the set
 * that they divide, and scratch space for each level.
 */
export class Workspace {
  stack: Uint16Array;
  top = 0;
  readonly #rowCount: number;
  readonly #classCount: number;
  readonly #frames: Frame[] = [];
  readonly #counts: Int32Array;
  readonly #slots: Int32Array;

  constructor({ secretCount, rowCount, classCount }: Problem) {
    this.#rowCount = rowCount;
    this.#classCount = classCount;
    this.stack = new Uint16Array(secretCount * 8);
    this.#counts = new Int32Array(classCount);
    this.#slots = new Int32Array(classCount);
  }

  frame(depth: number): Frame {
    this.#frames[depth] ??= new Frame(this.#rowCount, this.#classCount);
    return this.#frames[depth];
  }

  /** Makes room for `room` columns above the top. May replace `stack`. */
  reserve(room: number): void {
    if (this.top + room <= this.stack.length) return;
    const bigger = new Uint16Array(2 * (this.top + room));
    bigger.set(this.stack);
    this.stack = bigger;
  }

  /** Pushes columns onto the stack and returns where they begin. */
  push(columns: ArrayLike<number>): number {
    const from = this.top;
    this.reserve(columns.length);
    for (let i = 0; i < columns.length; i++) this.stack[from + i] = columns[i];
    this.top = from + columns.length;
    return from;
  }

  /** Pushes all columns of a problem with `count` columns onto the stack and returns where they begin. */
  pushAll(count: number): number {
    const from = this.top;
    this.reserve(count);
    for (let i = 0; i < count; i++) this.stack[from + i] = i;
    this.top = from + count;
    return from;
  }

  /** Copies the cells of a guess to the top of the stack, smallest first, and returns their number. */
  split(problem: Problem, row: number, from: number, size: number, frame: Frame): number {
    this.reserve(size);
    const { matrix, secretCount } = problem;
    const base = row * secretCount;
    const { stack } = this;
    const counts = this.#counts;
    const { classes, starts, sizes } = frame;
    let cells = 0;
    for (let i = 0; i < size; i++) {
      const cls = matrix[base + stack[from + i]];
      if (counts[cls]++ === 0) this.#slots[cells++] = cls;
    }
    for (let i = 0; i < cells; i++) {
      const cls = this.#slots[i];
      let j = i;
      for (; j > 0 && counts[classes[j - 1]] > counts[cls]; j--) classes[j] = classes[j - 1];
      classes[j] = cls;
    }
    let at = this.top;
    for (let i = 0; i < cells; i++) {
      starts[i] = at;
      sizes[i] = counts[classes[i]];
      counts[classes[i]] = at;
      at += sizes[i];
    }
    for (let i = 0; i < size; i++) {
      const column = stack[from + i];
      stack[counts[matrix[base + column]]++] = column;
    }
    for (let i = 0; i < cells; i++) counts[classes[i]] = 0;
    this.top = at;
    return cells;
  }
}

/** The scratch space of one level. */
export class Frame {
  readonly keys: Float64Array;
  readonly classes: Int32Array;
  readonly starts: Int32Array;
  readonly sizes: Int32Array;
  readonly lows: Int32Array;
  /** How many cells the last guess on this level left. */
  cellCount = 0;
  /** Lower bounds on cells by size, if known for the set that they divide. */
  cells: Int32Array | undefined;

  constructor(rowCount: number, classCount: number) {
    this.keys = new Float64Array(rowCount);
    this.classes = new Int32Array(classCount);
    this.starts = new Int32Array(classCount);
    this.sizes = new Int32Array(classCount);
    this.lows = new Int32Array(classCount);
  }
}
