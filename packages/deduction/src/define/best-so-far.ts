import { greedySteps, greedyStrategy } from '../optimum/greedy.ts';
import { hastyStrategy } from '../optimum/hasty.ts';
import type { Problem } from '../optimum/problem.ts';
import type { OptimalSearch } from '../optimum/search.ts';
import { INFEASIBLE } from '../optimum/size-bound.ts';
import type { SearchProgress } from '../optimum/stages.ts';
import type { Strategy } from '../optimum/strategy.ts';

/**
 * The best strategy that a search has found, written down whenever it finds a better one. So a search that is stopped
 * returns it at once, and need not read it from its tables. If the search has none after some steps, it is a greedy one;
 * a search that ends earlier is spared that work.
 */
export class BestSoFar {
  readonly #problem: Problem;
  readonly #guessesMax: number;
  #strategy: Strategy | undefined;
  #search: OptimalSearch | undefined;
  #cost: number = INFEASIBLE;
  #steps = 0;

  constructor(problem: Problem, guessesMax: number) {
    this.#problem = problem;
    this.#guessesMax = guessesMax;
  }

  /** The strategy that is written down, or a greedy one; in haste it looks at fewer guesses. */
  strategyNow(isInHaste: boolean): Strategy | undefined {
    if (this.#strategy) return this.#strategy;
    return isInHaste
      ? hastyStrategy(this.#problem, this.#guessesMax)
      : greedyStrategy(this.#problem, this.#guessesMax, false);
  }

  /** Is this the strategy that the search would return at this cost? */
  isOf(search: OptimalSearch, cost: number): boolean {
    return this.#search === search && this.#cost === cost;
  }

  /** Writes down a new strategy, in short steps. The search must not go on before they end, unless it is given up. */
  *follow({ search, upper, openingCount, isReading }: SearchProgress): Generator<undefined> {
    // While the search is made ready, a strategy may still come of it sooner; and it is read once at a time.
    if (openingCount === 0 || isReading) return;
    if (upper < INFEASIBLE && !this.isOf(search, upper)) {
      const found = yield* search.strategySteps();
      if (found) [this.#strategy, this.#search, this.#cost] = [found, search, upper];
    } else if (++this.#steps > STEPS_BEFORE_GREEDY)
      this.#strategy ??= yield* greedySteps(this.#problem, this.#guessesMax, false);
  }
}

/** Some tenths of a second. */
const STEPS_BEFORE_GREEDY = 24;
