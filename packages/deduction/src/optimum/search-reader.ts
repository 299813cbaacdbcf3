import { NodeSearch } from './node-search.ts';
import type { Problem } from './problem.ts';
import type { OpeningBranch, SearchOptions, Turn } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import type { Strategy } from './strategy.ts';
import { extractStrategy } from './strategy-extraction.ts';

/** Reads what a search knows from the table that both share, while the search itself may be paused within a set. */
export class SearchReader {
  readonly #whole: Problem;
  readonly #turns: readonly Turn[];
  readonly #nodes: NodeSearch;

  constructor(whole: Problem, turns: readonly Turn[], options: SearchOptions) {
    this.#whole = whole;
    this.#turns = turns;
    this.#nodes = new NodeSearch(whole, options);
    this.#nodes.history.push(...turns.map(({ guess }) => guess));
    this.#nodes.until = Number.POSITIVE_INFINITY;
  }

  /** Implements `OptimalSearch.branchesOf` for the columns that the turns leave. */
  branchesOf(columns: Uint16Array, guess: number, depth: number): readonly OpeningBranch[] {
    const nodes = this.#nodes;
    const { space } = nodes;
    const row = this.#whole.guesses.indexOf(guess);
    const { top } = space;
    const from = space.push(columns);
    const frame = space.frame(0);
    const cells = space.split(this.#whole, row, from, columns.length, frame);
    const branches: OpeningBranch[] = [];
    for (let i = 0; i < cells; i++) {
      const [start, size, cls] = [frame.starts[i], frame.sizes[i], frame.classes[i]];
      if (size === 1 && space.stack[start] === row) continue;
      const turns = [...this.#turns, { guess, cls }];
      const wanted = nodes.forced.from(turns.length);
      const inner = nodes.isHard ? nodes.narrow(this.#whole, turns, start, size, wanted) : this.#whole;
      const at = nodes.isHard ? space.pushAll(size) : start;
      const known = nodes.known(inner, at, size, depth - 1);
      // If the next guess is given, the least cost over all guesses is only a lower bound.
      const upper = nodes.forced.at(turns.length) === undefined ? known.upper : INFEASIBLE;
      branches.push({ cls, size, lower: known.lower, upper });
    }
    space.top = top;
    return branches;
  }

  /** Returns the strategy that begins with a guess of this cost, in short steps. `local`: what the turns leave. */
  *strategySteps(
    local: Problem,
    columns: Uint16Array,
    depth: number,
    guess: number,
    cost: number,
  ): Generator<undefined, Strategy> {
    const nodes = this.#nodes;
    const { space } = nodes;
    const { top } = space;
    // Outside hard mode, only the whole problem has every guess; in hard mode, `local` has all that are permitted.
    const problem = nodes.isHard ? local : this.#whole;
    const from = nodes.isHard ? space.pushAll(columns.length) : space.push(columns);
    const steps = extractStrategy(nodes, problem, from, columns.length, depth, guess, cost);
    for (;;) {
      nodes.workUntil = nodes.work + READ_AT_ONCE;
      nodes.halted = false;
      const step = steps.next();
      if (step.done) {
        space.top = top;
        return step.value;
      }
      yield;
    }
  }

  /** Implements `OptimalSearch.costOf`. */
  costOf(columns: readonly number[], depth: number, limit: number): number {
    const nodes = this.#nodes;
    const { space } = nodes;
    nodes.workUntil = Number.POSITIVE_INFINITY;
    const { top } = space;
    const from = space.push(columns);
    const cost = nodes.solve(this.#whole, from, columns.length, depth, limit, 0);
    space.top = top;
    return cost;
  }
}

/** Work between two pauses while a strategy is read. */
const READ_AT_ONCE = 2 ** 22;
