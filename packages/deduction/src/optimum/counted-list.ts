import type { CountedSet } from './counted-set.ts';
import type { CanonicalTest, Guesses } from './guess-list.ts';
import { orderOf } from './guess-order.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';

/** The list of `guess-list.ts` from counted rows: reads only the rows that may still win according to their parts. */
export class CountedList implements Guesses {
  count = 0;
  best = 0;
  chosen = -1;
  missed: number = INFEASIBLE;
  floor = 0;
  cells: Int32Array | undefined;
  readonly #set: CountedSet;

  constructor(set: CountedSet) {
    this.#set = set;
  }

  fill(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
    limit: number,
    isCanonical: CanonicalTest,
    keys: Float64Array,
  ): void {
    const set = this.#set;
    this.count = 0;
    this.best = limit;
    this.chosen = -1;
    this.missed = INFEASIBLE;
    set.read(problem, stack, from, size, guessesLeft);
    this.cells = set.next.bound;
    this.floor = Math.max(floor, set.here.bound[size]);
    if (this.floor >= limit) {
      this.missed = this.floor;
      return;
    }
    const { own, counter } = set;
    const { guesses } = problem;
    const bare = set.startInside + size;
    for (let i = 0; i < size && this.best > this.floor; i++) {
      const row = stack[from + i];
      if (isCanonical?.(guesses[row]) === false) continue;
      if (bare - own[i] >= this.best) this.#miss(bare - own[i]);
      else this.#add(problem, row, true, stack, from, size, keys);
    }
    const floorOutside = set.here.beyond[size];
    const bareOutside = set.startOutside + size;
    if (this.best > floorOutside) {
      const found = counter.select(Math.max(2, bareOutside - this.best + 1));
      const { rows, parts } = counter;
      for (let k = 0; k < found && this.best > floorOutside; k++) {
        const row = rows[k];
        const cost = bareOutside - parts[row];
        parts[row] = 0;
        if (isCanonical?.(guesses[row]) === false) continue;
        if (cost >= this.best) this.#miss(cost);
        else this.#add(problem, row, false, stack, from, size, keys);
      }
      this.#miss(bareOutside - Math.max(1, counter.most()));
    }
    if (this.best <= floorOutside) this.#miss(floorOutside);
  }

  #add(
    problem: Problem,
    row: number,
    possible: boolean,
    stack: Uint16Array,
    from: number,
    size: number,
    keys: Float64Array,
  ): void {
    const packed = this.#set.guessBound(problem, row, possible, stack, from, size, this.best);
    const cost = packed >> 1;
    if (cost >= this.best) this.#miss(cost);
    else if (packed & 1) keys[this.count++] = orderOf(cost, possible, row);
    else {
      this.best = cost;
      this.chosen = problem.guesses[row];
    }
  }

  #miss(cost: number): void {
    if (cost < this.missed) this.missed = cost;
  }
}
