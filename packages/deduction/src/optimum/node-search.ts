import { BoundEvaluation } from './bound-evaluation.ts';
import { CellBounds, TABLE_SIZE_MIN } from './cell-bounds.ts';
import { CountedList } from './counted-list.ts';
import { CountedSet } from './counted-set.ts';
import { divide } from './division.ts';
import { ForcedPrefix } from './forced-prefix.ts';
import { type CanonicalTest, GuessList } from './guess-list.ts';
import { costOf, isPossible, rowOf } from './guess-order.ts';
import { HardCells } from './hard-cells.ts';
import { type Problem, rowsByGuess } from './problem.ts';
import { restrictProblem } from './restricted-problem.ts';
import { COUNTED_CLASSES_MAX, type RowCounter } from './row-counter.ts';
import type { Bounds, SearchOptions, Turn } from './search-options.ts';
import { SetTable } from './set-table.ts';
import { newRowCounter } from './simd-row-counter.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import { type BoundTable, TranspositionTable } from './transposition-table.ts';
import { WeightedSymmetry } from './weighted-symmetry.ts';
import { type Frame, Workspace } from './workspace.ts';

/**
 * Computes what a set of candidates costs: the recursion of the search. A set is given by the problem whose columns it
 * is numbered in, its position `from` and `size` on the stack, the number of guesses left, and the number of guesses
 * made, `depth`, which is also the index of the frame that it may use.
 */
export class NodeSearch {
  readonly space: Workspace;
  readonly bounds: BoundEvaluation;
  readonly table: BoundTable;
  readonly symmetry: WeightedSymmetry;
  readonly #hard: HardCells | undefined;
  /** The guesses made so far, which determine the symmetries that are left. */
  readonly history: number[] = [];
  /** Candidate sets searched so far. */
  nodes = 0;
  /** Approximate number of answers that the recursion itself has read. */
  pairs = 0;
  /** Number of results stored in the table, which a restarted search need not search for again. */
  learnt = 0;
  /** The search halts at this many sets or this much work; then only the results in the table remain. */
  until = 0;
  workUntil: number = Number.POSITIVE_INFINITY;
  halted = false;
  /** The guess that the last `expand` chose, or −1. */
  chosen = -1;
  readonly #root: Problem;
  /** The row of each guess in the whole problem. */
  readonly #rank: Int32Array;
  /** Up to this depth even uninformative guesses are made, because they were asked for; −1 = nowhere. */
  readonly wantedDepth: number;
  /** The guesses to make after the opening, whatever the answers. */
  readonly forced: ForcedPrefix;
  /** Symmetric guesses are skipped only at depths below this. */
  readonly #symmetryDepth: number;
  readonly sets: SetTable;
  readonly cellBounds: CellBounds;
  readonly list: GuessList | CountedList;
  readonly counter: RowCounter | undefined;

  constructor(root: Problem, options: SearchOptions) {
    const { narrowing, table, history = [], followUps = [] } = options;
    this.wantedDepth = options.openings ? history.length + followUps.length : -1;
    this.forced = new ForcedPrefix(followUps, history.length + 1);
    this.#symmetryDepth = SYMMETRY_DEPTH_MAX + followUps.length;
    this.symmetry = new WeightedSymmetry(options);
    this.table = table ?? new TranspositionTable(options.tableBytes ?? TABLE_BYTES);
    this.space = new Workspace(root);
    this.bounds = new BoundEvaluation(root, options);
    const isLimited = (options.depth ?? DEPTH_MAX) < DEPTH_MAX;
    const isHard = narrowing !== undefined;
    const mode = { symmetry: this.symmetry.even, marks: this.symmetry.marks, isLimited, isHard };
    this.sets = SetTable.for(this.table, root.rowCount, mode);
    const isPlain = root.goal === 'found' && !isHard && !this.bounds.weighted;
    const isCounted = isPlain && root.classCount <= COUNTED_CLASSES_MAX;
    const counter = isCounted ? (options.newRowCounter ?? newRowCounter)(root) : undefined;
    const counted = counter && new CountedSet(root, this.bounds, counter);
    this.counter = counter;
    this.cellBounds = new CellBounds(root, this.bounds, this.sets, isHard, counted);
    this.list = counted ? new CountedList(counted) : new GuessList(root, this.bounds);
    this.#root = root;
    this.#rank = rowsByGuess(root);
    this.#hard = narrowing && new HardCells(narrowing, root, this.#rank);
  }

  /** Approximate number of answers read: a measure of effort that holds for sets of any size. */
  get work(): number {
    return this.pairs + this.cellBounds.work;
  }

  /** Whether the budget up to the next halt is spent. */
  get isSpent(): boolean {
    return this.nodes >= this.until || this.work >= this.workUntil;
  }

  /** Whether this is hard mode, where each set is searched in the problem that its turns leave. */
  get isHard(): boolean {
    return this.#hard !== undefined;
  }

  /** Returns the least cost if it is below `limit`, otherwise a lower bound of at least `limit`. */
  solve(
    problem: Problem,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
  ): number {
    const { space, sets } = this;
    const setBound = this.low(problem, from, size, guessesLeft);
    if (size <= 2 || setBound >= limit) return setBound;
    const keyed = size >= TABLE_SIZE_MIN;
    if (keyed && sets.find(problem, space.stack, from, size, guessesLeft))
      if (sets.lower >= limit || sets.lower === sets.upper) return sets.lower;
    if (keyed) {
      // Only sets that the table stores are counted, so that a restarted search gets further each time.
      if (this.isSpent) {
        this.halted = true;
        return setBound;
      }
      this.nodes++;
    }
    const { top } = space;
    space.reserve(2 * size);
    const inner = this.restricted(problem, from, size);
    const at = inner === problem ? from : space.pushAll(size);
    const value = this.expand(inner, at, size, guessesLeft, limit, depth);
    if (inner !== problem) this.counter?.release(inner);
    space.top = top;
    if (this.halted) return setBound;
    if (keyed) {
      sets.store(problem, space.stack, from, size, guessesLeft, value, value < limit ? value : INFEASIBLE);
      this.learnt++;
    }
    return value;
  }

  /**
   * Does the same as `solve` without the table. Stores the best guess in `chosen` if it costs less than `limit`, and
   * stops at the first guess that costs `enough` or less.
   */
  expand(
    problem: Problem,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
    enough = 0,
  ): number {
    const { guesses } = problem;
    const frame = this.space.frame(depth);
    let floor = this.low(problem, from, size, guessesLeft);
    this.chosen = -1;
    // The set's own problem may bound it better than the one that it came from.
    if (floor >= limit) return floor;
    this.fill(problem, from, size, guessesLeft, floor, limit, frame);
    const { list } = this;
    let { best, chosen, missed } = list;
    floor = Math.max(list.floor, enough);
    const order = frame.keys.subarray(0, list.count).toSorted();
    for (let k = 0; k < order.length && best > floor; k++) {
      const cost = costOf(order[k]);
      if (cost >= best) {
        missed = Math.min(missed, cost);
        break;
      }
      const row = rowOf(order[k]);
      const value = this.attempt(problem, row, isPossible(order[k]), from, size, guessesLeft, best, depth);
      if (this.halted) break;
      if (value < best) {
        best = value;
        chosen = guesses[row];
      } else if (value < missed) missed = value;
    }
    frame.cells = undefined;
    if (this.halted) return floor;
    this.chosen = chosen;
    return chosen >= 0 ? best : Math.max(limit, missed);
  }

  /** Returns the cost of one guess if it is below `limit`, otherwise a lower bound of at least `limit`. */
  attempt(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    size: number,
    guessesLeft: number,
    limit: number,
    depth: number,
  ): number {
    const { space, cellBounds } = this;
    const frame = space.frame(depth);
    const { top } = space;
    const given = this.forced.at(depth + 1);
    this.pairs += size;
    let sum = divide(this, problem, row, possible, from, size, guessesLeft, depth);
    if (sum === INFEASIBLE) {
      space.top = top;
      return INFEASIBLE;
    }
    const { starts, sizes, lows, classes, cellCount: cells } = frame;
    const own = possible ? problem.matrix[row * problem.secretCount + row] : -1;
    if (given === undefined)
      sum = cellBounds.raise(problem, space.stack, frame, cells, guessesLeft - 1, sum, limit);
    this.history.push(problem.guesses[row]);
    for (let i = 0; i < cells && sum < limit && !this.halted; i++) {
      if (given === undefined ? sizes[i] < 3 : classes[i] === own) continue;
      const room = limit - sum + lows[i];
      const cost =
        given !== undefined
          ? this.forced.solve(this, problem, row, starts[i], sizes[i], guessesLeft - 1, room, depth + 1)
          : this.#hard
            ? this.#hard.solve(this, problem, row, starts[i], sizes[i], guessesLeft - 1, room, depth + 1)
            : this.solve(problem, starts[i], sizes[i], guessesLeft - 1, room, depth + 1);
      sum += Math.max(0, cost - lows[i]);
    }
    this.history.pop();
    space.top = top;
    return Math.min(sum, INFEASIBLE);
  }

  /** Returns the problem in which to search a set: one of its own if the set is much smaller than `problem`. */
  restricted(problem: Problem, from: number, size: number): Problem {
    if (!this.isRestricted(problem, size)) return problem;
    this.pairs += size * problem.rowCount;
    return restrictProblem(problem, this.space.stack, from, size);
  }

  isRestricted({ secretCount }: Problem, size: number): boolean {
    const least = this.counter ? RESTRICT_COUNTED_SIZE_MIN : RESTRICT_SIZE_MIN;
    return size >= least && size * 2 <= secretCount && !this.#hard;
  }

  /** Lists the guesses that may cost less than `limit` in `list` and in the frame. */
  fill(
    problem: Problem,
    from: number,
    size: number,
    guessesLeft: number,
    floor: number,
    limit: number,
    frame: Frame,
  ): void {
    const { stack } = this.space;
    const isCanonical = this.representatives(problem, from, size);
    // If rows are counted, `CountedSet` keeps track of the work.
    if (!this.counter) this.pairs += size * problem.rowCount;
    this.list.fill(problem, stack, from, size, guessesLeft, floor, limit, isCanonical, frame.keys);
    frame.cells = this.list.cells;
  }

  /** Returns a test for the guesses that represent their class after the guesses made; undefined to try all guesses. */
  representatives(problem: Problem, from: number, size: number): CanonicalTest {
    return this.history.length < this.#symmetryDepth
      ? this.symmetry.representatives(problem, this.space.stack, from, size, this.history)
      : undefined;
  }

  /** Returns the bounds on a set that are known without a search. */
  known(problem: Problem, from: number, size: number, guessesLeft: number): Bounds {
    const low = this.low(problem, from, size, guessesLeft);
    if (size <= 2) return { lower: low, upper: low };
    return this.sets.find(problem, this.space.stack, from, size, guessesLeft)
      ? { lower: Math.max(low, this.sets.lower), upper: this.sets.upper }
      : { lower: low, upper: INFEASIBLE };
  }

  /** Returns a lower bound on the set's cost from its size. */
  low(problem: Problem, from: number, size: number, guessesLeft: number): number {
    return this.bounds.setBound(problem, this.space.stack, from, size, guessesLeft);
  }

  /** Returns, in hard mode, the problem of the columns at `from` after the turns that lead to them in `problem`. */
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    from: number,
    size: number,
    wanted: readonly number[],
  ): Problem {
    return (this.#hard as HardCells).narrow(problem, turns, this.space.stack, from, size, new Set(wanted));
  }

  /** Returns the answer of a row to a column with the deduction's number; smaller problems renumber their answers. */
  answer({ guesses, secrets }: Problem, row: number, column: number): number {
    const { matrix, secretCount } = this.#root;
    return matrix[this.#rank[guesses[row]] * secretCount + secrets[column]];
  }
}

const RESTRICT_SIZE_MIN = 32;
/** If many rows are counted at once, a problem with fewer rows gains less. */
const RESTRICT_COUNTED_SIZE_MIN = 128;
/** After this many guesses hardly any symmetry is left. */
const SYMMETRY_DEPTH_MAX = 2;
const TABLE_BYTES = 2 ** 28;
