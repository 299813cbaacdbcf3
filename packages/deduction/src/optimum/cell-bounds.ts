import type { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TwoPlyBound } from './two-ply-bound.ts';

/** Smaller sets are searched faster than looked up. */
export const TABLE_SIZE_MIN = 5;

/**
 * What the cells of a guess cost at least, told without searching them: first a cheap bound of each, then the
 * two-ply bound of those that are large.
 */
export class CellBounds {
  /** Is what the last `cheap` returned the cost itself? */
  isSettled = false;
  /** Answers read so far. */
  work = 0;
  readonly #bounds: BoundEvaluation;
  readonly #twoPly: TwoPlyBound;
  readonly #table: SetTable;
  readonly #isHard: boolean;

  constructor(root: Problem, bounds: BoundEvaluation, table: SetTable, isHard: boolean) {
    this.#bounds = bounds;
    this.#twoPly = new TwoPlyBound(root, bounds);
    this.#table = table;
    this.#isHard = isHard;
  }

  /** The least of: the bounds of the cell's own candidates, that of any other guess, and what the table knows. */
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
      // A candidate that costs exactly what any other guess costs at least settles the cell too.
      const limit = this.isSettled ? best : Math.min(best + 1, INFEASIBLE);
      this.work += size;
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

  /** The two-ply bound, kept in the table. What the table knows already the cheap bound has used. */
  full(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
  ): number {
    const table = this.#table;
    if (table.find(problem, stack, from, size, guessesLeft)) return floor;
    const bound = this.#twoPly.least(problem, stack, from, size, guessesLeft, floor);
    table.store(problem, stack, from, size, guessesLeft, bound, INFEASIBLE);
    return bound;
  }
}
