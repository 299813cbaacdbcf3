import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { CodeColumns, TOTAL } from './columns.ts';
import { costToGoTable } from './cost-to-go.ts';

export interface Judged {
  readonly code: Code;
  /** The expected number of guesses still to be made after this one. */
  readonly cost: number;
}

/** Counts the guesses that all judges of one search have judged. */
export interface JudgedCounter {
  judged: number;
}

/** Judges guesses for one set of codes by how they split the set, or a sample of it. */
export class Judge {
  readonly #whole: boolean;
  readonly #places: number;
  readonly #columns: CodeColumns;
  readonly #worth: Float64Array;
  readonly #counter: JudgedCounter;

  /** `codes` are the whole set if there are `size` of them, otherwise independent uniform draws from it. */
  constructor(
    { places, symbols }: CodeRules,
    codes: readonly Code[],
    size: number,
    counter: JudgedCounter = { judged: 0 },
  ) {
    this.#counter = counter;
    this.#whole = codes.length === size;
    this.#places = places;
    this.#columns = new CodeColumns(codes, places, symbols);
    this.#worth = costToGoTable(codes.length, size / codes.length);
  }

  judge(code: Code): Judged {
    return this.#judgeSplit(code, this.#columns.split(code));
  }

  /** Judges codes that are one step from a code (`neighbours` in `proposals.ts`), in their order. */
  *judgeNeighbours(code: Code, near: Iterable<Code>): Generator<Judged> {
    this.#columns.stand(code);
    for (const other of near) yield this.#judgeSplit(other, this.#columns.splitNeighbour(other));
  }

  /**
   * Computes the cost of a guess. If the guess itself was drawn, it is also in the sample; that says nothing about the
   * set, so it is left out.
   */
  #judgeSplit(code: Code, histogram: Int32Array): Judged {
    const worth = this.#worth;
    this.#counter.judged++;
    let cost = 0;
    for (let total = 0; total <= this.#places; total++)
      for (let exact = 0; exact <= total && exact < this.#places; exact++)
        cost += worth[histogram[exact + TOTAL * total]];
    const itself = histogram[(TOTAL + 1) * this.#places];
    const others = this.#whole ? this.#columns.size : this.#columns.size - itself;
    return { code, cost: cost / others };
  }
}
