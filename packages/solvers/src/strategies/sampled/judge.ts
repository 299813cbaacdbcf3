import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { CodeColumns } from './columns.ts';
import { outlookTable } from './outlook.ts';

export interface Judged {
  readonly code: Code;
  /** Expected guesses still to make after this one. */
  readonly cost: number;
}

/** Judges guesses for one set of codes by their split of a fixed sample of it, or of all of it. */
export class Judge {
  /** The codes judged by: the whole set in order when `whole`, else independent uniform draws. */
  readonly codes: readonly Code[];
  readonly whole: boolean;
  readonly #columns: CodeColumns;
  readonly #worth: Float64Array;
  readonly #solvedKey: number;

  constructor(set: CandidateSet, sample: number, random: RandomStream) {
    const { places, symbols } = set.rules;
    const count = set.count();
    this.whole = count <= BigInt(sample);
    this.codes = Array.from(
      { length: this.whole ? Number(count) : sample },
      (_, k) => (this.whole ? set.at(BigInt(k)) : set.sample(random)) as Code,
    );
    this.#columns = new CodeColumns(this.codes, places, symbols);
    this.#worth = outlookTable(this.codes.length, Number(count) / this.codes.length);
    this.#solvedKey = places * 33;
  }

  /**
   * The cost of a guess. A drawn code that is judged meets itself in the sample; that is no fact about the
   * set, and left out.
   */
  judge(code: Code): Judged {
    const histogram = this.#columns.split(code);
    let cost = 0;
    for (let key = 0; key < this.#solvedKey; key++)
      if (histogram[key] > 0) cost += this.#worth[histogram[key]];
    const others = this.whole ? this.codes.length : this.codes.length - histogram[this.#solvedKey];
    return { code, cost: cost / others };
  }
}
