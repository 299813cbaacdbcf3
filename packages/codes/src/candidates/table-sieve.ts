import type { CodeSieve } from '../kernels/kernels.ts';
import type { CodeScorer } from './scorer.ts';

/** Filters the guesses of a space with its tables. A guess is abandoned as soon as it exceeds the budget. */
export class TableSieve implements CodeSieve {
  readonly #scorer: CodeScorer;

  constructor(scorer: CodeScorer) {
    this.#scorer = scorer;
  }

  sift(
    guesses: Uint32Array,
    secrets: Uint32Array,
    costs: Float64Array,
    budget: number,
    kept: Uint32Array,
  ): number {
    let keptCount = 0;
    for (const guess of guesses)
      if (!this.#scorer.isBeyond(guess, secrets, costs, budget)) kept[keptCount++] = guess;
    return keptCount;
  }
}
