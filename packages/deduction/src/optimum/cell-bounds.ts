import type { BoundEvaluation } from './bound-evaluation.ts';
import { CountedBound } from './counted-bound.ts';
import type { CountedSet } from './counted-set.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TwoPlyBound } from './two-ply-bound.ts';
import type { Frame } from './workspace.ts';

/** Smaller sets are not looked up, because it is faster to search them. */
export const TABLE_SIZE_MIN = 5;

const FULL_SIZE_MIN = 32;
/** Answers read between two pauses in a large cell. */
const READ_AT_ONCE = 2 ** 18;

/**
 * Computes lower bounds on the cells of a guess without searching them: first a cheap bound of each cell, then the
 * two-ply bound of the large ones.
 */
export class CellBounds {
  /** Whether the last result of `cheap` or `full` was the exact cost. */
  isSettled = false;
  #read = 0;
  readonly #counted: CountedSet | undefined;
  readonly #bounds: BoundEvaluation;
  readonly #twoPly: TwoPlyBound | CountedBound;
  readonly #table: SetTable;
  readonly #isHard: boolean;
  /**
   * Cells smaller than `#cheapSizeEnd` get the cheap bound, and cells of at least `#fullSizeMin` the two-ply bound,
   * which does not pay in hard mode.
   */
  readonly #cheapSizeEnd: number;
  readonly #fullSizeMin: number;

  /** `counted` is given if rows are counted. */
  constructor(
    root: Problem,
    bounds: BoundEvaluation,
    table: SetTable,
    isHard: boolean,
    counted: CountedSet | undefined,
  ) {
    this.#bounds = bounds;
    this.#counted = counted;
    this.#twoPly = counted ? new CountedBound(counted) : new TwoPlyBound(root, bounds);
    this.#table = table;
    this.#isHard = isHard;
    this.#cheapSizeEnd = counted ? TABLE_SIZE_MIN : INFEASIBLE;
    this.#fullSizeMin = isHard ? INFEASIBLE : counted ? TABLE_SIZE_MIN : FULL_SIZE_MIN;
  }

  /** Answers read so far, including those of counted rows. */
  get work(): number {
    return this.#read + (this.#counted?.work ?? 0);
  }

  /**
   * Raises the bounds `lows` of the cells of a guess until their sum reaches the limit, and returns the raised sum.
   * Settled cells get size 0.
   */
  raise(
    problem: Problem,
    stack: Uint16Array,
    frame: Frame,
    cells: number,
    guessesLeft: number,
    sum: number,
    limit: number,
  ): number {
    let raised = sum;
    for (let i = 0; i < cells && raised < limit; i++)
      raised += this.raiseCheaply(problem, stack, frame, i, guessesLeft);
    for (let i = cells - 1; i >= 0 && raised < limit; i--)
      raised += this.raiseFully(problem, stack, frame, i, guessesLeft);
    return raised;
  }

  /** Raises the bound of cell `i` to its cheap bound, and returns by how much. */
  raiseCheaply(
    problem: Problem,
    stack: Uint16Array,
    { starts, sizes, lows }: Frame,
    i: number,
    guessesLeft: number,
  ): number {
    if (sizes[i] < 3 || sizes[i] >= this.#cheapSizeEnd) return 0;
    const low = lows[i];
    lows[i] = this.cheap(problem, stack, starts[i], sizes[i], guessesLeft, low);
    if (this.isSettled) sizes[i] = 0;
    return lows[i] - low;
  }

  /** Raises the bound of cell `i` to its two-ply bound, and returns by how much. */
  raiseFully(
    problem: Problem,
    stack: Uint16Array,
    { starts, sizes, lows }: Frame,
    i: number,
    guessesLeft: number,
  ): number {
    if (sizes[i] < this.#fullSizeMin) return 0;
    const low = lows[i];
    lows[i] = this.full(problem, stack, starts[i], sizes[i], guessesLeft, low);
    if (this.isSettled) sizes[i] = 0;
    return lows[i] - low;
  }

  /** Does the same, yielding between steps if the cell is large and its rows are read one by one. */
  *raiseFullySteps(
    problem: Problem,
    stack: Uint16Array,
    frame: Frame,
    i: number,
    guessesLeft: number,
  ): Generator<undefined, number> {
    const { starts, sizes, lows } = frame;
    const [from, size, low] = [starts[i], sizes[i], lows[i]];
    const twoPly = this.#twoPly;
    const isLarge = size >= this.#fullSizeMin && size * problem.rowCount > READ_AT_ONCE;
    const isStepped = isLarge && twoPly instanceof TwoPlyBound;
    if (!isStepped || this.#table.find(problem, stack, from, size, guessesLeft))
      return this.raiseFully(problem, stack, frame, i, guessesLeft);
    twoPly.begin(problem, stack, from, size);
    while (!twoPly.advance(problem, stack, from, size, guessesLeft, low, READ_AT_ONCE)) {
      this.#read += READ_AT_ONCE;
      yield;
    }
    lows[i] = twoPly.end(stack, from, size, low);
    this.#table.storeLast(guessesLeft, lows[i], INFEASIBLE);
    return lows[i] - low;
  }

  /** Returns the least bound of the cell's own candidates and of any other guess, or the table's bound if higher. */
  cheap(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
  ): number {
    this.isSettled = floor >= INFEASIBLE;
    if (this.isSettled) return floor;
    const bounds = this.#bounds;
    let best = Math.max(floor, bounds.outsideBound(problem, stack, from, size, guessesLeft));
    const members = problem.goal === 'found' ? size : 0;
    for (let i = 0; i < members && (best > floor || !this.isSettled); i++) {
      // The cell is also settled if a candidate costs exactly as much as any other guess costs at least.
      const limit = this.isSettled ? best : Math.min(best + 1, INFEASIBLE);
      this.#read += size;
      const packed = bounds.guessBound(problem, stack[from + i], true, stack, from, size, guessesLeft, limit);
      if (packed >> 1 >= limit) continue;
      best = packed >> 1;
      this.isSettled = (packed & 1) === 0;
    }
    if (this.isSettled || size < TABLE_SIZE_MIN || this.#isHard) return best;
    return this.#table.find(problem, stack, from, size, guessesLeft)
      ? Math.max(best, this.#table.lower)
      : best;
  }

  /** Returns the bound that the table knows, or else the two-ply bound, which is then stored in the table. */
  full(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
  ): number {
    const table = this.#table;
    if (table.find(problem, stack, from, size, guessesLeft)) {
      this.isSettled = table.lower === table.upper;
      return Math.max(floor, table.lower);
    }
    if (!this.#counted) this.#read += size * problem.rowCount;
    const bound = this.#twoPly.least(problem, stack, from, size, guessesLeft, floor);
    this.isSettled = this.#twoPly.isSettled;
    table.storeLast(guessesLeft, bound, this.isSettled ? bound : INFEASIBLE);
    return bound;
  }
}
