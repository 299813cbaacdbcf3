import { BoundWriter } from '@inkling/deduction/optimum/bound-writer';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import type { Problem } from '@inkling/deduction/optimum/problem';
import type { SearchOptions, Turn } from '@inkling/deduction/optimum/search-options';
import { SetSearch } from '@inkling/deduction/optimum/set-search';
import { packLemmas } from './packed-lemmas.ts';

/** Writes the lemmas that prove what a search has found, using the table that the search has filled. */
export class ClaimWriter {
  readonly #writer: BoundWriter<unknown>;

  constructor(
    problem: Problem,
    names: LemmaNames<unknown>,
    search: Pick<SearchOptions, 'symmetry' | 'table'>,
  ) {
    this.#writer = new BoundWriter(problem, names, new SetSearch(problem, search));
  }

  /**
   * Writes the lemmas which prove that, after some turns, no strategy (or none that begins with `opening`) costs less
   * than `lower`. Returns undefined if it was stopped or the lemmas are too long to be accepted.
   */
  write(
    path: readonly Turn[],
    opening: number | undefined,
    lower: number,
    isStopped: () => boolean,
  ): string | undefined {
    for (const _ of this.#writer.prove(lower, opening, path)) if (isStopped()) return undefined;
    return packLemmas(this.#writer.lines());
  }
}
