import type { PartitionRule } from './partition.ts';

/** Allows the most different answers (B. Kooi, Yet another Mastermind strategy, ICGA Journal 28, 2005). */
export const parts: PartitionRule = {
  name: 'parts',
  slack: 0,
  budget(limit, candidates, classCount, costs) {
    for (let count = 0; count < candidates; count++) costs[count] = count === 0 ? 0 : 1;
    return limit - (classCount - candidates);
  },
  measure(histogram) {
    let empty = 0;
    for (const count of histogram) if (count === 0) empty++;
    return empty;
  },
};
