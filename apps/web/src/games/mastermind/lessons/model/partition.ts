import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { type PartitionFigures, partitionFigures } from '@inkling/codes/strategies/partition';
import { type Code, type Feedback, feedbackOf } from '@inkling/core/feedback';

/** The codes that would give the same answer. */
export interface Cell {
  readonly feedback: Feedback;
  readonly count: number;
  /** `count` divided by the number of all codes. */
  readonly chance: number;
}

/** How a guess partitions a set of codes: its cells, the largest first. */
export interface Partition {
  readonly guess: Code;
  readonly cells: readonly Cell[];
  readonly figures: PartitionFigures;
  readonly size: number;
}

export function partitionOf(set: ListedCandidates, guess: Code): Partition {
  const histogram = set.split(guess).map(Number);
  const size = set.indices.length;
  const cells = histogram.flatMap((count, cls) =>
    count === 0 ? [] : [{ feedback: feedbackOf(cls), count, chance: count / size }],
  );
  return {
    guess,
    cells: cells.toSorted((a, b) => b.count - a.count),
    figures: partitionFigures(histogram),
    size,
  };
}
