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
 * What a set of candidates costs: the recursion of the search, from a node downwards. A set is given by the
 * problem whose columns it is numbered in, its place `from` and `size` on the stack, the guesses left, and
 * the guesses made `depth`, which is also the number of the frame that it may use.
 */
export class NodeSearch {
  readonly space: Workspace;
  readonly bounds: BoundEvaluation;
  readonly table: BoundTable;
  readonly symmetry: WeightedSymmetry;
  readonly #hard: HardCells | undefined;
  /** The guesses made so far, for the symmetries that they leave. */
  readonly history: number[] = [];
  /** Candidate sets searched so far. */
  nodes = 0;
  /** Answers that the recursion itself has read, or nearly so. */
  pairs = 0;
  /** Sets about which the table has learnt something, which a search that starts again need not search. */
  learnt = 0;
  /** The search halts after this many sets or this much work, with no result but what the table has learnt. */
  until = 0;
  workUntil: number = Number.POSITIVE_INFINITY;
  halted = false;
  /** The guess that the last `expand` chose, or −1. */
  chosen = -1;
  readonly #root: Problem;
  /** The row of the whole problem of each guess. */
  readonly #rank: Int32Array;
  /** Up to this depth even guesses that tell nothing are made, because they are wanted; −1 = nowhere. */
  readonly wantedDepth: number;
  /** What is guessed after the openings, whatever the answers. */
  readonly forced: ForcedPrefix;
  /** Guesses to a depth of less than this may be left out by symmetry. */
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

  /** Answers read, or nearly so: what the search takes, whatever the sizes are. */
  get work(): number {
    return this.pairs + this.cellBounds.work;
  }

  /** Is the budget up to the next halt spent? */
  get isSpent(): boolean {
    return this.nodes >= this.until || this.work >= this.workUntil;
  }

  /** In hard mode, a set is searched in the problem that its turns leave. */
  get isHard(): boolean {
    return this.#hard !== undefined;
  }

  /** The least cost if below `limit`, else a lower bound of at least `limit`. */
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
      // Only sets that the table keeps count, so that a search that starts again gets further each time.
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
   * `solve` without the table; leaves the guess it chose in `chosen` when it finds one below `limit`. It seeks no other
   * than the first that costs `enough` or less.
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

  /** The cost of one guess if below `limit`, else a lower bound of at least `limit`. */
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

  /** The problem in which a set is searched: one of its own where it is much smaller than the present one. */
  restricted(problem: Problem, from: number, size: number): Problem {
    if (!this.isRestricted(problem, size)) return problem;
    this.pairs += size * problem.rowCount;
    return restrictProblem(problem, this.space.stack, from, size);
  }

  isRestricted({ secretCount }: Problem, size: number): boolean {
    const least = this.counter ? RESTRICT_COUNTED_SIZE_MIN : RESTRICT_SIZE_MIN;
    return size >= least && size * 2 <= secretCount && !this.#hard;
  }

  /** Lists in `list` and in the frame the guesses that may cost less than `limit`. */
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
    // Counted rows count their own work.
    if (!this.counter) this.pairs += size * problem.rowCount;
    this.list.fill(problem, stack, from, size, guessesLeft, floor, limit, isCanonical, frame.keys);
    frame.cells = this.list.cells;
  }

  /** Which guesses stand for their class after the guesses made, where that leaves any out. */
  representatives(problem: Problem, from: number, size: number): CanonicalTest {
    return this.history.length < this.#symmetryDepth
      ? this.symmetry.representatives(problem, this.space.stack, from, size, this.history)
      : undefined;
  }

  /** What is known of a set without a search. */
  known(problem: Problem, from: number, size: number, guessesLeft: number): Bounds {
    const low = this.low(problem, from, size, guessesLeft);
    if (size <= 2) return { lower: low, upper: low };
    return this.sets.find(problem, this.space.stack, from, size, guessesLeft)
      ? { lower: Math.max(low, this.sets.lower), upper: this.sets.upper }
      : { lower: low, upper: INFEASIBLE };
  }

  /** What the set costs at least, from its size. */
  low(problem: Problem, from: number, size: number, guessesLeft: number): number {
    return this.bounds.setBound(problem, this.space.stack, from, size, guessesLeft);
  }

  /** In hard mode: the problem of the columns at `from`, after turns that led to them from the problem given. */
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    from: number,
    size: number,
    wanted: readonly number[],
  ): Problem {
    return (this.#hard as HardCells).narrow(problem, turns, this.space.stack, from, size, new Set(wanted));
  }

  /** The answer of a row to a column, in the deduction's numbers: problems that are left number their own. */
  answer({ guesses, secrets }: Problem, row: number, column: number): number {
    const { matrix, secretCount } = this.#root;
    return matrix[this.#rank[guesses[row]] * secretCount + secrets[column]];
  }
}

const RESTRICT_SIZE_MIN = 32;
/** Where rows are counted many at once, fewer rows gain less. */
const RESTRICT_COUNTED_SIZE_MIN = 128;
/** After this many guesses hardly any symmetry is left. */
const SYMMETRY_DEPTH_MAX = 2;
const TABLE_BYTES = 2 ** 28;
