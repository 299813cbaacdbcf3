import type { CanonicalTest } from './guess-list.ts';
import type { Problem } from './problem.ts';
import type { GuessSymmetry, SearchOptions, Symmetry } from './search-options.ts';

/**
 * The symmetries that a search may use: those that preserve the weights of all secrets and, for sets whose secrets all
 * weigh the same, the larger group of those that preserve only the rules. In hard mode there are none, because which
 * guesses are permitted depends on the turns themselves, which a symmetry would change.
 */
export class WeightedSymmetry {
  /** The symmetries that preserve the rules. */
  readonly even: Symmetry | undefined;
  /** The symmetries that also preserve the weights of all secrets. */
  readonly whole: GuessSymmetry | undefined;
  /** For each secret of the whole problem, the rank of its weight (0 = lightest). Undefined without weights. */
  readonly marks: Uint16Array | undefined;

  constructor({ symmetry, narrowing, weights }: SearchOptions) {
    this.even = narrowing ? undefined : symmetry;
    this.whole = weights ? this.even?.preserving(weights) : this.even;
    this.marks = weights && marksOf(weights);
  }

  /** Returns a test for the guesses that represent their class after a history that leaves these columns. */
  representatives(
    { secrets }: Problem,
    stack: Uint16Array,
    from: number,
    size: number,
    history: readonly number[],
  ): CanonicalTest {
    const { marks } = this;
    let isEven = true;
    if (marks)
      for (let i = from + 1; i < from + size && isEven; i++)
        isEven = marks[secrets[stack[i]]] === marks[secrets[stack[from]]];
    return (isEven ? this.even : this.whole)?.representatives(history);
  }
}

function marksOf(weights: Int32Array): Uint16Array {
  const marks = new Map([...new Set(weights)].toSorted((a, b) => a - b).map((weight, i) => [weight, i]));
  return Uint16Array.from(weights, (weight) => marks.get(weight) ?? 0);
}
