import { finish } from '@inkling/core/finish';
import { type Problem, rowsFrom } from './problem.ts';
import { newSearchCore, type SearchCore, type SearchHost } from './search-core.ts';
import type { Bounds, SearchOptions, Symmetry } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import type { Fact } from './transposition-table.ts';

/**
 * The recursion of a search in WebAssembly (`assembly/machine.ts`), for games that end with the secret itself, without
 * weights, limits and hard mode. All others are searched by `node-search.ts`, its slow twin. It can pause after any set and
 * go on there; questions that come meanwhile are answered first. Guesses and secrets are the deduction's numbers.
 *
 * It has a table of its own. If it shares a second one, it looks up and stores there the sets that it searches.
 */
export class CompiledSearch {
  /** It pauses after this many sets, or this much work. */
  until = 0;
  workUntil: number = Number.POSITIVE_INFINITY;
  readonly #core: SearchCore;
  readonly #problem: Problem;
  readonly #symmetry: Symmetry | undefined;
  readonly #rowOf: Int32Array;
  readonly #columnOf: Int32Array;
  /** The guesses before those of the core, and those after which it was last said which guesses represent their class. */
  #before: readonly number[] = [];
  #represented: readonly number[] | undefined;

  /** For a problem of whose columns it is asked; `undefined` where it cannot be searched here. In short steps. */
  static *steps(problem: Problem, options: SearchOptions): Generator<undefined, CompiledSearch | undefined> {
    if (!isCompilable(problem, options)) return undefined;
    const search: { made?: CompiledSearch } = {};
    const core = newSearchCore(hostOf(() => search.made as CompiledSearch, options));
    if (!core) return undefined;
    const wanted = options.table
      ? SHARING_BYTES
      : Math.min(options.tableBytes ?? TABLE_BYTES, TABLE_BYTES_MAX);
    const cells = problem.rowCount * problem.secretCount;
    const tableBytes = Math.min(wanted, Math.max(TABLE_BYTES_MIN, cells * TABLE_CELL_BYTES));
    yield;
    if (!(yield* layOutSteps(core, problem, options.symmetry, tableBytes))) return undefined;
    search.made = new CompiledSearch(core, problem, options.symmetry);
    return search.made;
  }

  private constructor(core: SearchCore, problem: Problem, symmetry: Symmetry | undefined) {
    this.#core = core;
    this.#problem = problem;
    this.#symmetry = symmetry;
    this.#rowOf = placesOf(problem.guesses);
    this.#columnOf = placesOf(problem.secrets);
  }

  /** Sets searched, answers read and guess bounds evaluated so far. */
  get nodes(): number {
    return this.#core.setCount();
  }

  get work(): number {
    return this.#core.workDone();
  }

  get evaluated(): number {
    return this.#core.evaluatedCount();
  }

  /**
   * What a next guess costs after others, even if it tells nothing, on all secrets of the problem: its cost if that is
   * below the limit, else a lower bound of at least the limit. `onBound` is told what it costs at least, as that grows.
   */
  *attemptSteps(
    guess: number,
    before: readonly number[],
    limit: number,
    onBound: (bound: number) => void,
  ): Generator<undefined, number> {
    const core = this.#core;
    const { secretCount } = this.#problem;
    const at = core.setAt(secretCount) >>> 0;
    const columns = new Uint16Array(core.memory.buffer, at, secretCount);
    for (let column = 0; column < secretCount; column++) columns[column] = column;
    this.#before = before;
    core.searchGuess(this.#rowOf[guess], secretCount, limit, SYMMETRY_DEPTH_MAX - before.length);
    while (core.advance(this.workUntil, this.until) === 0) {
      onBound(core.boundOf());
      yield;
    }
    return core.resultOf();
  }

  /** The least cost of a set of secrets (ascending) after these guesses if below `limit`, else a lower bound of at least `limit`. */
  cost(secrets: ArrayLike<number>, before: readonly number[], limit: number): number {
    return finish(this.#searchSteps(secrets, before, limit, false));
  }

  /** The guess that the search prefers there, in short steps. */
  *chooseSteps(secrets: ArrayLike<number>, before: readonly number[]): Generator<undefined, number> {
    const core = this.#core;
    const cost = yield* this.#searchSteps(secrets, before, INFEASIBLE, false);
    let row = core.chosenRow();
    if (row < 0) {
      this.#write(secrets);
      core.isKnown(secrets.length);
      row = core.firstOf();
    }
    if (row < 0) {
      yield* this.#searchSteps(secrets, before, cost + 1, true);
      row = core.chosenRow();
    }
    return this.#problem.guesses[row];
  }

  /** What is known of a set without a search. */
  known(secrets: ArrayLike<number>): Bounds {
    this.#write(secrets);
    const isKnown = this.#core.isKnown(secrets.length) !== 0;
    const [lower, upper] = [this.#core.lowerOf(), this.#core.upperOf()];
    return { lower, upper: isKnown ? upper : INFEASIBLE };
  }

  /** What three secrets or more cost at least by two guesses (`SetBounds.byTwoGuesses`): nothing that was found counts. */
  leastByTwoGuesses(secrets: ArrayLike<number>): number {
    this.#write(secrets);
    return this.#core.leastByTwoGuesses(secrets.length);
  }

  /** Takes what another search has proved. */
  learn({ key, lower, upper }: Fact): void {
    if (key.length > this.#problem.secretCount) return;
    new Uint16Array(this.#core.memory.buffer, this.#core.keyAt() >>> 0, key.length).set(key);
    this.#core.learn(key.length, lower, upper);
  }

  /** What is proved of sets of at least so many. */
  *facts(countMin: number): Generator<Fact> {
    const core = this.#core;
    for (let place = core.entryAfter(0); place !== 0; place = core.entryAfter(place)) {
      const at = core.entryOf(place) >>> 0;
      const [entryPlace, , hash, length, lower, upper] = new Int32Array(core.memory.buffer, at, ENTRY_WORDS);
      if (entryPlace >>> 0 !== place >>> 0)
        throw new Error('an entry of the table is not where it should be');
      if (length < countMin) continue;
      const key = new Uint16Array(core.memory.buffer, at + ENTRY_WORDS * 4, length).slice();
      yield { key, hash, mark: 0, lower, upper };
    }
  }

  /** Tells the core which guesses represent their class. Sets that lie side by side ask it one after the other. */
  represent(depth: number): void {
    const core = this.#core;
    const { guesses } = this.#problem;
    const rows = new Uint32Array(core.memory.buffer, core.historyAt() >>> 0, depth);
    const history = [...this.#before, ...Array.from(rows, (row) => guesses[row])];
    const last = this.#represented;
    if (last?.length === history.length && history.every((guess, i) => guess === last[i])) return;
    const isRepresentative = this.#symmetry?.representatives(history);
    const marks = new Uint8Array(core.memory.buffer, core.representativesAt() >>> 0, guesses.length);
    for (let row = 0; row < guesses.length; row++)
      marks[row] = isRepresentative?.(guesses[row]) === false ? 0 : 1;
    this.#represented = history;
  }

  /** The numbers of a key in the core's memory. */
  keyOf(at: number, length: number): Uint16Array {
    return new Uint16Array(this.#core.memory.buffer, at >>> 0, length);
  }

  *#searchSteps(
    secrets: ArrayLike<number>,
    before: readonly number[],
    limit: number,
    isFresh: boolean,
  ): Generator<undefined, number> {
    const core = this.#core;
    const waiting = this.#before;
    this.#write(secrets);
    this.#before = before;
    core.searchSet(secrets.length, limit, isFresh, SYMMETRY_DEPTH_MAX - before.length);
    while (core.advance(core.workDone() + READ_AT_ONCE, Number.POSITIVE_INFINITY) === 0) {
      this.#before = waiting;
      yield;
      this.#before = before;
    }
    this.#before = waiting;
    return core.resultOf();
  }

  #write(secrets: ArrayLike<number>): void {
    const at = this.#core.setAt(secrets.length) >>> 0;
    const columns = new Uint16Array(this.#core.memory.buffer, at, secrets.length);
    for (let i = 0; i < secrets.length; i++) columns[i] = this.#columnOf[secrets[i]];
  }
}

/** Is it searched here, where there is WebAssembly? */
export function isCompilable(problem: Problem, options: SearchOptions): boolean {
  const isWorth = options.isCompiled ?? problem.rowCount * problem.secretCount >= CELLS_MIN;
  return isWorth && isPlain(problem, options);
}

/** Can it be searched here? */
export function isPlain(problem: Problem, options: SearchOptions): boolean {
  const { depth = DEPTH_MAX, surcharge = 0, weights, narrowing, followUps = [], symmetry } = options;
  const { goal, classCount, rowCount, secretCount } = problem;
  const isUnlimited = depth >= DEPTH_MAX && surcharge === 0;
  const isUsual = goal === 'found' && followUps.length === 0 && !weights && !narrowing;
  const isKnown = !symmetry || symmetry.codes !== undefined;
  return isUnlimited && isUsual && isKnown && classCount < 256 && rowCount * secretCount <= CELLS_MAX;
}

function hostOf(search: () => CompiledSearch, { table, claims }: SearchOptions): SearchHost {
  return {
    represent: (depth) => search().represent(depth),
    find: (key, length, hash) => table?.find(hash, 0, search().keyOf(key, length), length) ?? false,
    foundLower: () => table?.lower ?? 0,
    foundUpper: () => table?.upper ?? 0,
    tell: (key, length, hash, lower, upper) =>
      table?.store(hash, 0, search().keyOf(key, length), length, lower, upper),
    claim: (piece) => claims?.claim(piece) ?? true,
    yieldClaim: (piece) => claims?.yieldClaim(piece),
  };
}

/** Hands a problem over; `false` where there is not so much memory. */
function* layOutSteps(
  core: SearchCore,
  problem: Problem,
  symmetry: Symmetry | undefined,
  tableBytes: number,
): Generator<undefined, boolean> {
  const { rowCount, secretCount, classCount, isSymmetric, secrets } = problem;
  const codes = symmetry?.codes;
  const [places, symbols] = codes ? [codes.places, codes.symbols] : [0, 0];
  const codeCount = codes ? codes.table.length / codes.places : 0;
  const sizes = [rowCount, secretCount, classCount, codeCount, places, symbols, tableBytes] as const;
  if (core.layOut(...sizes, isSymmetric) === 0) return false;
  const rowsAtOnce = LINE_BYTES * Math.ceil(LAID_OUT_AT_ONCE / LINE_BYTES / secretCount);
  for (let row = 0; row < rowCount; row += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, rowCount - row);
    const at = core.rowsAt(count) >>> 0;
    const room = new Uint8Array(core.memory.buffer, at, count * secretCount);
    const rows = rowsFrom(problem, row, count, room);
    if (rows !== room) room.set(rows);
    core.readyRows(row, count);
    yield;
  }
  // If rows are made anew, their classes are counted by now.
  const { rowParts } = problem;
  const { buffer } = core.memory;
  const parts = new Uint8Array(buffer, core.partsAt() >>> 0, rowCount);
  for (let row = 0; row < rowCount; row++) parts[row] = Math.min(255, rowParts[row]);
  new Uint16Array(buffer, core.secretsAt() >>> 0, secretCount).set(secrets);
  if (codes) new Uint8Array(buffer, core.codesAt() >>> 0, codes.table.length).set(codes.table);
  core.ready();
  return true;
}

/** The place of each number in a list. */
function placesOf(numbers: Int32Array): Int32Array {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  const places = new Int32Array(most + 1).fill(-1);
  for (let place = 0; place < numbers.length; place++) places[numbers[place]] = place;
  return places;
}

/** After this many guesses hardly any symmetry is left. */
const SYMMETRY_DEPTH_MAX = 2;
const TABLE_BYTES = 2 ** 28;
/** The size of its own table if it also shares one. */
const SHARING_BYTES = 2 ** 26;
/** A memory has four gigabytes, and addresses in it that JavaScript takes for negative beyond the second. */
const TABLE_BYTES_MAX: number = 2 ** 31;
/** A small problem has few sets. */
const TABLE_BYTES_MIN = 2 ** 16;
const TABLE_CELL_BYTES = 64;
/** Smaller problems are searched faster than a memory can be made. */
const CELLS_MIN: number = 2 ** 13;
/** With the smaller problems that are made of it, a larger matrix would need half a gigabyte. */
const CELLS_MAX: number = 2 ** 27;
/** Work between two pauses while a strategy is read. */
const READ_AT_ONCE = 2 ** 20;
/** Cells of the matrix between two pauses. */
const LAID_OUT_AT_ONCE = 2 ** 19;
/** Rows go by whole lines of the cache. */
const LINE_BYTES = 64;
/** Place, next, hash, length, lower, upper, units, guess. */
const ENTRY_WORDS = 8;
