import type { CountedSet } from './counted-set.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * The two-ply bound (`two-ply-bound.ts`) from counted rows. As long as no cell of a row with the most parts can be so
 * large that some member must wait for a third guess, the bound follows from the numbers of parts alone. Otherwise, the
 * rows that these numbers leave in question are read.
 */
export class CountedBound {
  /** Whether the last result of `least` is the exact cost. */
  isSettled = false;
  readonly #set: CountedSet;
  /** Lower bounds on the cost of a member with the most parts, and of any other guess. */
  #inside = 0;
  #outside = 0;

  constructor(set: CountedSet) {
    this.#set = set;
  }

  /**
   * Returns the bound of the `size` columns at `stack[from…]` with `guessesLeft` ≥ 2 guesses left. It is at least
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
    const set = this.#set;
    set.read(problem, stack, from, size, guessesLeft);
    this.isSettled = false;
    const bySize = Math.max(floor, set.here.bound[size]);
    const least = this.#byParts(size);
    if (least === undefined) return this.#read(problem, stack, from, size, bySize);
    if (least < bySize) return bySize;
    this.isSettled =
      (this.#inside === least && this.#isReachedInside(problem, stack, from, size, least)) ||
      (this.#outside === least && this.#isReachedOutside(problem, stack, from, size, least));
    return least;
  }

  /** Returns the bound that follows from the parts of the set read last; undefined if they leave it in question. */
  #byParts(size: number): number | undefined {
    const set = this.#set;
    this.#inside = set.startInside + size - set.mostInside;
    this.#outside = set.mostOutside > 1 ? set.startOutside + size - set.mostOutside : INFEASIBLE;
    const least = Math.min(this.#inside, this.#outside);
    // No row with the most parts has a larger cell than this.
    const largest = size + 1 - (this.#inside === least ? set.mostInside : set.mostOutside);
    return largest > set.next.plainMax ? undefined : least;
  }

  #isReachedInside(problem: Problem, stack: Uint16Array, from: number, size: number, cost: number): boolean {
    const set = this.#set;
    for (let i = 0; i < size; i++) {
      if (set.own[i] < set.mostInside) continue;
      const packed = set.guessBound(problem, stack[from + i], true, stack, from, size, cost + 1);
      if ((packed & 1) === 0) return true;
    }
    return false;
  }

  #isReachedOutside(problem: Problem, stack: Uint16Array, from: number, size: number, cost: number): boolean {
    const set = this.#set;
    const { counter } = set;
    const count = counter.select(set.mostOutside);
    for (let k = 0; k < count; k++) {
      const packed = set.guessBound(problem, counter.rows[k], false, stack, from, size, cost + 1);
      if ((packed & 1) === 0) return true;
    }
    return false;
  }

  /** Returns the least bound of all rows, reading those with the most parts first. */
  #read(problem: Problem, stack: Uint16Array, from: number, size: number, floor: number): number {
    const set = this.#set;
    const { counter, own } = set;
    let best = INFEASIBLE;
    for (let i = 0; i < size && best > floor; i++) {
      if (set.startInside + size - own[i] >= best) continue;
      const packed = set.guessBound(problem, stack[from + i], true, stack, from, size, best);
      if (packed >> 1 >= best) continue;
      best = packed >> 1;
      this.isSettled = (packed & 1) === 0;
    }
    const most = set.startOutside + size;
    for (let least = set.mostOutside; least > 1 && most - least < best && best > floor; ) {
      const count = counter.select(least);
      const { rows, parts } = counter;
      for (let k = 0; k < count && best > floor; k++) {
        const row = rows[k];
        if (most - parts[row] < best) {
          const packed = set.guessBound(problem, row, false, stack, from, size, best);
          if (packed >> 1 < best) {
            best = packed >> 1;
            this.isSettled = (packed & 1) === 0;
          }
        }
        parts[row] = 0;
      }
      if (least === 2) break;
      least = Math.max(2, Math.min(least - 1, most - best + 1));
    }
    return Math.max(best, floor);
  }
}
