import type { BoundEvaluation } from './bound-evaluation.ts';
import { TABLE_SIZE_MIN } from './cell-bounds.ts';
import { narrowProblem, type Permission, permittedRows, separatingRow } from './narrow-problem.ts';
import type { Problem } from './problem.ts';
import type { Narrowing, Turn } from './search-options.ts';
import type { SetTable } from './set-table.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Workspace } from './workspace.ts';

/** The part of the node search that a cell in hard mode needs. */
interface Search {
  readonly space: Workspace;
  readonly sets: SetTable;
  readonly bounds: BoundEvaluation;
  answer(problem: Problem, row: number, column: number): number;
  solve(
    problem: Problem,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
  ): number;
}

/**
 * Searches the cells of guesses in hard mode, where each turn leaves a problem of its own with fewer guesses. The rows
 * and guesses of a cell are only stored here until the next cell, because most cells are settled before they need more.
 */
export class HardCells {
  readonly #permits: Narrowing['permits'];
  readonly #rank: Int32Array;
  readonly #rows: Int32Array;
  readonly #others: Int32Array;
  readonly #stamps: Int32Array;
  #rowCount = 0;
  readonly #root: Problem;
  /** What the last guess on the whole problem leaves, by answer: the search and reading its strategy reuse it. */
  readonly #left = new Map<number, Problem>();
  #leftBy = -1;

  /** `rank`: the row of each guess in the whole problem. */
  constructor({ permits }: Narrowing, root: Problem, rank: Int32Array) {
    const { rowCount, classCount } = root;
    this.#permits = permits;
    this.#root = root;
    this.#rank = rank;
    this.#rows = new Int32Array(rowCount);
    this.#others = new Int32Array(rowCount);
    this.#stamps = new Int32Array(classCount);
  }

  /** Returns the problem of a cell after some turns. `wanted` guesses stay even if they are uninformative. */
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    stack: Uint16Array,
    from: number,
    size: number,
    wanted: ReadonlySet<number>,
  ): Problem {
    const [turn] = turns;
    const isOne = turn !== undefined && turns.length === 1 && wanted.size === 0;
    const left = isOne ? this.#leftAfter(problem, turn, stack, from, size) : undefined;
    if (left) return left;
    this.#permit(problem, turns, stack, from, size, wanted);
    return this.#problem(problem, stack, from, size);
  }

  /** Finds the rows that the turns permit in a cell, for `#permitted` and `#problem`. */
  #permit(
    problem: Problem,
    turns: readonly Turn[],
    stack: Uint16Array,
    from: number,
    size: number,
    wanted?: ReadonlySet<number>,
  ): void {
    const each = turns.map(({ guess, cls }) => this.#permits(guess, cls));
    const permits: Permission =
      each.length === 1 ? (each[0] as Permission) : (guess) => each.every((may) => may(guess));
    this.#rowCount = permittedRows(problem, stack, from, size, permits, this.#rank, this.#rows, wanted);
  }

  /** Returns the permitted guesses other than the cell's own, which lie from index `size` to `end`. */
  #permitted({ guesses }: Problem, size: number): { readonly others: Int32Array; readonly end: number } {
    for (let i = size; i < this.#rowCount; i++) this.#others[i] = guesses[this.#rows[i]];
    return { others: this.#others, end: this.#rowCount };
  }

  #problem(problem: Problem, stack: Uint16Array, from: number, size: number): Problem {
    return narrowProblem(problem, stack, from, size, this.#rows, this.#rowCount);
  }

  /** Returns the problem that a turn leaves, if it is cached. */
  #leftAfter(
    problem: Problem,
    { guess, cls }: Turn,
    stack: Uint16Array,
    from: number,
    size: number,
  ): Problem | undefined {
    const inner = problem === this.#root && guess === this.#leftBy ? this.#left.get(cls) : undefined;
    if (inner?.secretCount !== size) return undefined;
    for (let i = 0; i < size; i++)
      if (inner.secrets[i] !== problem.secrets[stack[from + i]]) return undefined;
    return inner;
  }

  #keep(problem: Problem, { guess, cls }: Turn, inner: Problem): Problem {
    if (problem !== this.#root) return inner;
    if (guess !== this.#leftBy) this.#left.clear();
    this.#leftBy = guess;
    this.#left.set(cls, inner);
    return inner;
  }

  /** Returns the least cost of a cell in the problem that its answer leaves if below `limit`, else at least `limit`. */
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
    const { space, sets } = search;
    const { stack } = space;
    const turn = { guess: problem.guesses[row], cls: search.answer(problem, row, stack[from]) };
    if (guessesLeft === 2) return this.separate(problem, turn, stack, from, size, search.bounds);
    const left = this.#leftAfter(problem, turn, stack, from, size);
    if (!left) this.#permit(problem, [turn], stack, from, size);
    if (size >= TABLE_SIZE_MIN) {
      const others = left ? { others: left.guesses, end: left.rowCount } : this.#permitted(problem, size);
      if (sets.findPermitting(problem, stack, from, size, guessesLeft, others))
        if (sets.lower >= limit || sets.lower === sets.upper) return sets.lower;
    }
    const inner = left ?? this.#keep(problem, turn, this.#problem(problem, stack, from, size));
    const { top } = space;
    const cost = search.solve(inner, space.pushAll(size), size, guessesLeft, limit, depth);
    space.top = top;
    return cost;
  }

  /**
   * Returns what a cell costs with two guesses left: the next guess must distinguish all its secrets, and making a
   * problem of its own for that would not pay.
   */
  separate(
    problem: Problem,
    { guess, cls }: Turn,
    stack: Uint16Array,
    from: number,
    size: number,
    bounds: BoundEvaluation,
  ): number {
    const costAt = (row: number, possible: boolean) =>
      bounds.guessBound(problem, row, possible, stack, from, size, 2, INFEASIBLE) >> 1;
    let least = INFEASIBLE;
    for (let i = 0; i < size; i++) least = Math.min(least, costAt(stack[from + i], true));
    if (least < INFEASIBLE) return least;
    const row = separatingRow(problem, stack, from, size, this.#permits(guess, cls), this.#stamps);
    return row < 0 ? INFEASIBLE : costAt(row, false);
  }
}
