import { leastOfParts, type PartsCounter, SetBounds } from '../check/set-bounds.ts';
import type { LemmaNames } from './lemma.ts';
import type { Problem } from './problem.ts';
import { COUNTED_CLASSES_MAX, type RowCounter } from './row-counter.ts';
import { newRowCounter } from './simd-row-counter.ts';

/** Computes what the checker of a proof can derive about a set by itself, without using results of the search. */
export interface CellReader {
  /**
   * Returns the informative rows whose lower bounds from the sizes of their cells are below `limit`, with `left`
   * guesses left, in ascending order.
   */
  rowsBelow(columns: Uint16Array, limit: number, left: number): ArrayLike<number>;
  /**
   * Returns by how much a row falls short of `claim` on the columns of the last call of `rowsBelow`, once its cells are
   * raised to what two guesses need, largest first and no more of them than necessary.
   */
  missingOf(columns: Uint16Array, row: number, claim: number, left: number): Shortfall;
}

export interface Shortfall {
  readonly missing: number;
  /** The lower bound on each cell, by class; valid until the next call. */
  readonly lows: ArrayLike<number>;
}

/** Reads cells in JavaScript, with or without a limit on guesses; the slow twin of `assembly/proof-cells.ts`. */
export class ProofCells implements CellReader {
  readonly #problem: Problem;
  readonly #names: LemmaNames<unknown>;
  readonly #bounds: SetBounds;
  readonly #twoGuesses = new Map<string, number>();
  /** Floats, because the costs of several cells that cannot be solved add up to more than 32 bits. */
  readonly #lows: Float64Array;
  readonly #sizes: Int32Array;
  /** The lower bound on a guess by its parts, cached for the current set; −1 if not computed yet. */
  readonly #least: Float64Array;
  #bySize: Int32Array = new Int32Array(0);

  constructor(problem: Problem, names: LemmaNames<unknown>) {
    const { rowCount, secretCount, classCount, matrix } = problem;
    this.#problem = problem;
    this.#names = names;
    this.#lows = new Float64Array(classCount);
    this.#sizes = new Int32Array(classCount);
    this.#least = new Float64Array(2 * classCount + 2);
    const divided = {
      guessCount: rowCount,
      answerCount: classCount,
      secretCount,
      answers: matrix,
      solved: matrix[0],
    };
    const counter = classCount <= COUNTED_CLASSES_MAX ? newRowCounter(problem) : undefined;
    this.#bounds = new SetBounds(divided, counter && partsCounter(problem, counter));
  }

  rowsBelow(columns: Uint16Array, limit: number, left: number): number[] {
    this.#bySize = this.#bounds.read(columns, left - 1);
    const { parts } = this.#bounds;
    const least = this.#least.fill(-1);
    const below: number[] = [];
    for (let row = 0; row < this.#problem.rowCount; row++) {
      if (parts[row] === 2) continue;
      if (least[parts[row]] < 0) least[parts[row]] = leastOfParts(columns.length, parts[row], this.#bySize);
      if (least[parts[row]] < limit && this.#costOf(columns, row) < limit) below.push(row);
    }
    return below;
  }

  missingOf(columns: Uint16Array, row: number, claim: number, left: number): Shortfall {
    const lows = this.#lows;
    let missing = claim - this.#costOf(columns, row);
    const sizes = this.#sizes;
    const classes = Array.from(lows.keys()).filter((cls) => sizes[cls] > 0);
    for (const cls of classes) lows[cls] = this.#bySize[sizes[cls]];
    for (const cls of classes.toSorted((a, b) => sizes[b] - sizes[a])) {
      if (missing <= 0 || sizes[cls] < 3) break;
      const low = lows[cls];
      lows[cls] = Math.max(low, this.#byTwoGuesses(this.#cellOf(columns, row, cls), left - 1));
      missing -= lows[cls] - low;
    }
    return { missing, lows };
  }

  #byTwoGuesses(cell: Uint16Array, left: number): number {
    const key = `${this.#names.canonise(cell).key}/${left}`;
    const known = this.#twoGuesses.get(key);
    if (known !== undefined) return known;
    if (this.#twoGuesses.size > TWO_GUESSES_MAX) this.#twoGuesses.clear();
    const bound = this.#bounds.byTwoGuesses(cell, 0, left);
    this.#twoGuesses.set(key, bound);
    return bound;
  }

  /** Returns the lower bound on a row from the sizes of its cells, left in `#sizes` without the row itself. */
  #costOf(columns: Uint16Array, row: number): number {
    const { matrix, secretCount } = this.#problem;
    const sizes = this.#sizes.fill(0);
    const base = row * secretCount;
    for (let i = 0; i < columns.length; i++) sizes[matrix[base + columns[i]]]++;
    // `matrix[0]` is the solved class: the first guess against itself. Only the guessed secret gives this answer.
    sizes[matrix[0]] = 0;
    let sum = columns.length;
    for (let cls = 0; cls < sizes.length; cls++) sum += this.#bySize[sizes[cls]];
    return sum;
  }

  #cellOf(columns: Uint16Array, row: number, cls: number): Uint16Array {
    const { matrix, secretCount } = this.#problem;
    const base = row * secretCount;
    return columns.filter((column) => matrix[base + column] === cls);
  }
}

/** Maximum number of sets whose bound is cached. */
const TWO_GUESSES_MAX = 50_000;

/** Returns a counter of parts that counts many rows at once. */
function partsCounter(problem: Problem, counter: RowCounter): PartsCounter {
  return (set, parts) => {
    counter.count(problem, set, 0, set.length);
    const { parts: counted } = counter;
    for (let row = 0; row < parts.length; row++) parts[row] = 2 * counted[row];
    for (let i = 0; i < set.length; i++) parts[set[i]]++;
  };
}
