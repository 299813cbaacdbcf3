import { greedySteps } from '../optimum/greedy.ts';
import type { Problem } from '../optimum/problem.ts';
import { quickStrategySteps } from '../optimum/quick-strategy.ts';
import type { OptimalSearch } from '../optimum/search.ts';
import { INFEASIBLE } from '../optimum/size-bound.ts';
import type { Found, SearchProgress } from '../optimum/stages.ts';
import type { Strategy } from '../optimum/strategy.ts';
import { tallySteps } from '../optimum/tally.ts';

/**
 * What a search minimises. `total`: the guesses for all secrets together. `worst`: the guesses in the worst case, then
 * the total. `fewest`: the guesses in the worst case, then the number of secrets that need that many, then the total.
 * With weights, the total and that number count each secret as often as its weight says.
 */
export type OptimumObjective = 'total' | 'worst' | 'fewest';

/** A strategy and its cost. */
export interface KnownStrategy {
  readonly root: Strategy;
  /** How many secrets are found at each level; `weighed` has their weights instead, if there are weights. */
  readonly levels: readonly number[];
  readonly weighed: readonly number[] | undefined;
}

/**
 * The best strategy known so far during a search. Each better one is stored with its cost as soon as it is found, so a
 * stopped search can return it immediately. The first strategy is made before the search, the second by a greedy
 * algorithm that looks at many guesses, and all others come from the search itself. A short search skips the second.
 * A search without a limit may find strategies that need too many guesses; these are never stored.
 */
export class BestSoFar {
  known: KnownStrategy | undefined;
  readonly #problem: Problem;
  readonly #guessesMax: number;
  readonly #weights: Int32Array | undefined;
  readonly #objective: OptimumObjective;
  /** The search whose strategy was read last, the cost of that strategy, and whether it is the known one. */
  #search: OptimalSearch | undefined;
  #cost: number = INFEASIBLE;
  #isTaken = false;
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

  /** Whether the known strategy is the one that this search would return at this cost. */
  isOf(search: OptimalSearch, cost: number): boolean {
    return this.#isTaken && this.#isRead(search, cost);
  }

  /** The cost of the known strategy: guesses, or guesses times weight, over all secrets. */
  get cost(): number {
    return this.known ? costOf(this.known) : INFEASIBLE;
  }

  /** Makes a first strategy, in short steps. If few guesses are allowed, there may be none. */
  *begin(): Generator<undefined, void> {
    const root = yield* quickStrategySteps(this.#problem, this.#guessesMax);
    if (root) this.known = yield* countSteps(root, this.#problem, this.#weights);
  }

  /** Stores a better strategy, in short steps. Finish them before resuming the search, unless it is abandoned. */
  *follow({ search, openingCount, isReading }: SearchProgress): Generator<undefined, void> {
    // Skip this while the search is being prepared (it may soon have a strategy) or another strategy is being read.
    if (openingCount === 0 || isReading) return;
    // The reported cost leaves out strategies that may be too deep, but some of them are not.
    const { upper } = search.status();
    if (upper < INFEASIBLE && !this.#isRead(search, upper)) {
      const found = yield* search.strategySteps();
      if (found) yield* this.#take(found, search, upper);
    } else if (++this.#steps === STEPS_BEFORE_GREEDY && !this.#isTaken) {
      yield* this.#tryGreedy();
    }
  }

  /**
   * Takes the strategy of a finished search, in short steps, or tries a greedy one if the search has none. A search
   * that stopped early may have found a strategy that is worse than the known one, which is then kept.
   */
  *end({ search, status }: Found): Generator<undefined, void> {
    const root = yield* search.strategySteps();
    if (!root) return yield* this.#tryGreedy();
    yield* this.#take(root, search, status.upper, status.done);
  }

  /** Stores another strategy, given in the indices of the search, if it keeps to the limit and is better. */
  *offer(root: Strategy): Generator<undefined, void> {
    const offered = yield* countSteps(root, this.#problem, this.#weights);
    if (!this.#isWanted(offered)) return;
    this.known = offered;
    this.#isTaken = false;
  }

  #isRead(search: OptimalSearch, cost: number): boolean {
    return this.#search === search && this.#cost === cost;
  }

  #isWanted(found: KnownStrategy, isBest = false): boolean {
    if (found.levels.length > this.#guessesMax) return false;
    return isBest || isBetter(found, this.known, this.#objective);
  }

  /** Stores the strategy of a search if it keeps to the limit and is better, or is proved to be the best. */
  *#take(root: Strategy, search: OptimalSearch, cost: number, isBest = false): Generator<undefined, void> {
    const found = yield* countSteps(root, this.#problem, this.#weights);
    [this.#search, this.#cost] = [search, cost];
    const isWanted = this.#isWanted(found, isBest);
    if (isWanted) this.known = found;
    this.#isTaken = isWanted;
  }

  *#tryGreedy(): Generator<undefined, void> {
    const root = yield* greedySteps(this.#problem, this.#guessesMax, false);
    if (root) yield* this.offer(root);
  }
}

/** Computes the cost of a strategy, in short steps. */
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
  const last = objective === 'fewest' ? atLastLevel(one) - atLastLevel(other) : 0;
  return (atWorst || last || costOf(one) - costOf(other)) < 0;
}

function atLastLevel({ levels, weighed = levels }: KnownStrategy): number {
  return weighed.at(-1) ?? 0;
}

function costOf({ levels, weighed = levels }: KnownStrategy): number {
  return weighed.reduce((sum, weight, i) => sum + weight * (i + 1), 0);
}

/** Steps of the search before the greedy strategy is tried: a few tenths of a second. */
const STEPS_BEFORE_GREEDY = 24;
