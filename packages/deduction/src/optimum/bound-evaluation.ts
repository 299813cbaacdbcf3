import type { Problem } from './problem.ts';
import { type Cells, scan, scanSmall, scanWeighted } from './scan.ts';
import type { SearchOptions } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE, namingBoundTable, type Parts, sizeBoundTable } from './size-bound.ts';

/** Computes lower bounds on the cost of sets and guesses from the sizes (or the weights) of their cells alone. */
export class BoundEvaluation {
  /** Guesses bounded so far. */
  evaluated = 0;
  readonly limited: boolean;
  readonly weighted: boolean;
  readonly #surcharge: number;
  readonly #weights: Int32Array | undefined;
  readonly #sizeBounds = new WeakMap<Problem, SizeBounds>();
  readonly #byParts = new Map<number, SizeBoundTable>();
  #lastProblem: Problem | undefined;
  #lastBounds: SizeBounds | undefined;
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
   * Returns the lower bound on a guess's cost on the `size` columns at `stack[from…]`, packed as described in
   * `scan.ts`. `guessesLeft` includes this guess; `possible` means that it is one of the columns. The row may
   * also be elsewhere than in the problem's matrix.
   */
  guessBound(
    problem: Problem,
    row: number,
    possible: boolean,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    matrix: Cells = problem.matrix,
    base: number = row * problem.secretCount,
  ): number {
    const { classCount } = problem;
    this.evaluated++;
    if (guessesLeft < 2)
      return (
        (size === 1 && possible ? this.setBound(problem, stack, from, size, guessesLeft) : INFEASIBLE) * 2
      );
    const { bound, extra, plain } = this.table(problem, guessesLeft - 1);
    const { weights, lightest } = this.#boundsBySize(problem);
    if (weights) {
      const sum = this.weigh(problem, stack, from, size);
      const least = sum + (sum - (possible ? weights[row] : 0)) * bound[1];
      const own = possible ? row : -1;
      const [tops, counts] = [this.#tops, this.#counts];
      const packed = scanWeighted(
        matrix,
        base,
        stack,
        from,
        size,
        own,
        least,
        limit,
        weights,
        lightest,
        extra,
        tops,
        counts,
      );
      return problem.goal === 'found' ? packed : packed | 1;
    }
    const start = size + (possible ? size - 1 : size) * bound[1];
    // A row has no more parts on the columns than on its whole problem; each member of a part after the first adds one.
    const least = start + size - problem.rowParts[row];
    if (least >= limit) return least * 2 + 1;
    return plain && classCount <= 32 && size <= Math.max(problem.parts.inside, problem.parts.outside)
      ? scanSmall(matrix, base, stack, from, size, start, limit)
      : scan(matrix, base, stack, from, size, start, limit, extra, this.#counts, classCount);
  }

  /** Returns the lower bound on the columns' cost with `guessesLeft` guesses left; exact for one or two columns. */
  setBound(problem: Problem, stack: Uint16Array, from: number, size: number, guessesLeft: number): number {
    const { bound } = this.table(problem, guessesLeft);
    const sizeBound = bound[size];
    const { weights, lightest } = this.#boundsBySize(problem);
    if (!weights || sizeBound >= INFEASIBLE) return sizeBound;
    let sum = 0;
    let top = 0;
    for (let i = from; i < from + size; i++) {
      const weight = weights[stack[i]];
      sum += weight;
      if (weight > top) top = weight;
    }
    if (size === 2 && problem.goal === 'identified') return Math.min(INFEASIBLE, (sum * sizeBound) / 2);
    if (size <= 2) return top * bound[1] + (sum - top) * (sizeBound - bound[1]);
    return Math.min(INFEASIBLE, 2 * sum - top + lightest * (sizeBound - 2 * size + 1));
  }

  /** Returns the lower bound on the columns' cost if the next guess is none of them. */
  outsideBound(
    problem: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    guessesLeft: number,
  ): number {
    const sizeBound = this.table(problem, guessesLeft).beyond[size];
    const { weights, lightest } = this.#boundsBySize(problem);
    if (!weights || sizeBound >= INFEASIBLE) return sizeBound;
    return Math.min(
      INFEASIBLE,
      2 * this.weigh(problem, stack, from, size) + lightest * (sizeBound - 2 * size),
    );
  }

  /** Returns what the current guess itself costs: one per column, or its weight. */
  weigh(problem: Problem, stack: Uint16Array, from: number, size: number): number {
    const { weights } = this.#boundsBySize(problem);
    if (!weights) return size;
    let sum = 0;
    for (let i = from; i < from + size; i++) sum += weights[stack[i]];
    return sum;
  }

  /** Returns the one of two columns to guess first. */
  heavier(problem: Problem, a: number, b: number): number {
    const { weights } = this.#boundsBySize(problem);
    return weights && weights[b] > weights[a] ? b : a;
  }

  table(problem: Problem, guessesLeft: number): SizeBoundTable {
    const { tables } = this.#boundsBySize(problem);
    const left = this.limited ? guessesLeft : DEPTH_MAX;
    tables[left] ??= makeTable(problem, left, this.#surcharge);
    return tables[left];
  }

  /** Returns the bounds for sets of up to `size` columns if no guess has more parts and the secret must be found. */
  tableOf(size: number, parts: Parts, guessesLeft: number): SizeBoundTable {
    const left = this.limited ? guessesLeft : DEPTH_MAX;
    const key = (parts.inside * PARTS_STEP + parts.outside) * (DEPTH_MAX + 1) + left;
    const known = this.#byParts.get(key);
    if (known && known.bound.length > size) return known;
    const secretCount = Math.max(TABLE_LENGTH_MIN, 2 * size);
    const made = makeTable({ goal: 'found', secretCount, parts }, left, this.#surcharge);
    this.#byParts.set(key, made);
    return made;
  }

  #boundsBySize(problem: Problem): SizeBounds {
    if (problem === this.#lastProblem && this.#lastBounds) return this.#lastBounds;
    let entry = this.#sizeBounds.get(problem);
    if (!entry) {
      const all = this.#weights;
      const weights = all && Int32Array.from(problem.secrets, (secret) => all[secret]);
      const lightest = weights ? weights.reduce((least, weight) => Math.min(least, weight), INFEASIBLE) : 1;
      entry = { tables: [], weights, lightest };
      this.#sizeBounds.set(problem, entry);
    }
    this.#lastProblem = problem;
    this.#lastBounds = entry;
    return entry;
  }
}

/** Lower bounds by size, for one number of guesses left. */
export interface SizeBoundTable {
  /** The bound for each size of a set. */
  readonly bound: Int32Array;
  /** The same if the next guess is not a member. */
  readonly beyond: Int32Array;
  /** What one more member adds to a cell of each size. */
  readonly extra: Int32Array;
  /** Whether every member after the first adds one, up to the most parts. */
  readonly plain: boolean;
  /** The largest cell in which every member after the first adds one. */
  readonly plainMax: number;
}

/** More parts than a counted row can have. */
const PARTS_STEP = 64;
const TABLE_LENGTH_MIN = 64;

interface SizeBounds {
  readonly tables: SizeBoundTable[];
  /** By column. */
  readonly weights: Int32Array | undefined;
  readonly lightest: number;
}

function makeTable(
  { goal, secretCount, parts }: Pick<Problem, 'goal' | 'secretCount' | 'parts'>,
  left: number,
  surcharge: number,
): SizeBoundTable {
  const isFound = goal === 'found';
  const bound = isFound
    ? sizeBoundTable(secretCount, parts, left, surcharge)
    : namingBoundTable(secretCount, parts, left, surcharge);
  const beyond = isFound ? sizeBoundTable(secretCount, parts, left, surcharge, true) : bound;
  const extra = new Int32Array(secretCount + 1);
  for (let k = 1; k < secretCount; k++)
    extra[k] = bound[k] >= INFEASIBLE ? 0 : Math.min(INFEASIBLE, bound[k + 1] - bound[k] - bound[1]);
  let plainMax = 1;
  while (plainMax < secretCount && extra[plainMax] === 1) plainMax++;
  return { bound, beyond, extra, plain: isFound && left > 2, plainMax };
}
