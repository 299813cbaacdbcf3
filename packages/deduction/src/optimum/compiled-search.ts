import { finish } from '@inkling/core/finish';
import { isCompilable } from './compilable.ts';
import { layOutSteps } from './core-layout.ts';
import { permitsAmong } from './permitted-guesses.ts';
import type { Problem } from './problem.ts';
import type { CellReader, Shortfall } from './proof-cells.ts';
import { newSearchCore, type SearchCore, type SearchHost } from './search-core.ts';
import type { Bounds, SearchOptions, Symmetry, Turn } from './search-options.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import type { Fact } from './transposition-table.ts';

/**
 * The recursion of the search in WebAssembly (`assembly/machine.ts`), for games that end with finding the secret,
 * without weights and, outside hard mode, without a limit on guesses. All others are searched by `node-search.ts`, its
 * slow twin. It can pause after any set and resume there; queries that come meanwhile are answered first. Guesses and
 * secrets have the deduction's numbers.
 *
 * It has a table of its own. If it also shares another one, it looks up and stores the sets that it searches there.
 */
export class CompiledSearch implements CellReader {
  /** The search pauses at this many sets, or this much work. */
  until = 0;
  workUntil: number = Number.POSITIVE_INFINITY;
  readonly #core: SearchCore;
  readonly #problem: Problem;
  readonly #symmetry: Symmetry | undefined;
  readonly #depth: number;
  /** In hard mode: which rows may follow an answer. */
  readonly #permitted: ReturnType<typeof permitsAmong> | undefined;
  readonly #rowOf: Int32Array;
  readonly #columnOf: Int32Array;
  /** The guesses made before those of the core, and the whole history for which `represent` last ran. */
  #before: readonly number[] = [];
  #represented: readonly number[] | undefined;

  /** Creates a search of a problem, in short steps. Returns undefined if the problem cannot be searched here. */
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
    if (!(yield* layOutSteps(core, problem, options, tableBytes))) return undefined;
    search.made = new CompiledSearch(core, problem, options);
    return search.made;
  }

  private constructor(core: SearchCore, problem: Problem, { symmetry, narrowing, depth }: SearchOptions) {
    this.#core = core;
    this.#problem = problem;
    this.#symmetry = symmetry;
    this.#depth = Math.min(depth ?? DEPTH_MAX, DEPTH_MAX);
    this.#permitted = narrowing && permitsAmong(narrowing, problem.guesses);
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
   * Returns the cost of a next guess after those of `before`, on all secrets of the problem and even if uninformative,
   * if it is below `limit`, otherwise a lower bound of at least `limit`. `onBound` receives its lower bound as it
   * grows.
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
    core.searchGuess(this.#rowOf[guess], secretCount, limit, this.#reducedAfter(before), this.#depth);
    while (core.advance(this.workUntil, this.until) === 0) {
      onBound(core.boundOf());
      yield;
    }
    return core.resultOf();
  }

  /** Returns the least cost of a set (ascending) after these turns if below `limit`, else a lower bound that is not. */
  cost(secrets: ArrayLike<number>, before: readonly Turn[], limit: number): number {
    return finish(this.#searchSteps(secrets, before, limit, false));
  }

  /** Returns the guess that the search prefers for a set after these turns, in short steps. */
  *chooseSteps(secrets: ArrayLike<number>, before: readonly Turn[]): Generator<undefined, number> {
    const core = this.#core;
    const cost = yield* this.#searchSteps(secrets, before, INFEASIBLE, false);
    let row = core.chosenRow();
    if (row < 0) {
      const bottom = this.#write(secrets, before);
      core.isKnown(secrets.length, this.#markAfter(before));
      row = core.firstOf();
      core.widen(bottom);
    }
    if (row < 0) {
      yield* this.#searchSteps(secrets, before, cost + 1, true);
      row = core.chosenRow();
    }
    return this.#problem.guesses[row];
  }

  /** Returns the bounds on a set after these turns that are known without a search. */
  known(secrets: ArrayLike<number>, before: readonly Turn[]): Bounds {
    const bottom = this.#write(secrets, before);
    const isKnown = this.#core.isKnown(secrets.length, this.#markAfter(before)) !== 0;
    this.#core.widen(bottom);
    const [lower, upper] = [this.#core.lowerOf(), this.#core.upperOf()];
    return { lower, upper: isKnown ? upper : INFEASIBLE };
  }

  /** Implements `CellReader.rowsBelow` outside hard mode. */
  rowsBelow(columns: Uint16Array, limit: number): Int32Array {
    const core = this.#core;
    this.#place(columns);
    const count = core.rowsBelow(columns.length, limit);
    return new Int32Array(core.memory.buffer, core.listAt() >>> 0, count).toSorted();
  }

  /** Implements `CellReader.missingOf` outside hard mode. */
  missingOf(columns: Uint16Array, row: number, claim: number): Shortfall {
    const core = this.#core;
    this.#place(columns);
    const missing = core.missingOf(columns.length, row, claim);
    const { classCount } = this.#problem;
    return { missing, lows: new Int32Array(core.memory.buffer, core.cellLowsAt() >>> 0, classCount) };
  }

  /** Stores a fact that another search has proved. */
  learn({ key, mark, lower, upper }: Fact): void {
    if (key.length > this.#core.keyLengthMax()) return;
    new Uint16Array(this.#core.memory.buffer, this.#core.keyAt() >>> 0, key.length).set(key);
    this.#core.learn(key.length, mark, lower, upper);
  }

  /** Yields what is proved about sets whose key has at least `countMin` numbers. */
  *facts(countMin: number): Generator<Fact> {
    const core = this.#core;
    for (let place = core.entryAfter(0); place !== 0; place = core.entryAfter(place)) {
      const at = core.entryOf(place) >>> 0;
      const [entryPlace, , hash, marked, lower, upper] = new Int32Array(core.memory.buffer, at, ENTRY_WORDS);
      const [length, mark] = [marked & LENGTH_MASK, marked >>> 24];
      if (entryPlace >>> 0 !== place >>> 0)
        throw new Error('the table is corrupt: an entry is not in its place');
      if (length < countMin) continue;
      const key = new Uint16Array(core.memory.buffer, at + ENTRY_WORDS * 4, length).slice();
      yield { key, hash, mark, lower, upper };
    }
  }

  /** Tells the core which guesses represent their class. Sibling sets ask the same in succession, which is cached. */
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

  /** Writes to the core's memory which rows may follow an answer to a row. */
  permit(row: number, cls: number, to: number): void {
    const permitted = this.#permitted?.(this.#problem.guesses[row], cls);
    if (permitted) new Uint32Array(this.#core.memory.buffer, to >>> 0, permitted.length).set(permitted);
  }

  /** Returns the numbers of a key in the core's memory. */
  keyOf(at: number, length: number): Uint16Array {
    return new Uint16Array(this.#core.memory.buffer, at >>> 0, length);
  }

  *#searchSteps(
    secrets: ArrayLike<number>,
    turns: readonly Turn[],
    limit: number,
    isFresh: boolean,
  ): Generator<undefined, number> {
    const core = this.#core;
    const waiting = this.#before;
    const before = turns.map(({ guess }) => guess);
    const bottom = this.#write(secrets, turns);
    this.#before = before;
    core.searchSet(secrets.length, limit, isFresh, this.#reducedAfter(before), this.#leftAfter(turns));
    while (core.advance(core.workDone() + READ_AT_ONCE, Number.POSITIVE_INFINITY) === 0) {
      this.#before = waiting;
      yield;
      this.#before = before;
    }
    this.#before = waiting;
    core.widen(bottom);
    return core.resultOf();
  }

  /** Returns for how many more guesses symmetric ones are skipped. */
  #reducedAfter(before: readonly number[]): number {
    return this.#symmetry ? SYMMETRY_DEPTH_MAX - before.length : 0;
  }

  #leftAfter(turns: readonly Turn[]): number {
    return this.#depth < DEPTH_MAX ? this.#depth - turns.length : DEPTH_MAX;
  }

  /** Returns the mark that distinguishes sets by the guesses left. */
  #markAfter(turns: readonly Turn[]): number {
    return this.#depth < DEPTH_MAX ? this.#depth - turns.length : 0;
  }

  #place(columns: Uint16Array): void {
    const at = this.#core.setAt(columns.length) >>> 0;
    new Uint16Array(this.#core.memory.buffer, at, columns.length).set(columns);
  }

  /**
   * Writes a set for the core, which in hard mode makes the problem that these turns leave. Returns the value to pass
   * to `widen` when the set is no longer needed.
   */
  #write(secrets: ArrayLike<number>, turns: readonly Turn[]): number {
    const at = this.#core.setAt(secrets.length) >>> 0;
    const columns = new Uint16Array(this.#core.memory.buffer, at, secrets.length);
    for (let i = 0; i < secrets.length; i++) columns[i] = this.#columnOf[secrets[i]];
    if (!this.#permitted) return at;
    const all = new Uint32Array(
      this.#core.memory.buffer,
      this.#core.permittedAt() >>> 0,
      (this.#problem.rowCount + 31) >>> 5,
    );
    all.fill(0xffffffff);
    for (const { guess, cls } of turns) {
      const permitted = this.#permitted(guess, cls);
      for (let i = 0; i < all.length; i++) all[i] &= permitted[i];
    }
    return this.#core.narrowTo(secrets.length);
  }
}

function hostOf(search: () => CompiledSearch, { table, claims }: SearchOptions): SearchHost {
  return {
    represent: (depth) => search().represent(depth),
    permit: (row, cls, to) => search().permit(row, cls, to),
    find: (key, length, hash, mark) => table?.find(hash, mark, search().keyOf(key, length), length) ?? false,
    foundLower: () => table?.lower ?? 0,
    foundUpper: () => table?.upper ?? 0,
    tell: (key, length, hash, mark, lower, upper) =>
      table?.store(hash, mark, search().keyOf(key, length), length, lower, upper),
    claim: (piece) => claims?.claim(piece) ?? true,
    yieldClaim: (piece) => claims?.yieldClaim(piece),
  };
}

/** Returns the index of each number in a list. */
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
/** A memory has at most four gigabytes, and JavaScript sees addresses beyond the second as negative. */
const TABLE_BYTES_MAX: number = 2 ** 31;
/** A small problem has few sets. */
const TABLE_BYTES_MIN = 2 ** 16;
const TABLE_CELL_BYTES = 64;
/** Work between two pauses while a strategy is read. */
const READ_AT_ONCE = 2 ** 20;
/** An entry has place, next, hash, length with the mark in its highest byte, lower, upper, units and guess. */
const ENTRY_WORDS = 8;
const LENGTH_MASK = 2 ** 24 - 1;
