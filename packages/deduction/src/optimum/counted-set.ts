import type { BoundEvaluation, SizeBoundTable } from './bound-evaluation.ts';
import type { Problem } from './problem.ts';
import type { RowCounter } from './row-counter.ts';
import { scan } from './scan.ts';

/**
 * A set of columns with the number of parts of every row on it, and the size bounds that follow. No guess has more
 * parts on a subset than on the set, so the most parts here sharpen the bounds of all its subsets.
 */
export class CountedSet {
  readonly counter: RowCounter;
  /** The numbers of parts of the rows of the set's own columns, in the order of the set. */
  readonly own: Uint8Array;
  /** Approximate number of answers read so far. */
  work = 0;
  /** The most parts of any row of the set's own columns, and of any other row. */
  mostInside = 0;
  mostOutside = 0;
  /** Lower bounds by size, with the guesses left here and after the next guess. */
  here: SizeBoundTable;
  next: SizeBoundTable;
  /** What a member and any other guess would cost if every column had a cell of its own. */
  startInside = 0;
  startOutside = 0;
  readonly #bounds: BoundEvaluation;
  readonly #counts: Int32Array;

  constructor(root: Problem, bounds: BoundEvaluation, counter: RowCounter) {
    this.counter = counter;
    this.own = new Uint8Array(root.secretCount);
    this.here = bounds.tableOf(1, { inside: 1, outside: 1 }, 2);
    this.next = this.here;
    this.#bounds = bounds;
    this.#counts = new Int32Array(root.classCount);
  }

  /** Reads the `size` columns at `stack[from…]`. Afterwards, the counter only has the parts of the other rows. */
  read(problem: Problem, stack: Uint16Array, from: number, size: number, guessesLeft: number): void {
    const { counter, own } = this;
    counter.count(problem, stack, from, size);
    this.work += (size * problem.rowCount) / ROWS_AT_ONCE;
    const { parts } = counter;
    let most = 1;
    for (let i = 0; i < size; i++) {
      const row = stack[from + i];
      own[i] = parts[row];
      if (own[i] > most) most = own[i];
      parts[row] = 0;
    }
    this.mostInside = most;
    this.mostOutside = counter.most();
    const bounds = this.#bounds;
    bounds.evaluated++;
    const mostParts = { inside: most, outside: this.mostOutside };
    this.here = bounds.tableOf(size, mostParts, guessesLeft);
    this.next = bounds.tableOf(size, mostParts, guessesLeft - 1);
    const single = this.next.bound[1];
    this.startInside = size + (size - 1) * single;
    this.startOutside = size + size * single;
  }

  /** Returns the lower bound on a guess's cost on the columns read last, packed as described in `scan.ts`. */
  guessBound(
    { matrix, secretCount, classCount }: Problem,
    row: number,
    possible: boolean,
    stack: Uint16Array,
    from: number,
    size: number,
    limit: number,
  ): number {
    this.work += size;
    const start = possible ? this.startInside : this.startOutside;
    const base = row * secretCount;
    const { extra } = this.next;
    return scan(matrix, base, stack, from, size, start, limit, extra, this.#counts, classCount);
  }
}

/** Counting reads one answer of this many rows in the time that reading a single answer takes otherwise. */
const ROWS_AT_ONCE = 16;
