import { DEPTH_MAX, INFEASIBLE } from './capacity.ts';
import { GivenLine } from './given-line.ts';
import { costOf, isPossible, orderOf, rowOf } from './guess-order.ts';
import { HardCells } from './hard-cells.ts';
import { type BoundMemo, Memo } from './memo.ts';
import { Outlook } from './outlook.ts';
import { Pricing } from './pricing.ts';
import { type Problem, restrictProblem } from './problem.ts';
import type { GuessSymmetry, SearchOptions, Symmetry, Turn } from './search-options.ts';
import { SetKey } from './set-key.ts';
import { Workspace } from './workspace.ts';

/**
 * What a set of candidates costs: the recursion of the search, from a node downwards. A set is given by the
 * problem whose columns it is numbered in, its place `from` and size `n` on the stack, the guesses left `r`, and
 * the guesses made `depth`, which is also the number of the frame that it may use.
 */
export class NodeSearch {
  readonly space: Workspace;
  readonly pricing: Pricing;
  readonly memo: BoundMemo;
  /** What keeps the weights of all secrets. */
  readonly symmetry: GuessSymmetry | undefined;
  /** What keeps them where all candidates weigh the same. */
  readonly #evenSymmetry: Symmetry | undefined;
  /** By secret of the whole problem, where weights differ: which weight it is, the lightest 0. */
  readonly #marks: Uint16Array | undefined;
  readonly #hard: HardCells | undefined;
  /** The guesses made so far, for the symmetries that they leave. */
  readonly history: number[] = [];
  /** Candidate sets searched so far. */
  nodes = 0;
  /** Answers looked at, or nearly so: what the search takes, whatever the sizes are. */
  work = 0;
  /** Sets of which the memo has learnt something: a search that starts again finds these done. */
  learnt = 0;
  /** The search halts, with no result but the memo, when so many sets have been searched or so much work is done. */
  until = 0;
  workUntil: number = Number.POSITIVE_INFINITY;
  halted = false;
  /** The guess that the last `expand` chose, or −1. */
  chosen = -1;
  readonly #root: Problem;
  /** The row of the whole problem of each guess. */
  readonly #rank: Int32Array;
  readonly #limited: boolean;
  /** Up to this depth guesses that tell nothing are made all the same, since they are wanted; −1 = nowhere. */
  readonly #wantedDepth: number;
  /** What is guessed after the openings, whatever the answers. */
  readonly given: GivenLine;
  /** Guesses to a depth of less than this may be left out by symmetry. */
  readonly #symmetryDepth: number;
  readonly #key: SetKey;
  readonly #inside: Uint8Array;
  readonly #outlook: Outlook;
  #settled = false;

  constructor(root: Problem, options: SearchOptions) {
    const { weights, narrowing, symmetry, memo, history = [], followUps = [] } = options;
    this.#limited = (options.depth ?? DEPTH_MAX) < DEPTH_MAX;
    this.#wantedDepth = options.openings ? history.length + followUps.length : -1;
    this.given = new GivenLine(followUps, history.length + 1);
    this.#symmetryDepth = SYMMETRY_DEPTH_MAX + followUps.length;
    // Narrowed guesses depend on the turns themselves, which a symmetry would change.
    this.#evenSymmetry = narrowing ? undefined : symmetry;
    this.#marks = weights && marksOf(weights);
    this.symmetry = weights ? this.#evenSymmetry?.keeping(weights) : this.#evenSymmetry;
    this.memo = memo ?? new Memo(options.memoBytes ?? MEMO_BYTES);
    this.space = new Workspace(root);
    this.pricing = new Pricing(root, options);
    this.#key = new SetKey(this.#evenSymmetry, root.rowCount, this.#marks);
    this.#inside = new Uint8Array(root.rowCount);
    this.#outlook = new Outlook(root, this.pricing);
    this.#root = root;
    this.#rank = ranksOf(root);
    this.#hard = narrowing && new HardCells(narrowing, root, this.#rank);
  }

  /** In hard mode a set is searched in the problem that its turns leave. */
  get isHard(): boolean {
    return this.#hard !== undefined;
  }

  /** The least cost if below `limit`, else a lower bound of at least `limit`. */
  solve(problem: Problem, from: number, n: number, r: number, limit: number, depth: number): number {
    const { space, memo } = this;
    const low = this.low(problem, from, n, r);
    if (n <= 2 || low >= limit) return low;
    const keyed = n >= MEMO_SIZE_MIN;
    const hash = keyed ? this.#readKey(problem, from, n) : 0;
    const mark = this.#limited ? r : 0;
    if (keyed && memo.find(hash, mark, this.#key.numbers, this.#key.length)) {
      if (memo.lower >= limit || memo.lower === memo.upper) return memo.lower;
    }
    if (keyed) {
      // Only sets that the memo keeps count, so that a search that starts again gets further each time.
      if (this.nodes >= this.until || this.work >= this.workUntil) {
        this.halted = true;
        return low;
      }
      this.nodes++;
      this.work += n * problem.rowCount;
    }
    const { top } = space;
    space.reserve(2 * n);
    let value: number;
    if (n >= RESTRICT_SIZE_MIN && n * 2 <= problem.secretCount && !this.#hard) {
      const inner = restrictProblem(problem, space.stack, from, n);
      value = this.expand(inner, space.pushAll(n), n, r, limit, depth);
    } else {
      value = this.expand(problem, from, n, r, limit, depth);
    }
    space.top = top;
    if (this.halted) return low;
    if (keyed) {
      this.#readKey(problem, from, n);
      const upper = value < limit ? value : INFEASIBLE;
      memo.store(hash, mark, this.#key.numbers, this.#key.length, value, upper);
      this.learnt++;
    }
    return value;
  }

  /** `solve` without the memo; leaves the guess it chose in `chosen` when it finds one below `limit`. */
  expand(problem: Problem, from: number, n: number, r: number, limit: number, depth: number): number {
    const { guesses } = problem;
    const { pricing, space } = this;
    const frame = space.frame(depth);
    const { keys } = frame;
    const floor = this.low(problem, from, n, r);
    this.chosen = -1;
    // The set's own problem may bound it better than the one that it came from.
    if (floor >= limit) return floor;
    const stands = this.history.length < this.#symmetryDepth ? this.#stands(problem, from, n) : undefined;
    let count = 0;
    let best = limit;
    let chosen = -1;
    let missed = INFEASIBLE;
    for (let i = 0; i < n && best > floor; i++) {
      const row = space.stack[from + i];
      if (stands?.(guesses[row]) === false) continue;
      const packed = pricing.price(problem, row, true, space.stack, from, n, r, best);
      const cost = packed >> 1;
      if (cost >= best) missed = Math.min(missed, cost);
      else if (packed & 1) keys[count++] = orderOf(cost, true, row);
      else {
        best = cost;
        chosen = guesses[row];
      }
    }
    const outsideFloor = pricing.outside(problem, space.stack, from, n, r);
    if (best > outsideFloor) {
      const inside = this.#inside;
      const { stack } = space;
      for (let i = 0; i < n; i++) inside[stack[from + i]] = 1;
      for (let row = 0; row < problem.rowCount && best > outsideFloor; row++) {
        if (inside[row] !== 0 || stands?.(guesses[row]) === false) continue;
        const packed = pricing.price(problem, row, false, stack, from, n, r, best);
        const cost = packed >> 1;
        if (cost >= best) {
          if (cost < missed) missed = cost;
        } else if (packed & 1) keys[count++] = orderOf(cost, false, row);
        else {
          best = cost;
          chosen = guesses[row];
        }
      }
      for (let i = 0; i < n; i++) inside[stack[from + i]] = 0;
    } else if (outsideFloor < missed) missed = outsideFloor;
    const order = keys.subarray(0, count).toSorted();
    for (let k = 0; k < count && best > floor; k++) {
      const cost = costOf(order[k]);
      if (cost >= best) {
        missed = Math.min(missed, cost);
        break;
      }
      const row = rowOf(order[k]);
      const value = this.attempt(problem, row, isPossible(order[k]), from, n, r, best, depth);
      if (this.halted) return floor;
      if (value < best) {
        best = value;
        chosen = guesses[row];
      } else if (value < missed) missed = value;
    }
    this.chosen = chosen;
    return chosen >= 0 ? best : Math.max(limit, missed);
  }

  /** Which guesses stand for their class after the history that led to this set. */
  #stands({ secrets }: Problem, from: number, n: number): ((guess: number) => boolean) | undefined {
    const marks = this.#marks;
    const { stack } = this.space;
    let isEven = true;
    if (marks)
      for (let i = from + 1; i < from + n && isEven; i++)
        isEven = marks[secrets[stack[i]]] === marks[secrets[stack[from]]];
    return (isEven ? this.#evenSymmetry : this.symmetry)?.representatives(this.history);
  }

  /** The cost of one guess if below `limit`, else a lower bound of at least `limit`. */
  attempt(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    n: number,
    r: number,
    limit: number,
    depth: number,
  ): number {
    const { space, pricing } = this;
    const frame = space.frame(depth);
    const { top } = space;
    this.work += n;
    const cells = space.split(problem, row, from, n, frame);
    if (cells === 1 && depth > this.#wantedDepth) {
      space.top = top;
      return INFEASIBLE;
    }
    const given = this.given.at(depth + 1);
    const own = possible ? problem.matrix[row * problem.secretCount + row] : -1;
    const { starts, sizes, lows, classes } = frame;
    let sum = pricing.weigh(problem, space.stack, from, n);
    for (let i = 0; i < cells; i++) {
      lows[i] = classes[i] === own ? 0 : this.low(problem, starts[i], sizes[i], r - 1);
      sum += lows[i];
    }
    const glances = given === undefined ? cells : 0;
    for (let i = 0; i < glances && sum < limit; i++) {
      if (sizes[i] < 3) continue;
      const seen = this.#glance(problem, starts[i], sizes[i], r - 1, lows[i]);
      sum += seen - lows[i];
      lows[i] = seen;
      if (this.#settled) sizes[i] = 0;
    }
    const looks = this.#hard ? 0 : glances;
    for (let i = looks - 1; i >= 0 && sum < limit; i--) {
      if (sizes[i] < LOOK_SIZE_MIN) continue;
      const seen = this.#look(problem, starts[i], sizes[i], r - 1, lows[i]);
      sum += seen - lows[i];
      lows[i] = seen;
    }
    this.history.push(problem.guesses[row]);
    for (let i = 0; i < cells && sum < limit && !this.halted; i++) {
      if (given === undefined ? sizes[i] < 3 : classes[i] === own) continue;
      const room = limit - sum + lows[i];
      const cost =
        given !== undefined
          ? this.given.solve(this, problem, row, starts[i], sizes[i], r - 1, room, depth + 1)
          : this.#hard
            ? this.#solveHard(this.#hard, problem, row, starts[i], sizes[i], r - 1, room, depth + 1)
            : this.solve(problem, starts[i], sizes[i], r - 1, room, depth + 1);
      sum += Math.max(0, cost - lows[i]);
    }
    this.history.pop();
    space.top = top;
    return Math.min(sum, INFEASIBLE);
  }

  /**
   * One look at a cell: what its best candidate costs at least, or any other guess, or what the memo knows. Leaves
   * in `#settled` whether that is what the cell costs.
   */
  #glance(problem: Problem, from: number, n: number, r: number, floor: number): number {
    this.#settled = floor >= INFEASIBLE;
    if (this.#settled) return floor;
    const { pricing } = this;
    const { stack } = this.space;
    const others = Math.max(floor, pricing.outside(problem, stack, from, n, r));
    let best = others;
    for (let i = 0; i < n && (best > floor || !this.#settled); i++) {
      // A candidate that costs exactly what any other guess costs at least settles the cell too.
      const limit = this.#settled ? best : Math.min(best + 1, INFEASIBLE);
      this.work += n;
      const packed = pricing.price(problem, stack[from + i], true, stack, from, n, r, limit);
      if (packed >> 1 >= limit) continue;
      best = packed >> 1;
      this.#settled = (packed & 1) === 0;
    }
    if (this.#settled || n < MEMO_SIZE_MIN || this.#hard) return best;
    const hash = this.#readKey(problem, from, n);
    const known = this.memo.find(hash, this.#limited ? r : 0, this.#key.numbers, this.#key.length);
    return known ? Math.max(best, this.memo.lower) : best;
  }

  /** A longer look at a large cell: what it costs at least by what its next guess leaves. The memo keeps it. */
  #look(problem: Problem, from: number, n: number, r: number, floor: number): number {
    const key = this.#key;
    const mark = this.#limited ? r : 0;
    const hash = this.#readKey(problem, from, n);
    // The glance has told all that is known.
    if (this.memo.find(hash, mark, key.numbers, key.length)) return floor;
    const seen = this.#outlook.least(problem, this.space.stack, from, n, r, floor);
    this.memo.store(hash, mark, key.numbers, key.length, seen, INFEASIBLE);
    return seen;
  }

  /** What is known of a set without a search. */
  known(problem: Problem, from: number, n: number, r: number): Bounds {
    const low = this.low(problem, from, n, r);
    if (n <= 2) return { lower: low, upper: low };
    const hash = this.#readKey(problem, from, n);
    const { memo } = this;
    return memo.find(hash, this.#limited ? r : 0, this.#key.numbers, this.#key.length)
      ? { lower: Math.max(low, memo.lower), upper: memo.upper }
      : { lower: low, upper: INFEASIBLE };
  }

  /** What the set costs at least, from its size. */
  low(problem: Problem, from: number, n: number, r: number): number {
    return this.pricing.low(problem, this.space.stack, from, n, r);
  }

  /** In hard mode: the problem of the columns at `from`, after turns that led to them from the problem given. */
  narrow(
    problem: Problem,
    turns: readonly Turn[],
    from: number,
    n: number,
    wanted: readonly number[],
  ): Problem {
    const hard = this.#hard as HardCells;
    hard.permit(problem, turns, this.space.stack, from, n, new Set(wanted));
    return hard.problem(problem, this.space.stack, from, n);
  }

  /** The answer of a row to a column, in the deduction's numbers: problems that are left number their own. */
  answer({ guesses, secrets }: Problem, row: number, column: number): number {
    const { matrix, secretCount } = this.#root;
    return matrix[this.#rank[guesses[row]] * secretCount + secrets[column]];
  }

  /** `solve` for a cell in hard mode, in the problem that the answer leaves. */
  #solveHard(
    hard: HardCells,
    problem: Problem,
    row: number,
    from: number,
    n: number,
    r: number,
    limit: number,
    depth: number,
  ): number {
    const { space, memo } = this;
    const { stack } = space;
    const turn = { guess: problem.guesses[row], cls: this.answer(problem, row, stack[from]) };
    if (r === 2) return hard.separate(problem, turn, stack, from, n, this.pricing);
    hard.permit(problem, [turn], stack, from, n);
    if (n >= MEMO_SIZE_MIN) {
      const { others, end } = hard.others(problem, n);
      const hash = this.#key.readNarrow(problem.secrets, stack, from, n, others, n, end);
      if (memo.find(hash, this.#limited ? r : 0, this.#key.numbers, this.#key.length))
        if (memo.lower >= limit || memo.lower === memo.upper) return memo.lower;
    }
    const inner = hard.problem(problem, stack, from, n);
    const { top } = space;
    const cost = this.solve(inner, space.pushAll(n), n, r, limit, depth);
    space.top = top;
    return cost;
  }

  #readKey({ secrets, guesses, rowCount, secretCount }: Problem, from: number, n: number): number {
    const { stack } = this.space;
    if (!this.#hard) return this.#key.read(secrets, stack, from, n);
    return this.#key.readNarrow(secrets, stack, from, n, guesses, secretCount, rowCount);
  }
}

function marksOf(weights: Int32Array): Uint16Array {
  const marks = new Map([...new Set(weights)].toSorted((a, b) => a - b).map((weight, i) => [weight, i]));
  return Uint16Array.from(weights, (weight) => marks.get(weight) ?? 0);
}

/** By guess. */
function ranksOf({ guesses }: Problem): Int32Array {
  const ranks = new Int32Array(guesses.length);
  for (let row = 0; row < guesses.length; row++) ranks[guesses[row]] = row;
  return ranks;
}

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** Smaller sets are searched faster than looked up. */
const MEMO_SIZE_MIN = 5;
/** Larger cells are looked at with all their guesses before one of them is searched; in hard mode it does not pay. */
const LOOK_SIZE_MIN = 32;
/** Larger sets go on in a problem of their own. */
const RESTRICT_SIZE_MIN = 32;
/** After this many guesses a history has next to no symmetry left. */
const SYMMETRY_DEPTH_MAX = 2;
const MEMO_BYTES = 2 ** 28;
