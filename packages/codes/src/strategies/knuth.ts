import type { PartitionRule } from './partition.ts';

/**
 * Leaves the fewest codes in the worst case (D. E. Knuth, The computer as Master Mind, J. Recreational Math. 9,
 * 1976–77). Over all unused guesses and with the tie rule of `choice.ts`, it opens p4c6 with 1122 and needs 5801
 * guesses for the 1296 secrets, never more than five.
 *
 * In p5c8 the rule's own opening is 11234 (largest cell 7051) and leads to 183966 guesses; the published 183775
 * results from an opening with two pairs, 11223 (largest cell 7105). `npm run prove heuristics` plays both.
 */
export const knuth: PartitionRule = {
  name: 'knuth',
  slack: 0,
  opening: ({ places, symbols, repeats }) =>
    places === 5 && symbols === 8 && repeats ? [0, 0, 1, 1, 2] : undefined,
  budget(limit, candidates, _, costs) {
    for (let count = 0; count < candidates; count++) costs[count] = count < limit ? 0 : 1;
    return 0;
  },
  measure(histogram) {
    let worst = 0;
    for (const count of histogram) if (count > worst) worst = count;
    return worst;
  },
};
