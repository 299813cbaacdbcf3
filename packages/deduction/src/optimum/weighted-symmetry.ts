import type { CanonicalTest } from './guess-list.ts';
import type { Problem } from './problem.ts';
import type { GuessSymmetry, SearchOptions, Symmetry } from './search-options.ts';

/**
 * The symmetries that a search may use: those that keep the weights of all secrets, and the larger group of those
 * that keep the rules, wherever all secrets of a set weigh the same. In hard mode there are none, since which guesses
 * are permitted depends on the turns themselves, and a symmetry would change them.
 */
export class WeightedSymmetry {
  /** What keeps the rules. */
  readonly even: Symmetry | undefined;
  /** What keeps the weights of all secrets, too. */
  readonly whole: GuessSymmetry | undefined;
  /** By secret of the whole problem, where weights differ: which weight it is, the lightest 0. */
  readonly marks: Uint16Array | undefined;

  constructor({ symmetry, narrowing, weights }: SearchOptions) {
    this.even = narrowing ? undefined : symmetry;
    this.whole = weights ? this.even?.preserving(weights) : this.even;
    this.marks = weights && marksOf(weights);
  }

  /** Which guesses represent their class after a history that leaves the columns at `stack[from…]`. */
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
