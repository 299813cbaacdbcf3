import type { BoundEvaluation } from './bound-evaluation.ts';
import { orderOf } from './guess-order.ts';
import type { Problem } from './problem.ts';
import { INFEASIBLE } from './size-bound.ts';

/** Whether a guess represents its class under the symmetries that the history leaves. */
export type CanonicalTest = ((guess: number) => boolean) | undefined;

/** What a search reads from a list of guesses. */
export interface Guesses {
  readonly count: number;
  /** The least cost settled so far, or the limit. */
  readonly best: number;
  /** The guess that costs `best`, or −1. */
  readonly chosen: number;
  /** The least bound among the guesses that were left out. */
  readonly missed: number;
  /** A lower bound on the cost of the set. */
  readonly floor: number;
  /** Lower bounds on the cells of the guesses by size, if they are sharper than the problem's own bounds. */
  readonly cells: Int32Array | undefined;
}

/**
 * The guesses worth trying at a node. Each is bounded by the sizes of its cells; those that may still win are listed in
 * `keys[0 … count − 1]` as numbers from `orderOf`, and those whose bound is exact are settled immediately.
 */
export class GuessList implements Guesses {
  count = 0;
  best = 0;
  chosen = -1;
  missed: number = INFEASIBLE;
  floor = 0;
  readonly cells = undefined;
  readonly #bounds: BoundEvaluation;
  readonly #inside: Uint8Array;
  /** The next member of the set and the next row to read. */
  #member = 0;
  #row = 0;

  constructor(root: Problem, bounds: BoundEvaluation) {
    this.#bounds = bounds;
    this.#inside = new Uint8Array(root.rowCount);
  }

  /** Lists the guesses that may cost less than `limit`; `floor` is a lower bound on the set. */
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
    this.begin(floor, limit);
    this.advance(problem, stack, from, size, guessesLeft, floor, isCanonical, keys, Number.POSITIVE_INFINITY);
  }

  /** Begins to fill the list in steps. */
  begin(floor: number, limit: number): void {
    this.floor = floor;
    this.count = 0;
    this.best = limit;
    this.chosen = -1;
    this.missed = INFEASIBLE;
    this.#member = 0;
    this.#row = 0;
  }

  /** Reads about this many more answers, and returns whether the list is complete. */
  advance(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
    isCanonical: CanonicalTest,
    keys: Float64Array,
    answers: number,
  ): boolean {
    const bounds = this.#bounds;
    const inside = this.#inside;
    const { guesses, rowCount } = problem;
    let { count, best, chosen, missed } = this;
    const members = problem.goal === 'found' ? size : 0;
    const rows = Math.ceil(answers / size);
    const begun = this.#member;
    for (const end = Math.min(members, begun + rows); this.#member < end && best > floor; this.#member++) {
      const row = stack[from + this.#member];
      if (isCanonical?.(guesses[row]) === false) continue;
      const packed = bounds.guessBound(problem, row, true, stack, from, size, guessesLeft, best);
      const cost = packed >> 1;
      if (cost >= best) missed = Math.min(missed, cost);
      else if (packed & 1) keys[count++] = orderOf(cost, true, row);
      else {
        best = cost;
        chosen = guesses[row];
      }
    }
    const outsideFloor = bounds.outsideBound(problem, stack, from, size, guessesLeft);
    if (best <= outsideFloor) missed = Math.min(missed, outsideFloor);
    for (let i = from; i < from + size; i++) inside[stack[i]] = 1;
    let row = this.#row;
    const rowEnd = Math.min(rowCount, row + rows - (this.#member - begun));
    for (; row < rowEnd && best > outsideFloor; row++) {
      if (inside[row] !== 0 || isCanonical?.(guesses[row]) === false) continue;
      const packed = bounds.guessBound(problem, row, false, stack, from, size, guessesLeft, best);
      const cost = packed >> 1;
      if (cost >= best) missed = Math.min(missed, cost);
      else if (packed & 1) keys[count++] = orderOf(cost, false, row);
      else {
        best = cost;
        chosen = guesses[row];
      }
    }
    for (let i = from; i < from + size; i++) inside[stack[i]] = 0;
    this.count = count;
    this.best = best;
    this.chosen = chosen;
    this.missed = missed;
    this.#row = row;
    return (this.#member >= members || best <= floor) && (row >= rowCount || best <= outsideFloor);
  }
}
