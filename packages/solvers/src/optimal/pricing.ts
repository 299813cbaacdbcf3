import { capacityTable, DEPTH_MAX, INFEASIBLE } from './capacity.ts';
import type { Problem } from './problem.ts';
import { scan, scanSmall, scanWeighted } from './scan.ts';
import type { SearchOptions } from './search-options.ts';

/** What sets and guesses cost at least, from the sizes (or the weights) of their cells alone. */
export class Pricing {
  /** Guesses priced so far. */
  priced = 0;
  readonly limited: boolean;
  readonly weighted: boolean;
  readonly #surcharge: number;
  readonly #weights: Int32Array | undefined;
  readonly #books = new WeakMap<Problem, Book>();
  #lastProblem: Problem | undefined;
  #lastBook: Book | undefined;
  readonly #counts: Int32Array;
  readonly #tops: Int32Array;

  constructor(problem: Problem, { depth = DEPTH_MAX, surcharge = 0, weights }: SearchOptions) {
    this.limited = depth < DEPTH_MAX;
    this.weighted = weights !== undefined;
    this.#surcharge = surcharge;
    this.#weights = weights;
    this.#counts = new Int32Array(problem.classCount);
    this.#tops = new Int32Array(problem.classCount);
  }

  /**
   * The least cost of a guess on the `n` columns at `stack[from…]` with `r` guesses left, this one counted: packed
   * as `scan.ts` says. `possible`: it is one of the columns.
   */
  price(
    problem: Problem,
    row: number,
    possible: boolean,
    stack: Uint16Array,
    from: number,
    n: number,
    r: number,
    limit: number,
  ): number {
    const { matrix, secretCount, classCount } = problem;
    const base = row * secretCount;
    this.priced++;
    if (r < 2) return (n === 1 && possible ? this.low(problem, stack, from, n, r) : INFEASIBLE) * 2;
    const { bound, extra, plain } = this.table(problem, r - 1);
    const { weights, lightest } = this.#book(problem);
    if (weights) {
      const sum = this.weigh(problem, stack, from, n);
      const least = sum + (sum - (possible ? weights[row] : 0)) * bound[1];
      const own = possible ? row : -1;
      const [tops, counts] = [this.#tops, this.#counts];
      return scanWeighted(
        matrix,
        base,
        stack,
        from,
        n,
        own,
        least,
        limit,
        weights,
        lightest,
        extra,
        tops,
        counts,
      );
    }
    const start = n + (possible ? n - 1 : n) * bound[1];
    // No row has more parts on the columns than on all of its problem; each member of a part after the first adds one.
    const least = start + n - problem.rowParts[row];
    if (least >= limit) return least * 2 + 1;
    return plain && classCount <= 32 && n <= Math.max(problem.parts.inside, problem.parts.outside)
      ? scanSmall(matrix, base, stack, from, n, start, limit)
      : scan(matrix, base, stack, from, n, start, limit, extra, this.#counts, classCount);
  }

  /** What the columns cost at least with `r` guesses left; exact for one or two. */
  low(problem: Problem, stack: Uint16Array, from: number, n: number, r: number): number {
    const { bound } = this.table(problem, r);
    const capacity = bound[n];
    const { weights, lightest } = this.#book(problem);
    if (!weights || capacity >= INFEASIBLE) return capacity;
    let sum = 0;
    let top = 0;
    for (let i = from; i < from + n; i++) {
      const weight = weights[stack[i]];
      sum += weight;
      if (weight > top) top = weight;
    }
    if (n <= 2) return top * bound[1] + (sum - top) * (capacity - bound[1]);
    return Math.min(INFEASIBLE, 2 * sum - top + lightest * (capacity - 2 * n + 1));
  }

  /** What they cost at least when the next guess is none of them. */
  outside(problem: Problem, stack: Uint16Array, from: number, n: number, r: number): number {
    const capacity = this.table(problem, r).beyond[n];
    const { weights, lightest } = this.#book(problem);
    if (!weights || capacity >= INFEASIBLE) return capacity;
    return Math.min(INFEASIBLE, 2 * this.weigh(problem, stack, from, n) + lightest * (capacity - 2 * n));
  }

  /** What the present guess itself costs: one for each column, by weight. */
  weigh(problem: Problem, stack: Uint16Array, from: number, n: number): number {
    const { weights } = this.#book(problem);
    if (!weights) return n;
    let sum = 0;
    for (let i = from; i < from + n; i++) sum += weights[stack[i]];
    return sum;
  }

  /** Of two columns the one to guess first. */
  heavier(problem: Problem, a: number, b: number): number {
    const { weights } = this.#book(problem);
    return weights && weights[b] > weights[a] ? b : a;
  }

  table(problem: Problem, r: number): Table {
    const { tables } = this.#book(problem);
    const left = this.limited ? r : DEPTH_MAX;
    tables[left] ??= makeTable(problem, left, this.#surcharge);
    return tables[left];
  }

  #book(problem: Problem): Book {
    if (problem === this.#lastProblem && this.#lastBook) return this.#lastBook;
    let book = this.#books.get(problem);
    if (!book) {
      const all = this.#weights;
      const weights = all && Int32Array.from(problem.secrets, (secret) => all[secret]);
      const lightest = weights ? weights.reduce((least, weight) => Math.min(least, weight), INFEASIBLE) : 1;
      book = { tables: [], weights, lightest };
      this.#books.set(problem, book);
    }
    this.#lastProblem = problem;
    this.#lastBook = book;
    return book;
  }
}

/** Bounds by size, for one number of guesses left. */
export interface Table {
  /** By size of the set: the capacity bound. */
  readonly bound: Int32Array;
  /** The same when the next guess is no member. */
  readonly beyond: Int32Array;
  /** What one more member of a cell of this size adds. */
  readonly extra: Int32Array;
  /** Does every member after the first add one, up to the most parts? */
  readonly plain: boolean;
}

interface Book {
  readonly tables: Table[];
  /** By column. */
  readonly weights: Int32Array | undefined;
  readonly lightest: number;
}

function makeTable({ secretCount, parts }: Problem, left: number, surcharge: number): Table {
  const bound = capacityTable(secretCount, parts, left, surcharge);
  const beyond = capacityTable(secretCount, parts, left, surcharge, true);
  const extra = new Int32Array(secretCount + 1);
  for (let k = 1; k < secretCount; k++)
    extra[k] = bound[k] >= INFEASIBLE ? 0 : Math.min(INFEASIBLE, bound[k + 1] - bound[k] - bound[1]);
  return { bound, beyond, extra, plain: left > 2 };
}
