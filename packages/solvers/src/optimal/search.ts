import { capacityTable, DEPTH_MAX, INFEASIBLE } from './capacity.ts';
import { Memo, secretWords } from './memo.ts';
import { type Problem, restrictProblem } from './problem.ts';
import { scan, scanSmall, scanWeighted } from './scan.ts';
import type { Branch, Strategy } from './strategy.ts';

/**
 * The least cost of telling the secret: branch and bound over guesses and answers. Costs are kept by the level
 * at which a secret is found, so one recursion serves the average, the worst case, the average under a depth
 * limit, and "fewest at the worst depth" (a surcharge on the last level).
 *
 * At a node every guess is first priced by the sizes of its cells (`capacity.ts`); those that can still win
 * are tried in the order of that bound, possible guesses first, and their cells smallest first, after one
 * glance at each whether its bound can be reached at all. Large nodes go on in a compact problem of their
 * own, without guesses that repeat a partition. Explicit suspension of the recursion was rejected: the memo
 * holds whatever was finished, so a halted search starts again and is soon where it was.
 */
export interface SearchOptions {
  /** Guesses allowed; at most `DEPTH_MAX`, which is also the default. */
  readonly depth?: number;
  /** Added to the cost of each secret that needs all `depth` guesses. */
  readonly surcharge?: number;
  /** First guesses to choose from, in the deduction's numbers; all when absent. */
  readonly openings?: readonly number[];
  /** A positive integer for each secret; the cost of finding it is that many times its level. */
  readonly weights?: Int32Array;
  readonly symmetry?: Symmetry;
  readonly narrowing?: Narrowing;
  /** Only strategies that cost less are wanted: a bound shared by searches that divide the openings. */
  readonly below?: number;
  readonly memoBytes?: number;
}

/** What is the same for a deduction that has symmetries. */
export interface Symmetry {
  /** Which guesses stand for their class after some guesses: of each class, the lowest. */
  representatives(history: readonly number[]): (guess: number) => boolean;
  /**
   * Rewrites a set of secrets in place as ascending keys of 16 bits. Sets with equal keys must be symmetric,
   * and so of equal cost.
   */
  canonise(set: Uint16Array, count: number): void;
}

/** Hard mode: may `next` follow the answer `cls` to `guess`? Every guess still possible must be allowed. */
export interface Narrowing {
  permits(guess: number, cls: number, next: number): boolean;
}

/** `lower` ≤ least cost ≤ `upper`; `upper` is `INFEASIBLE` while no strategy is known. */
export interface SearchStatus {
  readonly done: boolean;
  readonly lower: number;
  readonly upper: number;
  /** The first guess of the best strategy known, or −1. */
  readonly opening: number;
  /** Candidate sets searched, guesses priced. */
  readonly nodes: number;
  readonly priced: number;
  readonly openingsDone: number;
  readonly openingCount: number;
}

export class OptimalSearch {
  readonly #root: Problem;
  readonly #depth: number;
  readonly #surcharge: number;
  readonly #symmetry: Symmetry | undefined;
  readonly #narrowing: Narrowing | undefined;
  readonly #weights: Int32Array | undefined;
  readonly #limited: boolean;
  readonly #memo: Memo;
  readonly #words: Int32Array;
  readonly #tables = new WeakMap<Problem, Tables[]>();
  readonly #frames: Frame[] = [];
  readonly #history: number[] = [];
  readonly #counts: Int32Array;
  readonly #sums: Int32Array;
  readonly #tops: Int32Array;
  readonly #slots: Int32Array;
  readonly #inside: Uint8Array;
  #stack: Uint16Array;
  #top: number;
  #key: Uint16Array;
  #keyLength = 0;
  #nodes = 0;
  #priced = 0;
  #until = 0;
  #halted = false;
  #chosen = -1;

  readonly #openings: Float64Array;
  #cursor = 0;
  #partial = 0;
  #best: number;
  #bestOpening = -1;

  constructor(root: Problem, options: SearchOptions = {}) {
    this.#root = root;
    this.#depth = Math.min(options.depth ?? DEPTH_MAX, DEPTH_MAX);
    this.#limited = this.#depth < DEPTH_MAX;
    this.#surcharge = options.surcharge ?? 0;
    this.#weights = options.weights;
    this.#narrowing = options.narrowing;
    this.#symmetry = options.weights || options.narrowing ? undefined : options.symmetry;
    this.#memo = new Memo(options.memoBytes ?? MEMO_BYTES);
    this.#words = secretWords(KEYS);
    this.#stack = new Uint16Array(root.secretCount * 8);
    this.#key = new Uint16Array(root.secretCount);
    this.#counts = new Int32Array(root.classCount);
    this.#sums = new Int32Array(root.classCount);
    this.#tops = new Int32Array(root.classCount);
    this.#slots = new Int32Array(root.classCount);
    this.#inside = new Uint8Array(root.rowCount);
    this.#best = Math.min(options.below ?? INFEASIBLE, INFEASIBLE);
    const n = root.secretCount;
    for (let i = 0; i < n; i++) this.#stack[i] = i;
    this.#top = n;
    this.#openings = this.#priceOpenings(options.openings);
  }

  /** Searches on for at least `nodeBudget` nodes, or to the end. 0 only reads the status. */
  advance(nodeBudget: number): SearchStatus {
    if (nodeBudget > 0) {
      this.#until = this.#nodes + Math.max(nodeBudget, BUDGET_MIN);
      this.#halted = false;
      while (this.#cursor < this.#openings.length && !this.#halted) this.#tryOpening();
    }
    return this.status();
  }

  status(): SearchStatus {
    const done = this.#cursor >= this.#openings.length;
    const next = this.#openings[this.#cursor + 1];
    const open = Math.max(this.#partial, costOf(this.#openings[this.#cursor] ?? 0));
    const lower = done
      ? this.#best
      : Math.min(this.#best, open, next === undefined ? INFEASIBLE : costOf(next));
    return {
      done,
      lower,
      upper: this.#bestOpening < 0 ? INFEASIBLE : this.#best,
      opening: this.#bestOpening,
      nodes: this.#nodes,
      priced: this.#priced,
      openingsDone: this.#cursor,
      openingCount: this.#openings.length,
    };
  }

  /** Another search has found a strategy of this cost: look only for cheaper ones. */
  tighten(cost: number): void {
    if (cost >= this.#best) return;
    this.#best = cost;
    this.#bestOpening = -1;
  }

  /** The best strategy known, or `undefined`. May search again what the memo forgot. */
  strategy(): Strategy | undefined {
    if (this.#bestOpening < 0) return undefined;
    this.#until = Number.POSITIVE_INFINITY;
    this.#halted = false;
    return this.#grow(0, this.#root.secretCount, this.#depth, 0, this.#bestOpening);
  }

  /**
   * The least cost of a set of secrets (ascending, in the problem's columns) if below `limit`, else a lower
   * bound of at least `limit`. For a search made without symmetry and narrowing, which need a history.
   */
  costOf(columns: readonly number[], limit: number): number {
    const top = this.#top;
    this.#reserve(columns.length);
    for (const [i, column] of columns.entries()) this.#stack[top + i] = column;
    this.#top = top + columns.length;
    this.#until = Number.POSITIVE_INFINITY;
    this.#halted = false;
    const cost = this.#solve(this.#root, top, columns.length, this.#depth, limit, SYMMETRY_DEPTH_MAX);
    this.#top = top;
    return cost;
  }

  #priceOpenings(wanted: readonly number[] | undefined): Float64Array {
    const root = this.#root;
    const n = root.secretCount;
    const frame = this.#frame(0);
    for (let row = 0; row < root.rowCount; row++) frame.rows[row] = row;
    frame.rowCount = root.rowCount;
    const stands = wanted ? undefined : this.#symmetry?.representatives([]);
    const only = wanted ? new Set(wanted) : undefined;
    const keys: number[] = [];
    for (let row = 0; row < root.rowCount; row++) {
      const guess = root.guesses[row];
      if (stands?.(guess) === false || only?.has(guess) === false) continue;
      const possible = row < n;
      const cost = this.#price(root, row, possible, 0, n, this.#depth, INFEASIBLE) >> 1;
      keys.push((cost * 2 + (possible ? 0 : 1)) * ROWS + row);
    }
    return Float64Array.from(keys).toSorted();
  }

  #tryOpening(): void {
    const key = this.#openings[this.#cursor];
    const row = key % ROWS;
    const n = this.#root.secretCount;
    if (costOf(key) >= this.#best) {
      this.#cursor = this.#openings.length;
      return;
    }
    const cost =
      n === 1 ? costOf(key) : this.#try(this.#root, row, row < n, 0, n, this.#depth, this.#best, 0);
    if (this.#halted) {
      this.#partial = Math.max(this.#partial, cost);
      return;
    }
    if (cost < this.#best) {
      this.#best = cost;
      this.#bestOpening = this.#root.guesses[row];
    }
    this.#partial = 0;
    this.#cursor++;
  }

  /** The least cost if below `limit`, else a lower bound of at least `limit`. */
  #solve(problem: Problem, from: number, n: number, r: number, limit: number, depth: number): number {
    const low = this.#low(problem, from, n, r);
    if (n <= 2 || low >= limit) return low;
    const keyed = n >= MEMO_SIZE_MIN;
    const hash = keyed ? this.#readKey(problem, from, n, depth) : 0;
    const mark = this.#limited ? r : 0;
    if (keyed && this.#memo.find(hash, mark, this.#key, 0, this.#keyLength)) {
      if (this.#memo.lower >= limit || this.#memo.lower === this.#memo.upper) return this.#memo.lower;
    }
    if (keyed) {
      // Only sets that the memo keeps count, so that a search that starts again gets further each time.
      if (this.#nodes >= this.#until) {
        this.#halted = true;
        return low;
      }
      this.#nodes++;
    }
    const top = this.#top;
    this.#reserve(2 * n);
    let value: number;
    if (n >= RESTRICT_SIZE_MIN && n * 2 <= problem.secretCount && !this.#narrowing && !this.#weights) {
      const inner = restrictProblem(problem, this.#stack, from, n);
      for (let i = 0; i < n; i++) this.#stack[top + i] = i;
      this.#top = top + n;
      value = this.#expand(inner, top, n, r, limit, depth);
    } else {
      value = this.#expand(problem, from, n, r, limit, depth);
    }
    this.#top = top;
    if (this.#halted) return low;
    if (keyed) {
      this.#readKey(problem, from, n, depth);
      const upper = value < limit ? value : INFEASIBLE;
      this.#memo.store(hash, mark, this.#key, 0, this.#keyLength, value, upper);
    }
    return value;
  }

  /** `#solve` without the memo; leaves the guess it chose in `#chosen` when it finds one below `limit`. */
  #expand(problem: Problem, from: number, n: number, r: number, limit: number, depth: number): number {
    const { guesses } = problem;
    const frame = this.#frame(depth);
    const { keys } = frame;
    const floor = this.#low(problem, from, n, r);
    const stands =
      this.#history.length < SYMMETRY_DEPTH_MAX ? this.#symmetry?.representatives(this.#history) : undefined;
    let count = 0;
    let best = limit;
    let chosen = -1;
    let missed = INFEASIBLE;
    for (let i = 0; i < n && best > floor; i++) {
      const row = this.#stack[from + i];
      if (stands?.(guesses[row]) === false) continue;
      const packed = this.#price(problem, row, true, from, n, r, best);
      const cost = packed >> 1;
      if (cost >= best) missed = Math.min(missed, cost);
      else if (packed & 1) keys[count++] = cost * 2 * ROWS + row;
      else {
        best = cost;
        chosen = guesses[row];
      }
    }
    const outsideFloor = this.#weights ? floor : n + n * this.#table(problem, r - 1).bound[1];
    if (best > outsideFloor) {
      const inside = this.#inside;
      for (let i = 0; i < n; i++) inside[this.#stack[from + i]] = 1;
      const rows = this.#narrowing ? frame.rows : undefined;
      const rowCount = rows ? frame.rowCount : problem.rowCount;
      for (let i = 0; i < rowCount && best > outsideFloor; i++) {
        const row = rows ? rows[i] : i;
        if (inside[row] !== 0 || stands?.(guesses[row]) === false) continue;
        const packed = this.#price(problem, row, false, from, n, r, best);
        const cost = packed >> 1;
        if (cost >= best) {
          if (cost < missed) missed = cost;
        } else if (packed & 1) keys[count++] = (cost * 2 + 1) * ROWS + row;
        else {
          best = cost;
          chosen = guesses[row];
        }
      }
      for (let i = 0; i < n; i++) inside[this.#stack[from + i]] = 0;
    } else if (outsideFloor < missed) missed = outsideFloor;
    const order = keys.subarray(0, count).toSorted();
    for (let k = 0; k < count && best > floor; k++) {
      const cost = costOf(order[k]);
      if (cost >= best) {
        missed = Math.min(missed, cost);
        break;
      }
      const row = order[k] % ROWS;
      const possible = Math.floor(order[k] / ROWS) % 2 === 0;
      const value = this.#try(problem, row, possible, from, n, r, best, depth);
      if (this.#halted) return floor;
      if (value < best) {
        best = value;
        chosen = guesses[row];
      } else if (value < missed) missed = value;
    }
    this.#chosen = chosen;
    return chosen >= 0 ? best : Math.max(limit, missed);
  }

  /** The cost of one guess if below `limit`, else a lower bound of at least `limit`. */
  #try(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    n: number,
    r: number,
    limit: number,
    depth: number,
  ): number {
    const frame = this.#frame(depth);
    const top = this.#top;
    this.#reserve(n);
    const cells = this.#split(problem, row, from, n, frame);
    if (cells === 1) {
      this.#top = top;
      return INFEASIBLE;
    }
    const own = possible ? problem.matrix[row * problem.secretCount + row] : -1;
    const { starts, sizes, lows, classes } = frame;
    let sum = this.#weigh(problem, from, n);
    for (let i = 0; i < cells; i++) {
      lows[i] = classes[i] === own ? 0 : this.#low(problem, starts[i], sizes[i], r - 1);
      sum += lows[i];
    }
    for (let i = 0; i < cells && sum < limit && !this.#weights; i++) {
      if (sizes[i] < 3) continue;
      const seen = this.#glance(problem, starts[i], sizes[i], r - 1, lows[i]);
      sum += seen - lows[i];
      lows[i] = seen;
    }
    this.#history.push(problem.guesses[row]);
    for (let i = 0; i < cells && sum < limit && !this.#halted; i++) {
      if (sizes[i] < 3) continue;
      if (this.#narrowing) this.#narrow(problem.guesses[row], classes[i], starts[i], sizes[i], depth);
      const room = limit - sum + lows[i];
      sum += Math.max(0, this.#solve(problem, starts[i], sizes[i], r - 1, room, depth + 1) - lows[i]);
    }
    this.#history.pop();
    this.#top = top;
    return Math.min(sum, INFEASIBLE);
  }

  /** Copies the cells of a guess to the top of the stack, smallest first, and says how many there are. */
  #split(problem: Problem, row: number, from: number, n: number, frame: Frame): number {
    const { matrix, secretCount } = problem;
    const base = row * secretCount;
    const stack = this.#stack;
    const counts = this.#counts;
    const { classes, starts, sizes } = frame;
    let cells = 0;
    for (let i = 0; i < n; i++) {
      const cls = matrix[base + stack[from + i]];
      if (counts[cls]++ === 0) this.#slots[cells++] = cls;
    }
    for (let i = 0; i < cells; i++) {
      const cls = this.#slots[i];
      let j = i;
      for (; j > 0 && counts[classes[j - 1]] > counts[cls]; j--) classes[j] = classes[j - 1];
      classes[j] = cls;
    }
    let at = this.#top;
    for (let i = 0; i < cells; i++) {
      starts[i] = at;
      sizes[i] = counts[classes[i]];
      counts[classes[i]] = at;
      at += sizes[i];
    }
    for (let i = 0; i < n; i++) {
      const column = stack[from + i];
      stack[counts[matrix[base + column]]++] = column;
    }
    for (let i = 0; i < cells; i++) counts[classes[i]] = 0;
    this.#top = at;
    return cells;
  }

  /** One look at a cell: the bound if a candidate's split can reach it; else what the memo knows, or one more. */
  #glance(problem: Problem, from: number, n: number, r: number, floor: number): number {
    if (floor >= INFEASIBLE) return floor;
    for (let i = 0; i < n; i++)
      if (this.#price(problem, this.#stack[from + i], true, from, n, r, floor + 1) >> 1 <= floor)
        return floor;
    if (n < MEMO_SIZE_MIN || this.#narrowing) return floor + 1;
    const hash = this.#readKey(problem, from, n, 0);
    const known = this.#memo.find(hash, this.#limited ? r : 0, this.#key, 0, this.#keyLength);
    return known ? Math.max(floor + 1, this.#memo.lower) : floor + 1;
  }

  /** The cost of a guess from the sizes of its cells, packed as `scan.ts` says. */
  #price(
    problem: Problem,
    row: number,
    possible: boolean,
    from: number,
    n: number,
    r: number,
    limit: number,
  ): number {
    const { matrix, secretCount, classCount } = problem;
    const base = row * secretCount;
    this.#priced++;
    if (r < 2) return (n === 1 && possible ? this.#low(problem, from, n, r) : INFEASIBLE) * 2;
    const { bound, extra, plain } = this.#table(problem, r - 1);
    const others = possible ? n - 1 : n;
    if (this.#weights) {
      const own = possible ? row : -1;
      const packed = scanWeighted(
        matrix,
        base,
        this.#stack,
        from,
        n,
        own,
        this.#weights,
        this.#sums,
        this.#tops,
        this.#counts,
      );
      return this.#limited ? packed | 1 : packed;
    }
    const start = n + others * bound[1];
    return plain && classCount <= 32 && n <= problem.partsMax
      ? scanSmall(matrix, base, this.#stack, from, n, start, limit)
      : scan(matrix, base, this.#stack, from, n, start, limit, extra, this.#counts, classCount);
  }

  /** What the candidates cost at least with `r` guesses left; exact for one or two. */
  #low(problem: Problem, from: number, n: number, r: number): number {
    const capacity = this.#table(problem, r).bound[n];
    if (!this.#weights || capacity >= INFEASIBLE) return capacity;
    let sum = 0;
    let top = 0;
    for (let i = from; i < from + n; i++) {
      const weight = this.#weights[this.#stack[i]];
      sum += weight;
      if (weight > top) top = weight;
    }
    return 2 * sum - top;
  }

  /** What the present guess itself costs: one for each candidate, by weight. */
  #weigh(problem: Problem, from: number, n: number): number {
    if (!this.#weights) return n;
    let sum = 0;
    for (let i = from; i < from + n; i++) sum += this.#weights[problem.secrets[this.#stack[i]]];
    return sum;
  }

  /**
   * Keeps, for the next level, the guesses that the answer still permits and that tell some of the cell apart:
   * the others never will. Possible guesses are found without a list.
   */
  #narrow(guess: number, cls: number, from: number, n: number, depth: number): void {
    const narrowing = this.#narrowing as Narrowing;
    const { rows, rowCount } = this.#frame(depth);
    const next = this.#frame(depth + 1);
    const { guesses, matrix, secretCount } = this.#root;
    const stack = this.#stack;
    let count = 0;
    for (let i = 0; i < rowCount; i++) {
      const base = rows[i] * secretCount;
      const first = matrix[base + stack[from]];
      let j = 1;
      while (j < n && matrix[base + stack[from + j]] === first) j++;
      if (j < n && narrowing.permits(guess, cls, guesses[rows[i]])) next.rows[count++] = rows[i];
    }
    next.rowCount = count;
  }

  /** Writes the set, in the root's numbers, with the permitted guesses in hard mode; returns its hash. */
  #readKey(problem: Problem, from: number, n: number, depth: number): number {
    const { secrets } = problem;
    const frame = this.#narrowing ? this.#frame(depth) : undefined;
    const length = n + (frame?.rowCount ?? 0);
    if (length > this.#key.length) this.#key = new Uint16Array(length * 2);
    let hash = 0;
    for (let i = 0; i < n; i++) this.#key[i] = secrets[this.#stack[from + i]];
    this.#symmetry?.canonise(this.#key, n);
    for (let i = 0; i < n; i++) hash = (hash + this.#words[this.#key[i]]) | 0;
    if (frame)
      for (let i = 0; i < frame.rowCount; i++) {
        this.#key[n + i] = frame.rows[i];
        hash = (hash ^ Math.imul(this.#words[frame.rows[i]], HASH_FACTOR)) | 0;
      }
    this.#keyLength = length;
    return Math.imul(hash ^ (hash >>> 15), HASH_FACTOR);
  }

  #grow(from: number, n: number, r: number, depth: number, guess: number): Strategy {
    const root = this.#root;
    const row = root.guesses.indexOf(guess);
    const top = this.#top;
    this.#reserve(n);
    const frame = this.#frame(depth);
    const cells = this.#split(root, row, from, n, frame);
    const parts = Array.from({ length: cells }, (_, i) => ({
      cls: frame.classes[i],
      start: frame.starts[i],
      size: frame.sizes[i],
    }));
    const own = row < n || row < root.secretCount ? root.matrix[row * root.secretCount + row] : -1;
    const branches: Branch[] = [];
    this.#history.push(guess);
    for (const { cls, start, size } of parts) {
      if (cls === own && size === 1 && this.#stack[start] === row) continue;
      if (this.#narrowing) this.#narrow(guess, cls, start, size, depth);
      const next = this.#choose(start, size, r - 1, depth + 1);
      branches.push({ cls, next: this.#grow(start, size, r - 1, depth + 1, next) });
    }
    this.#history.pop();
    this.#top = top;
    return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
  }

  /** The guess that the search prefers here. */
  #choose(from: number, n: number, r: number, depth: number): number {
    const root = this.#root;
    if (n <= 2) return root.guesses[this.#heavier(from, n)];
    const value = this.#solve(root, from, n, r, INFEASIBLE, depth);
    this.#expand(root, from, n, r, value + 1, depth);
    return this.#chosen;
  }

  #heavier(from: number, n: number): number {
    const [a, b] = [this.#stack[from], this.#stack[from + n - 1]];
    return this.#weights && this.#weights[b] > this.#weights[a] ? b : a;
  }

  #table(problem: Problem, r: number): Tables {
    let list = this.#tables.get(problem);
    if (!list) {
      list = [];
      this.#tables.set(problem, list);
    }
    const left = this.#limited ? r : DEPTH_MAX;
    list[left] ??= makeTables(problem, left, this.#surcharge);
    return list[left];
  }

  #frame(depth: number): Frame {
    this.#frames[depth] ??= new Frame(this.#root.rowCount, this.#root.classCount);
    return this.#frames[depth];
  }

  #reserve(room: number): void {
    if (this.#top + room <= this.#stack.length) return;
    const bigger = new Uint16Array(2 * (this.#top + room));
    bigger.set(this.#stack);
    this.#stack = bigger;
  }
}

/** Smaller sets are searched faster than looked up. */
const MEMO_SIZE_MIN = 5;
/** Larger sets go on in a problem of their own. */
const RESTRICT_SIZE_MIN = 32;
/** After this many guesses a history has next to no symmetry left. */
const SYMMETRY_DEPTH_MAX = 2;
/** Secrets, rows and canonical keys in a memo entry are numbers below this. */
const KEYS = 2 ** 16;
/** Keys hold (cost, possible first, row) in one number. */
const ROWS = 2 ** 18;
const MEMO_BYTES = 2 ** 28;
/** Enough for a search that starts again to get past the nodes on its path. */
const BUDGET_MIN = 1024;
const HASH_FACTOR = 0x9e3779b1;

interface Tables {
  /** By size of the set: the capacity bound. */
  readonly bound: Int32Array;
  /** What one more member of a cell of this size adds. */
  readonly extra: Int32Array;
  /** Does every member after the first add one, up to the most parts? */
  readonly plain: boolean;
}

function makeTables(problem: Problem, left: number, surcharge: number): Tables {
  const { secretCount, partsMax } = problem;
  const bound = capacityTable(secretCount, partsMax, left, surcharge);
  const extra = new Int32Array(secretCount + 1);
  for (let k = 1; k < secretCount; k++)
    extra[k] = bound[k] >= INFEASIBLE ? 0 : Math.min(INFEASIBLE, bound[k + 1] - bound[k] - bound[1]);
  return { bound, extra, plain: left > 2 };
}

/** Scratch space of one level. */
class Frame {
  readonly keys: Float64Array;
  readonly rows: Int32Array;
  rowCount = 0;
  readonly classes: Int32Array;
  readonly starts: Int32Array;
  readonly sizes: Int32Array;
  readonly lows: Int32Array;

  constructor(rowCount: number, classCount: number) {
    this.keys = new Float64Array(rowCount);
    this.rows = new Int32Array(rowCount);
    this.classes = new Int32Array(classCount);
    this.starts = new Int32Array(classCount);
    this.sizes = new Int32Array(classCount);
    this.lows = new Int32Array(classCount);
  }
}

function costOf(key: number): number {
  return Math.floor(Math.floor(key / ROWS) / 2);
}
