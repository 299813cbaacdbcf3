import type { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import { countClasses } from './scan.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * A lower bound on the cost of a set from the cell sizes that each next guess leaves: the least bound over all rows of
 * its problem, one level deeper than the bound from the set's own size. Any strategy for the set begins with some row,
 * and costs no less than that row's bound.
 *
 * Most rows are ruled out by how many classes they have on the set: each member of a cell after the first adds at least
 * one. Counting them reads every column without a branch, which on large sets is faster than a bound that may stop
 * early. Some rows need not be counted, because a row has no more classes on a set than on the whole problem.
 */
export class TwoPlyBound {
  /** Always false here; only `CountedBound` sets it. */
  readonly isSettled = false;
  readonly #bounds: BoundEvaluation;
  readonly #inside: Uint8Array;
  readonly #stamps: Int32Array;
  #stamp = 0;
  #best = 0;
  /** The next member of the set and the next row to read. */
  #member = 0;
  #row = 0;
  #rowEnd = 0;

  constructor(root: Problem, bounds: BoundEvaluation) {
    this.#bounds = bounds;
    this.#inside = new Uint8Array(root.rowCount);
    this.#stamps = new Int32Array(root.classCount);
  }

  /**
   * Returns the bound of the `size` columns at `stack[from…]` with `guessesLeft` ≥ 1 guesses left. It is at least
   * `floor`, which must already be a lower bound.
   */
  least(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
  ): number {
    this.begin(problem, stack, from, size);
    this.advance(problem, stack, from, size, guessesLeft, floor, Number.POSITIVE_INFINITY);
    return this.end(stack, from, size, floor);
  }

  /** Begins to compute the bound in steps; `end` returns it. */
  begin({ rowCount }: Problem, stack: Uint16Array, from: number, size: number): void {
    for (let i = from; i < from + size; i++) this.#inside[stack[i]] = 1;
    this.#best = INFEASIBLE;
    this.#member = 0;
    this.#row = 0;
    this.#rowEnd = rowCount;
  }

  /** Reads about this many more answers, and returns whether the bound is complete. */
  advance(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
    answers: number,
  ): boolean {
    const { matrix, secretCount, rowParts, goal } = problem;
    const bounds = this.#bounds;
    const inside = this.#inside;
    const stamps = this.#stamps;
    const isCounted = !bounds.weighted;
    const rows = Math.ceil(answers / size);
    const memberEnd = goal === 'identified' ? 0 : Math.min(size, this.#member + rows);
    let best = this.#best;
    for (let i = this.#member; i < memberEnd; i++) {
      const packed = bounds.guessBound(problem, stack[from + i], true, stack, from, size, guessesLeft, best);
      best = Math.min(best, packed >> 1);
    }
    const end = Math.min(this.#rowEnd, this.#row + rows - Math.max(0, memberEnd - this.#member));
    let row = this.#row;
    for (; row < end && best > floor; row++) {
      if (inside[row] !== 0 || (isCounted && 3 * size - rowParts[row] >= best)) continue;
      const base = row * secretCount;
      if (
        isCounted &&
        3 * size - countClasses(matrix, base, stack, from, size, stamps, ++this.#stamp) >= best
      )
        continue;
      const packed = bounds.guessBound(problem, row, false, stack, from, size, guessesLeft, best);
      best = Math.min(best, packed >> 1);
    }
    this.#best = best;
    this.#member = Math.max(this.#member, memberEnd);
    this.#row = row;
    return row >= this.#rowEnd || best <= floor;
  }

  end(stack: Uint16Array, from: number, size: number, floor: number): number {
    for (let i = from; i < from + size; i++) this.#inside[stack[i]] = 0;
    if (this.#stamp > STAMP_MAX) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    return Math.max(this.#best, floor);
  }
}

/** Stamps are reset beyond this, which leaves room for the rows of one more call. */
const STAMP_MAX = 2 ** 30;
