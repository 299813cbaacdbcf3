import { ListedCandidates, type ListedSpace } from '../candidates/listed.ts';
import { rankGuesses } from '../strategies/choice.ts';
import { entropy } from '../strategies/entropy.ts';
import type { PartitionRule } from '../strategies/partition.ts';

/**
 * How many turns n codes take under good play, told from n alone: as if every further turn told as much as
 * the best opening does, so that t(n) = 1 + log₂ n / bits, but never less than 2 − 1/n, which no play can
 * beat. On p4c6 it says 4.383 where the optimum is 4.340; on p4c10n 5.438 where it is 5.213.
 *
 * It has two uses: as the value of a set when there is no time to look closer, and as a rule of choice: least
 * Σ n·t(n) over the answers that do not end the game. That is Neuwirth's rule with a solved code costing nothing
 * more. A steeper start, fitted to the optima of small sets, was tried and plays no better.
 */
export class SizeCurve {
  readonly #bitsPerTurn: number;
  readonly #units: number[] = [0];

  /** `bitsPerTurn` > 0 */
  constructor(bitsPerTurn: number) {
    this.#bitsPerTurn = bitsPerTurn;
  }

  /** The curve of a space; costs one look at each opening that symmetry leaves. */
  static of(space: ListedSpace): SizeCurve {
    const search = rankGuesses(new ListedCandidates(space, [], undefined), entropy, 1);
    let step = search.next();
    while (!step.done) step = search.next();
    return new SizeCurve(Math.max(step.value[0]?.bits ?? 1, Number.EPSILON));
  }

  /** Turns that n codes take together, n·t(n). */
  total(n: number): number {
    return this.unitsOf(n) / UNIT;
  }

  /** The same as an integer, in units of 2⁻²⁰, so that sums do not depend on their order. */
  unitsOf(n: number): number {
    if (n === 0) return 0;
    this.#units[n] ??= Math.round(n * Math.max(2 - 1 / n, 1 + Math.log2(n) / this.#bitsPerTurn) * UNIT);
    return this.#units[n];
  }

  get rule(): PartitionRule {
    return {
      name: 'turns',
      slack: 0,
      measure: (histogram) => {
        let sum = 0;
        for (let cls = histogram.length - 2; cls >= 0; cls--) {
          const count = histogram[cls];
          if (count > 0) sum += this.unitsOf(count);
        }
        return sum;
      },
    };
  }
}

const UNIT = 2 ** 20;
