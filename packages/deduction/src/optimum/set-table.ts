import type { Problem } from './problem.ts';
import type { Symmetry } from './search-options.ts';
import { SetKey } from './set-key.ts';
import type { BoundTable } from './transposition-table.ts';

/**
 * A transposition table for sets on the stack. It makes the key of each set and, if guesses are limited, distinguishes
 * sets by the guesses left. In hard mode, the guesses that a set's problem permits are part of the key.
 */
export class SetTable {
  readonly bounds: BoundTable;
  readonly #key: SetKey;
  readonly #isLimited: boolean;
  readonly #isHard: boolean;
  #hash = 0;

  constructor(bounds: BoundTable, key: SetKey, isLimited: boolean, isHard: boolean) {
    this.bounds = bounds;
    this.#key = key;
    this.#isLimited = isLimited;
    this.#isHard = isHard;
  }

  static for(
    bounds: BoundTable,
    rowCount: number,
    mode: {
      readonly symmetry: Symmetry | undefined;
      readonly marks: Uint16Array | undefined;
      readonly isLimited: boolean;
      readonly isHard: boolean;
    },
  ): SetTable {
    return new SetTable(bounds, new SetKey(mode.symmetry, rowCount, mode.marks), mode.isLimited, mode.isHard);
  }

  /** The lower bound of the set found last. */
  get lower(): number {
    return this.bounds.lower;
  }

  /** The upper bound of the set found last; `INFEASIBLE` while no strategy is known. */
  get upper(): number {
    return this.bounds.upper;
  }

  /** Looks up a set, and returns whether it is known. If so, `lower` and `upper` are its bounds. */
  find(problem: Problem, stack: Uint16Array, from: number, size: number, guessesLeft: number): boolean {
    this.#hash = this.#read(problem, stack, from, size);
    return this.#find(this.#hash, guessesLeft);
  }

  /** Does the same in hard mode before the set's own problem is made. `others`: permitted guesses outside the set. */
  findPermitting(
    { secrets }: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    { others, end }: { readonly others: Int32Array; readonly end: number },
  ): boolean {
    return this.#find(this.#key.readNarrow(secrets, stack, from, size, others, size, end), guessesLeft);
  }

  store(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    lower: number,
    upper: number,
  ): void {
    const hash = this.#read(problem, stack, from, size);
    this.bounds.store(hash, this.#mark(guessesLeft), this.#key.numbers, this.#key.length, lower, upper);
  }

  /** Stores bounds on the set that `find` looked up last. */
  storeLast(guessesLeft: number, lower: number, upper: number): void {
    this.bounds.store(this.#hash, this.#mark(guessesLeft), this.#key.numbers, this.#key.length, lower, upper);
  }

  #find(hash: number, guessesLeft: number): boolean {
    return this.bounds.find(hash, this.#mark(guessesLeft), this.#key.numbers, this.#key.length);
  }

  #mark(guessesLeft: number): number {
    return this.#isLimited ? guessesLeft : 0;
  }

  #read(
    { secrets, guesses, rowCount, secretCount }: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
  ): number {
    return this.#isHard
      ? this.#key.readNarrow(secrets, stack, from, size, guesses, secretCount, rowCount)
      : this.#key.read(secrets, stack, from, size);
  }
}
