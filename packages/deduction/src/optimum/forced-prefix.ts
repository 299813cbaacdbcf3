import type { BoundEvaluation } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import type { Turn } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Workspace } from './workspace.ts';

/** The part of the node search that following the prefix needs. */
interface Search {
  readonly space: Workspace;
  readonly bounds: BoundEvaluation;
  readonly isHard: boolean;
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    from: number,
    size: number,
    wanted: readonly number[],
  ): Problem;
  answer(problem: Problem, row: number, column: number): number;
  attempt(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
  ): number;
}

/**
 * Guesses that are made one after the other, whatever the answers, until the secret is found. Nothing is chosen along
 * the prefix, so the cost of a set there says nothing about the same set with a free choice of guess: the transposition
 * table is not used.
 */
export class ForcedPrefix {
  readonly #guesses: readonly number[];
  /** The number of guesses before the first of them. */
  readonly #before: number;

  constructor(guesses: readonly number[], before: number) {
    this.#guesses = guesses;
    this.#before = before;
  }

  /** Returns the guess to make after `depth` guesses, or undefined if there is a choice. */
  at(depth: number): number | undefined {
    return this.#guesses[depth - this.#before];
  }

  /** Returns that guess and those that are given after it. */
  from(depth: number): readonly number[] {
    return this.#guesses.slice(Math.max(0, depth - this.#before));
  }

  /**
   * Returns the least cost of a row's cell with the guess given at this depth if it is below `limit`, otherwise a lower
   * bound of at least `limit`; `INFEASIBLE` if hard mode forbids that guess.
   */
  solve(
    search: Search,
    problem: Problem,
    row: number,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
  ): number {
    const { space, bounds } = search;
    const { top } = space;
    let inner = problem;
    let at = from;
    if (search.isHard) {
      const turn = { guess: problem.guesses[row], cls: search.answer(problem, row, space.stack[from]) };
      inner = search.narrow(problem, [turn], from, size, this.from(depth));
      at = space.pushAll(size);
    }
    const next = this.at(depth);
    const nextRow = next === undefined ? -1 : inner.guesses.indexOf(next);
    const possible = space.stack.subarray(at, at + size).includes(nextRow);
    let cost = INFEASIBLE;
    // In hard mode, a forbidden guess has no row.
    if (nextRow >= 0 && guessesLeft >= 2)
      cost = search.attempt(inner, nextRow, possible, at, size, guessesLeft, limit, depth);
    else if (possible && size === 1) cost = bounds.setBound(inner, space.stack, at, size, guessesLeft);
    space.top = top;
    return cost;
  }
}
