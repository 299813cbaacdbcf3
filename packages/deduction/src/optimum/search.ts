import { finish } from '@inkling/core/finish';
import { boundOpenings } from './bounded-openings.ts';
import { isCompilable } from './compilable.ts';
import { CompiledReader } from './compiled-reader.ts';
import { CompiledSearch } from './compiled-search.ts';
import { claimOpening, yieldOpening } from './free-opening.ts';
import { costOf, isPossible, rowOf } from './guess-order.ts';
import { NodeSearch } from './node-search.ts';
import { attemptSteps } from './node-steps.ts';
import { columnsAfter, keptProblem, type Problem, tells } from './problem.ts';
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
 * The least cost of telling the secret: branch and bound over guesses and answers. Costs are kept by the level at which a
 * secret is found, so one recursion serves the average, the worst case, the average under a depth limit, and "fewest at the
 * worst depth" (a surcharge on the last level). A history makes it the search of a sub-problem: what the rest of the game
 * costs, in the same numbers, over the same table.
 *
 * At a node every guess is first bounded by the sizes of its cells (`size-bound.ts`); those that can still win are tried in
 * the order of that bound, possible guesses first, and their cells smallest first, once a cheap bound of each shows that the
 * limit can be kept. Large nodes go on in a compact problem of their own, without guesses that repeat a partition. What
 * `compilable.ts` names is searched in WebAssembly, all else by `node-search.ts`. A search that halts waits within the
 * recursion, or within that of its large sets (`node-steps.ts`). Searches share their work by a table or by facts.
 */
export class OptimalSearch {
  readonly #whole: Problem;
  readonly #turns: readonly Turn[];
  /** The problem of the history: the whole one, or what is left of it. */
  readonly #local: Problem;
  readonly #nodes: NodeSearch;
  readonly #depth: number;
  /** How many secrets the history leaves, and where they are on the stack, in the local problem's columns. */
  readonly #count: number;
  readonly #from: number;
  readonly #options: SearchOptions;
  #openings: Float64Array = new Float64Array(0);
  /** The search from the present opening on, where it waits. */
  #running: Generator<undefined, void> | undefined;
  #reader: SearchReader | CompiledReader | undefined;
  #core: CompiledSearch | undefined;
  #isCoreTried = false;
  readonly #settled = new Map<number, SettledOpening>();
  #cursor = 0;
  #partial = 0;
  #best: number;
  #bestOpening = -1;

  /** Throws when no secret agrees with the history. */
  constructor(problem: Problem, options: SearchOptions = {}) {
    const { history = [], openings, followUps = [] } = options;
    const whole = isCompilable(problem, options) ? problem : keptProblem(problem);
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

  /** Secrets that the history leaves. */
  get secretCount(): number {
    return this.#count;
  }

  /**
   * Searches on for so many nodes, so much work, or to the end, and pauses there; fewer nodes than `PROGRESS_NODES_MIN` may
   * make no progress. 0 only reads the status.
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

  /** Another search has found a strategy of this cost: look only for cheaper ones. */
  tighten(cost: number): void {
    if (cost >= this.#best) return;
    this.#best = cost;
    this.#bestOpening = -1;
  }

  /** Takes what another search of the same kind (`SearchOptions.table`) has proved. */
  learn(fact: Fact): void {
    const { hash, mark, key, lower, upper } = fact;
    const core = this.#compiled();
    if (core) core.learn(fact);
    else this.#nodes.table.store(hash, mark, key, key.length, lower, upper);
  }

  /** What is proved of the next guesses tried so far: for the `settled` of a search that goes on. */
  settled(): readonly SettledOpening[] {
    return [...this.#settled.values()];
  }

  /** What is proved of sets whose key has at least `countMin` numbers (in normal mode: of so many secrets). */
  facts(countMin: number): Generator<Fact> {
    return this.#core?.facts(countMin) ?? this.#nodes.table.facts(countMin);
  }

  /** The next guesses in the order in which they are tried, with what each costs at least by its cells' sizes. */
  openings(): readonly Opening[] {
    return Array.from(this.#prepare(), (order) => ({
      guess: this.#local.guesses[rowOf(order)],
      possible: isPossible(order),
      lower: costOf(order),
    }));
  }

  /**
   * The sub-problems after a guess, smallest first, the answer that ends the game left out. The guess costs one
   * for each secret (its weight) and the least costs of these: `history` and the turn (guess, `cls`) search one.
   */
  branchesOf(guess: number): readonly OpeningBranch[] {
    return this.#aside().branchesOf(this.#columns(), guess, this.#depth);
  }

  /** The best strategy known, or `undefined`. May search again what the table forgot. */
  strategy(): Strategy | undefined {
    return finish(this.strategySteps());
  }

  /** The same in short steps. */
  *strategySteps(): Generator<undefined, Strategy | undefined> {
    if (this.#bestOpening < 0) return undefined;
    const [opening, cost] = [this.#bestOpening, this.#best];
    return yield* this.#aside().strategySteps(this.#local, this.#columns(), this.#depth, opening, cost);
  }

  /**
   * The least cost of a set of secrets (ascending, in the problem's columns) if below `limit`, else a lower
   * bound of at least `limit`. For a search made without history, symmetry and narrowing.
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

  /** The search in WebAssembly, where it can search this; made when it is first needed. */
  #compiled(): CompiledSearch | undefined {
    return finish(this.#compileSteps());
  }

  *#compileSteps(): Generator<undefined, CompiledSearch | undefined> {
    if (!this.#isCoreTried) this.#core = yield* CompiledSearch.steps(this.#local, this.#options);
    this.#isCoreTried = true;
    return this.#core;
  }

  /** Prepares the search, in short steps. If nobody calls it, the first question does the same at once. */
  *prepareSteps(): Generator<undefined, void> {
    yield* this.#compileSteps();
    yield* this.boundSteps();
  }

  /** Bounds the next guesses, in short steps. */
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

  /** The problem of the columns that the turns leave. */
  #leave(columns: Uint16Array, turns: readonly Turn[], wanted: readonly number[]): Problem {
    const nodes = this.#nodes;
    if (!nodes.isHard) return restrictProblem(this.#whole, columns, 0, columns.length, new Set(wanted));
    const from = nodes.space.push(columns);
    const problem = nodes.narrow(this.#whole, turns, from, columns.length, wanted);
    nodes.space.top = from;
    return problem;
  }

  /** What the history leaves, in the whole problem's columns. */
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

  /** Settles the next opening, or one after it that no other thread is at. */
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
    // A guess that tells nothing is skipped unless it is wanted, which proves nothing about its cost.
    if (
      !known &&
      (cost < INFEASIBLE || tells(this.#local, row, this.#nodes.space.stack, this.#from, this.#count))
    )
      this.#settled.set(guess, { guess, lower: cost, upper: cost < this.#best ? cost : INFEASIBLE });
    if (cost < this.#best) [this.#best, this.#bestOpening] = [cost, guess];
    if (at === this.#cursor) this.#partial = 0;
  }

  /** Can an opening be judged without a search? */
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
