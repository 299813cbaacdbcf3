import { finish } from '@inkling/core/finish';
import { boundOpenings } from './bounded-openings.ts';
import { isCompilable } from './compilable.ts';
import { CompiledReader } from './compiled-reader.ts';
import { CompiledSearch } from './compiled-search.ts';
import { claimOpening, yieldOpening } from './free-opening.ts';
import { costOf, isPossible, rowOf } from './guess-order.ts';
import { NodeSearch } from './node-search.ts';
import { attemptSteps } from './node-steps.ts';
import { columnsAfter, type Problem, tells, withStoredMatrix } from './problem.ts';
import { restrictProblem } from './restricted-problem.ts';
import type {
  Opening,
  OpeningBranch,
  SearchOptions,
  SearchStatus,
  SettledOpening,
  Turn,
} from './search-options.ts';
import { SearchReader } from './search-reader.ts';
import { DEPTH_MAX, INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import type { Fact } from './transposition-table.ts';

/**
 * Finds the least cost of a strategy by branch and bound over guesses and answers. The cost of a secret depends only on
 * the level at which it is found, so one recursion serves the average, the worst case, the average under a depth limit,
 * and "fewest at the worst depth" (a surcharge on the last level). With a history, it searches a sub-problem: the cost
 * of the rest of the game, in the same numbers and with the same table.
 *
 * At a node, every guess is first bounded by the sizes of its cells (`size-bound.ts`). Guesses that can still win are
 * tried in the order of that bound, possible guesses first. Their cells are searched smallest first, once cheap bounds
 * show that the limit can be met. Large nodes get a compact problem of their own, without repeated partitions. What
 * `compilable.ts` accepts is searched in WebAssembly, everything else by `node-search.ts`. A paused search keeps its
 * place in the recursion, or in that of its large sets (`node-steps.ts`). Searches share work through a table or facts.
 */
export class OptimalSearch {
  readonly #whole: Problem;
  readonly #turns: readonly Turn[];
  /** The problem that the history leaves; the whole problem if the history is empty. */
  readonly #local: Problem;
  readonly #nodes: NodeSearch;
  readonly #depth: number;
  /** How many secrets the history leaves, and where they begin on the stack, as columns of the local problem. */
  readonly #count: number;
  readonly #from: number;
  readonly #options: SearchOptions;
  #openings: Float64Array = new Float64Array(0);
  /** The paused search, from the current opening on. */
  #running: Generator<undefined, void> | undefined;
  #reader: SearchReader | CompiledReader | undefined;
  #core: CompiledSearch | undefined;
  #isCoreTried = false;
  readonly #settled = new Map<number, SettledOpening>();
  #cursor = 0;
  #partial = 0;
  #best: number;
  #bestOpening = -1;

  /** Throws if no secret agrees with the history. */
  constructor(problem: Problem, options: SearchOptions = {}) {
    const { history = [], openings, followUps = [] } = options;
    const whole = isCompilable(problem, options) ? problem : withStoredMatrix(problem);
    if (followUps.length > 0 && !openings) throw new Error('followUps needs openings');
    this.#whole = whole;
    this.#turns = history;
    this.#depth = Math.min(options.depth ?? DEPTH_MAX, DEPTH_MAX);
    this.#nodes = new NodeSearch(whole, options);
    this.#best = Math.min(options.below ?? INFEASIBLE, INFEASIBLE);
    const columns = columnsAfter(whole, history);
    this.#nodes.history.push(...history.map(({ guess }) => guess));
    this.#count = columns.length;
    if (columns.length === 0) throw new Error('no secret agrees with the history');
    this.#local =
      history.length > 0 ? this.#leave(columns, history, [...(openings ?? []), ...followUps]) : whole;
    this.#from = this.#nodes.space.pushAll(columns.length);
    this.#options = options;
    for (const known of options.settled ?? []) this.#settled.set(known.guess, known);
  }

  /** The number of secrets that the history leaves. */
  get secretCount(): number {
    return this.#count;
  }

  /**
   * Continues the search until it is done or has spent one of the budgets, and pauses there. With fewer nodes than
   * `PROGRESS_NODES_MIN` it may make no progress. A node budget of 0 only reads the status.
   */
  advance(nodeBudget: number, workBudget: number = Number.POSITIVE_INFINITY): SearchStatus {
    if (nodeBudget > 0) {
      this.#prepare();
      const engine = this.#compiled() ?? this.#nodes;
      engine.until = engine.nodes + nodeBudget;
      engine.workUntil = engine.work + workBudget;
      this.#nodes.halted = false;
      this.#running ??= this.#steps();
      this.#running.next();
    }
    return this.status();
  }

  status(): SearchStatus {
    const openings = this.#prepare();
    const done = this.#cursor >= openings.length;
    const next = openings[this.#cursor + 1];
    const open = Math.max(this.#partial, costOf(openings[this.#cursor] ?? 0));
    const lower = done
      ? this.#best
      : Math.min(this.#best, open, next === undefined ? INFEASIBLE : costOf(next));
    return {
      done,
      lower,
      upper: this.#bestOpening < 0 ? INFEASIBLE : this.#best,
      opening: this.#bestOpening,
      nodes: this.#nodes.nodes + (this.#core?.nodes ?? 0),
      work: this.#nodes.work + (this.#core?.work ?? 0),
      evaluated: this.#nodes.bounds.evaluated + (this.#core?.evaluated ?? 0),
      openingsDone: this.#cursor,
      openingCount: openings.length,
    };
  }

  /** Restricts the search to strategies cheaper than this, because another search has found one of this cost. */
  tighten(cost: number): void {
    if (cost >= this.#best) return;
    this.#best = cost;
    this.#bestOpening = -1;
  }

  /** Stores a fact that another search of the same kind (`SearchOptions.table`) has proved. */
  learn(fact: Fact): void {
    const { hash, mark, key, lower, upper } = fact;
    const core = this.#compiled();
    if (core) core.learn(fact);
    else this.#nodes.table.store(hash, mark, key, key.length, lower, upper);
  }

  /** Returns what is proved about the next guesses tried so far, to be passed as `settled` when continuing later. */
  settled(): readonly SettledOpening[] {
    return [...this.#settled.values()];
  }

  /** Yields what is proved about sets whose key has at least `countMin` numbers (in normal mode, one per secret). */
  facts(countMin: number): Generator<Fact> {
    return this.#core?.facts(countMin) ?? this.#nodes.table.facts(countMin);
  }

  /** Returns the next guesses in the order in which they are tried, with lower bounds from the sizes of their cells. */
  openings(): readonly Opening[] {
    return Array.from(this.#prepare(), (order) => ({
      guess: this.#local.guesses[rowOf(order)],
      possible: isPossible(order),
      lower: costOf(order),
    }));
  }

  /**
   * Returns the sub-problems after a guess, smallest first, without the answer that ends the game. A guess costs one
   * per secret (or its weight) plus their least costs. Append the turn (`guess`, `cls`) to `history` to search one.
   */
  branchesOf(guess: number): readonly OpeningBranch[] {
    return this.#aside().branchesOf(this.#columns(), guess, this.#depth);
  }

  /** Returns the best strategy known, if any. Sets that the table has forgotten are searched again. */
  strategy(): Strategy | undefined {
    return finish(this.strategySteps());
  }

  /** Does the same, yielding after each short step. */
  *strategySteps(): Generator<undefined, Strategy | undefined> {
    if (this.#bestOpening < 0) return undefined;
    const [opening, cost] = [this.#bestOpening, this.#best];
    return yield* this.#aside().strategySteps(this.#local, this.#columns(), this.#depth, opening, cost);
  }

  /**
   * Returns the least cost of a set of secrets (ascending columns of the problem) if it is below `limit`, otherwise a
   * lower bound of at least `limit`. Only for a search without history, symmetry and narrowing.
   */
  costOf(columns: readonly number[], limit: number): number {
    return this.#aside().costOf(columns, this.#depth, limit);
  }

  #aside(): SearchReader | CompiledReader {
    const core = this.#compiled();
    this.#reader ??= core
      ? new CompiledReader(core, this.#whole, this.#turns)
      : new SearchReader(this.#whole, this.#turns, { ...this.#options, table: this.#nodes.table });
    return this.#reader;
  }

  /** Returns the search in WebAssembly, created lazily; undefined if this problem cannot be searched there. */
  #compiled(): CompiledSearch | undefined {
    return finish(this.#compileSteps());
  }

  *#compileSteps(): Generator<undefined, CompiledSearch | undefined> {
    if (!this.#isCoreTried) this.#core = yield* CompiledSearch.steps(this.#local, this.#options);
    this.#isCoreTried = true;
    return this.#core;
  }

  /** Prepares the search in short steps. Optional: otherwise the first method that needs this does it in one go. */
  *prepareSteps(): Generator<undefined, void> {
    yield* this.#compileSteps();
    yield* this.boundSteps();
  }

  /** Bounds the next guesses, yielding after each short step. */
  *boundSteps(): Generator<undefined, void> {
    if (this.#openings.length > 0) return;
    const wanted = this.#options.openings && new Set(this.#options.openings);
    this.#openings = yield* boundOpenings(this.#nodes, this.#local, this.#from, this.#depth, wanted);
    while (this.#cursor < this.#openings.length && this.#isSettled(this.#cursor)) yield* this.#openingSteps();
  }

  #prepare(): Float64Array {
    finish(this.boundSteps());
    return this.#openings;
  }

  /** Returns the problem of the columns that the turns leave. */
  #leave(columns: Uint16Array, turns: readonly Turn[], wanted: readonly number[]): Problem {
    const nodes = this.#nodes;
    if (!nodes.isHard) return restrictProblem(this.#whole, columns, 0, columns.length, new Set(wanted));
    const from = nodes.space.push(columns);
    const problem = nodes.narrow(this.#whole, turns, from, columns.length, wanted);
    nodes.space.top = from;
    return problem;
  }

  /** Returns the secrets that the history leaves, as columns of the whole problem. */
  #columns(): Uint16Array {
    const { secrets } = this.#local;
    const here = this.#nodes.space.stack.subarray(this.#from, this.#from + this.#count);
    return Uint16Array.from(here, (column) => secrets[column]);
  }

  *#steps(): Generator<undefined, void> {
    const engine = this.#compiled() ?? this.#nodes;
    while (this.#cursor < this.#openings.length) {
      yield* this.#openingSteps();
      // Thousands of openings may be rejected one by one before any set is searched.
      if (engine.work >= engine.workUntil || engine.nodes >= engine.until) yield;
    }
  }

  /** Settles the next opening, or a later one that no other thread is working on. */
  *#openingSteps(): Generator<undefined, void> {
    if (costOf(this.#openings[this.#cursor]) >= this.#best) {
      this.#cursor = this.#openings.length;
      return;
    }
    const isOver = (at: number) => this.#isSettled(at);
    const free = claimOpening(this.#openings, this.#cursor, this.#best, isOver, this.#options.claims);
    const at = free < 0 ? this.#cursor : free;
    yield* this.#settleSteps(at);
    if (free >= 0) yieldOpening(this.#openings[free], this.#options.claims);
    if (at === this.#cursor) this.#cursor++;
  }

  *#settleSteps(at: number): Generator<undefined, void> {
    const row = rowOf(this.#openings[at]);
    const guess = this.#local.guesses[row];
    const known = this.#isSettled(at) ? this.#settled.get(guess) : undefined;
    const cost = known?.lower ?? (yield* this.#costOfOpening(at));
    // An uninformative guess is skipped unless it was asked for, so its `INFEASIBLE` proves nothing about its cost.
    if (
      !known &&
      (cost < INFEASIBLE || tells(this.#local, row, this.#nodes.space.stack, this.#from, this.#count))
    )
      this.#settled.set(guess, { guess, lower: cost, upper: cost < this.#best ? cost : INFEASIBLE });
    if (cost < this.#best) [this.#best, this.#bestOpening] = [cost, guess];
    if (at === this.#cursor) this.#partial = 0;
  }

  /** Whether an opening can be settled without a search. */
  #isSettled(at: number): boolean {
    const order = this.#openings[at];
    const known = this.#settled.get(this.#local.guesses[rowOf(order)]);
    const lower = Math.max(costOf(order), known?.lower ?? 0);
    return lower >= this.#best || (known !== undefined && known.lower === known.upper);
  }

  *#costOfOpening(at: number): Generator<undefined, number> {
    const [order, nodes] = [this.#openings[at], this.#nodes];
    const row = rowOf(order);
    const [size, depth, possible] = [this.#count, nodes.history.length, isPossible(order)];
    if (size === 1 && (possible || nodes.forced.at(depth + 1) === undefined)) return costOf(order);
    const [local, from, left, best] = [this.#local, this.#from, this.#depth, this.#best];
    const onBound = (bound: number) => {
      if (at === this.#cursor) this.#partial = Math.max(this.#partial, bound);
    };
    const compiled = this.#compiled()?.attemptSteps(local.guesses[row], nodes.history, best, onBound);
    return yield* compiled ??
      attemptSteps(nodes, local, row, possible, from, size, left, best, depth, onBound);
  }
}
