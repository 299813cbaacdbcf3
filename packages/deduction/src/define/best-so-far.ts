import { greedySteps } from '../optimum/greedy.ts';
import type { Problem } from '../optimum/problem.ts';
import { quickStrategySteps } from '../optimum/quick-strategy.ts';
import type { OptimalSearch } from '../optimum/search.ts';
import { INFEASIBLE } from '../optimum/size-bound.ts';
import type { Found, SearchProgress } from '../optimum/stages.ts';
import type { Strategy } from '../optimum/strategy.ts';
import { tallySteps } from '../optimum/tally.ts';

/**
 * `total`: the fewest guesses for all secrets together. `worst`: the fewest at worst, and the fewest together among
 * those. `fewest`: the fewest at worst, then the fewest secrets that need so many, then the fewest together.
 */
export type OptimumObjective = 'total' | 'worst' | 'fewest';

/** A strategy, and what it costs. */
export interface KnownStrategy {
  readonly root: Strategy;
  /** How many secrets are found with each guess; and how much they weigh, where there are weights. */
  readonly levels: readonly number[];
  readonly weighed: readonly number[] | undefined;
}

/**
 * The best strategy that is known while a search goes on, written down and counted whenever there is a better one. So a
 * search that is stopped returns it at once. The first comes before the search, the second from a greedy look at many guesses,
 * and then they are the search's own; a search that ends early is spared the second.
 */
export class BestSoFar {
  known: KnownStrategy | undefined;
  readonly #problem: Problem;
  readonly #guessesMax: number;
  readonly #weights: Int32Array | undefined;
  readonly #objective: OptimumObjective;
  #search: OptimalSearch | undefined;
  #cost: number = INFEASIBLE;
  #steps = 0;

  constructor(
    problem: Problem,
    guessesMax: number,
    weights: Int32Array | undefined,
    objective: OptimumObjective,
  ) {
    this.#objective = objective;
    this.#problem = problem;
    this.#guessesMax = guessesMax;
    this.#weights = weights;
  }

  /** Is this the strategy that the search would return at this cost? */
  isOf(search: OptimalSearch, cost: number): boolean {
    return this.#search === search && this.#cost === cost;
  }

  /** Writes down a first strategy, in short steps; where few guesses are allowed there may be none. */
  *begin(): Generator<undefined, void> {
    const root = yield* quickStrategySteps(this.#problem, this.#guessesMax);
    if (root) this.known = yield* countSteps(root, this.#problem, this.#weights);
  }

  /** Writes down a better strategy, in short steps. The search must not go on before they end, unless it is given up. */
  *follow({ search, upper, openingCount, isReading }: SearchProgress): Generator<undefined, void> {
    // Not while the search is being prepared, which may soon have a strategy, nor while another one is being read.
    if (openingCount === 0 || isReading) return;
    if (upper < INFEASIBLE && !this.isOf(search, upper)) {
      const found = yield* search.strategySteps();
      if (!found) return;
      this.known = yield* countSteps(found, this.#problem, this.#weights);
      [this.#search, this.#cost] = [search, upper];
    } else if (++this.#steps === STEPS_BEFORE_GREEDY && !this.#search) {
      yield* this.#tryGreedy();
    }
  }

  /**
   * Takes the strategy of a search that is over, in short steps; or a greedy one, if the search has none. What a search found that
   * did not come to its end may be worse than what was known.
   */
  *end({ search, status }: Found): Generator<undefined, void> {
    const root = yield* search.strategySteps();
    if (!root) return yield* this.#tryGreedy();
    const found = yield* countSteps(root, this.#problem, this.#weights);
    if (!status.done && !isBetter(found, this.known, this.#objective)) return;
    this.known = found;
    [this.#search, this.#cost] = [search, status.upper];
  }

  /** Takes another strategy, in the numbers of the search, where it is better. */
  *offer(root: Strategy): Generator<undefined, void> {
    const offered = yield* countSteps(root, this.#problem, this.#weights);
    if (offered.levels.length > this.#guessesMax || !isBetter(offered, this.known, this.#objective)) return;
    this.known = offered;
    this.#search = undefined;
  }

  *#tryGreedy(): Generator<undefined, void> {
    const root = yield* greedySteps(this.#problem, this.#guessesMax, false);
    if (root) yield* this.offer(root);
  }
}

/** Counts what a strategy costs, in short steps. */
function* countSteps(
  root: Strategy,
  problem: Problem,
  weights: Int32Array | undefined,
): Generator<undefined, KnownStrategy> {
  const levels = yield* tallySteps(root, problem);
  const weighed = weights && (yield* tallySteps(root, problem, weights));
  return { root, levels, weighed };
}

function isBetter(
  one: KnownStrategy,
  other: KnownStrategy | undefined,
  objective: OptimumObjective,
): boolean {
  if (!other) return true;
  const atWorst = objective === 'total' ? 0 : one.levels.length - other.levels.length;
  const last = objective === 'fewest' ? (one.levels.at(-1) ?? 0) - (other.levels.at(-1) ?? 0) : 0;
  return (atWorst || last || costOf(one) - costOf(other)) < 0;
}

function costOf({ levels, weighed = levels }: KnownStrategy): number {
  return weighed.reduce((sum, weight, i) => sum + weight * (i + 1), 0);
}

/** Some tenths of a second. */
const STEPS_BEFORE_GREEDY = 24;
