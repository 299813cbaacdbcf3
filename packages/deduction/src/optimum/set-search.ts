import { finish } from '@inkling/core/finish';
import { CompiledSearch } from './compiled-search.ts';
import { NodeSearch } from './node-search.ts';
import { columnsAfter, type Problem } from './problem.ts';
import type { CellReader } from './proof-cells.ts';
import type { Bounds, SearchOptions, Turn } from './search-options.ts';
import { DEPTH_MAX } from './size-bound.ts';

/** Finds the costs of sets of secrets, one by one. Only for searches without history and narrowing. */
export class SetSearch {
  readonly #problem: Problem;
  readonly #search: CompiledSearch | NodeSearch;
  readonly #depth: number;

  /** Uses what the table already knows. */
  constructor(problem: Problem, options: Pick<SearchOptions, 'symmetry' | 'table' | 'depth'>) {
    this.#problem = problem;
    this.#depth = options.depth ?? DEPTH_MAX;
    this.#search = finish(CompiledSearch.steps(problem, options)) ?? new NodeSearch(problem, options);
    if (this.#search instanceof NodeSearch) this.#search.until = Number.POSITIVE_INFINITY;
  }

  /** Returns the least cost of what these turns leave if below `limit`, otherwise a lower bound of at least `limit`. */
  costAfter(turns: readonly Turn[], limit: number): number {
    const columns = columnsAfter(this.#problem, turns);
    const nodes = this.#search;
    if (nodes instanceof CompiledSearch) return nodes.cost(this.#secretsOf(columns), turns, limit);
    nodes.history.push(...turns.map(({ guess }) => guess));
    const { top } = nodes.space;
    const from = nodes.space.push(columns);
    const cost = nodes.solve(
      this.#problem,
      from,
      columns.length,
      this.#leftAfter(turns.length),
      limit,
      turns.length,
    );
    nodes.space.top = top;
    nodes.history.length -= turns.length;
    return cost;
  }

  /** Returns what is known, without a search, about a set of columns left by this number of turns. */
  knownOf(columns: Uint16Array, turns: number): Bounds {
    const nodes = this.#search;
    if (nodes instanceof CompiledSearch) return nodes.known(this.#secretsOf(columns), []);
    const { space } = nodes;
    const { top } = space;
    const known = nodes.known(this.#problem, space.push(columns), columns.length, this.#leftAfter(turns));
    space.top = top;
    return known;
  }

  /** The reader of cells for a proof, if the search is compiled. */
  get cellReader(): CellReader | undefined {
    return this.#search instanceof CompiledSearch ? this.#search : undefined;
  }

  #leftAfter(turns: number): number {
    return this.#depth >= DEPTH_MAX ? DEPTH_MAX : this.#depth - turns;
  }

  #secretsOf(columns: Uint16Array): Int32Array {
    const { secrets } = this.#problem;
    const found = new Int32Array(columns.length);
    // A loop, because a callback of `Int32Array.from` would take a twentieth of a proof's time.
    for (let i = 0; i < columns.length; i++) found[i] = secrets[columns[i]];
    return found;
  }
}
