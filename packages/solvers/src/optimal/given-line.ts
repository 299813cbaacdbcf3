import { INFEASIBLE } from './capacity.ts';
import type { Pricing } from './pricing.ts';
import type { Problem } from './problem.ts';
import type { Turn } from './search-options.ts';
import type { Workspace } from './workspace.ts';

/** What following a line needs of the search of nodes. */
interface Search {
  readonly space: Workspace;
  readonly pricing: Pricing;
  readonly isHard: boolean;
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    from: number,
    n: number,
    wanted: readonly number[],
  ): Problem;
  answer(problem: Problem, row: number, column: number): number;
  attempt(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    n: number,
    r: number,
    limit: number,
    depth: number,
  ): number;
}

/**
 * Guesses that are made one after the other, whatever the answers, until the secret is found: there nothing is chosen, so
 * that sets on the way say nothing about sets that are free, and the memo is not asked.
 */
export class GivenLine {
  readonly #guesses: readonly number[];
  /** How many guesses stand before the first of them. */
  readonly #before: number;

  constructor(guesses: readonly number[], before: number) {
    this.#guesses = guesses;
    this.#before = before;
  }

  /** The guess that is made after so many, or `undefined` where there is a choice. */
  at(depth: number): number | undefined {
    return this.#guesses[depth - this.#before];
  }

  /** That guess and those that are given after it. */
  from(depth: number): readonly number[] {
    return this.#guesses.slice(Math.max(0, depth - this.#before));
  }

  /**
   * What the cell of a row costs when the guess that is given at this depth comes next: the least cost if below `limit`,
   * else a lower bound of at least `limit`; `INFEASIBLE` where hard mode forbids that guess.
   */
  solve(
    search: Search,
    problem: Problem,
    row: number,
    from: number,
    n: number,
    r: number,
    limit: number,
    depth: number,
  ): number {
    const { space, pricing } = search;
    const { top } = space;
    let inner = problem;
    let at = from;
    if (search.isHard) {
      const turn = { guess: problem.guesses[row], cls: search.answer(problem, row, space.stack[from]) };
      inner = search.narrow(problem, [turn], from, n, this.from(depth));
      at = space.pushAll(n);
    }
    const next = this.at(depth);
    const nextRow = next === undefined ? -1 : inner.guesses.indexOf(next);
    const possible = space.stack.subarray(at, at + n).includes(nextRow);
    let cost = INFEASIBLE;
    // Hard mode has no row for a guess that it forbids.
    if (nextRow >= 0 && r >= 2) cost = search.attempt(inner, nextRow, possible, at, n, r, limit, depth);
    else if (possible && n === 1) cost = pricing.low(inner, space.stack, at, n, r);
    space.top = top;
    return cost;
  }
}
