import type { PartitionRule } from './partition.ts';

/**
 * Leaves the fewest codes on average, Σ n² (R. W. Irving, Towards an optimum Mastermind strategy, J. Recreational
 * Math. 11, 1978–79). Sums of squares of 2²⁰ codes stay exact integers.
 */
export const expected: PartitionRule = {
  name: 'expected',
  slack: 0,
  budget(limit, candidates, _, costs) {
    for (let count = 0; count < candidates; count++) costs[count] = 2 * count + 1;
    return limit;
  },
  measure(histogram) {
    let squares = 0;
    for (const count of histogram) squares += count * count;
    return squares;
  },
};
