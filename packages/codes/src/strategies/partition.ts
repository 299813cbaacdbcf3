import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';

/**
 * Figures that describe how a guess splits a candidate set. In its histogram, `histogram[class]` is the number of
 * candidates that would answer with that class.
 */
export interface PartitionFigures {
  /** The largest cell: codes left in the worst case. */
  readonly worst: number;
  /** Codes left on average, Σ n² / Σ n. */
  readonly expected: number;
  /** Shannon information of the answer, Σ −p·log₂ p. */
  readonly bits: number;
  /** The number of answers that can occur. */
  readonly parts: number;
}

export function partitionFigures(histogram: ArrayLike<number>): PartitionFigures {
  let total = 0;
  let worst = 0;
  let squares = 0;
  let parts = 0;
  let weighted = 0;
  for (let cls = 0; cls < histogram.length; cls++) {
    const count = histogram[cls];
    if (count === 0) continue;
    total += count;
    parts++;
    squares += count * count;
    weighted += count * Math.log2(count);
    if (count > worst) worst = count;
  }
  if (total === 0) return { worst: 0, expected: 0, bits: 0, parts: 0 };
  return { worst, expected: squares / total, bits: Math.log2(total) - weighted / total, parts };
}

/**
 * A rule that ranks partitions of the same number of candidates, by `measure` and `settle`. Comparisons are exact: two
 * guesses tie only if the rule says so in real numbers, never because of rounding.
 */
export interface PartitionRule {
  readonly name: string;
  /** A score that is cheap to compute; lower is better. Equal or close scores are compared by `settle`. */
  measure(histogram: Uint32Array): number;
  /** Measures closer than this may be out of order. 0 when the measure is exact. */
  readonly slack: number;
  /** Compares partitions whose measures are that close: negative if the first is better. Without it, they tie. */
  settle?(a: Uint32Array, b: Uint32Array): number;
  /**
   * Lets a search abandon a guess early: sets `costs[c]` to the cost of a cell that grows from c codes to c + 1, and
   * returns a budget that no partition exceeds whose measure is at most `limit`. Costs are never negative and never
   * decrease.
   */
  budget?(limit: number, candidates: number, classCount: number, costs: Float64Array): number;
  /** A published first guess that does better over all secrets than the rule's own. */
  opening?(rules: CodeRules): Code | undefined;
}
