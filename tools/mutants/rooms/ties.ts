import { type Mutant, mutantsOf } from '../mutant.ts';

/** Which of two equally good guesses comes first, and what makes them equal. */
export const TIES: readonly Mutant[] = [
  ...mutantsOf(
    'strategies/entropy.ts',
    [
      [
        'return up < down ? -1 : up > down ? 1 : 0;',
        'return 0;',
        'Two guesses that rounding cannot tell apart count as equal.',
      ],
      [
        'if (rest > 1) exponents',
        'if (rest > 2) exponents',
        'The last prime of a cell is forgotten in the exact comparison.',
      ],
      [
        'weight(count + 1) - weight(count)',
        'weight(count + 1)',
        'A guess is given up for costs that it does not have.',
      ],
    ],
    ['strategies/heuristics.test.ts'],
  ),
  ...mutantsOf(
    'strategies/knuth.ts',
    [
      [
        'for (const count of histogram)',
        'for (const count of histogram.subarray(1))',
        'The answer of no match at all is not counted in the worst case.',
      ],
      [
        'count < limit ? 0 : 1',
        'count < limit - 1 ? 0 : 1',
        'A guess is given up though its worst case is as good.',
      ],
    ],
    ['strategies/heuristics.test.ts'],
  ),
  ...mutantsOf(
    'strategies/expected.ts',
    [
      [
        'costs[count] = 2 * count + 1;',
        'costs[count] = 2 * count + 2;',
        'A guess is given up for more than its cells cost.',
      ],
    ],
    ['strategies/heuristics.test.ts'],
  ),
  ...mutantsOf(
    'strategies/parts.ts',
    [
      [
        'return limit - (classCount - candidates);',
        'return limit - (classCount - candidates) - 1;',
        'A guess is given up though it has as many answers.',
      ],
    ],
    ['strategies/heuristics.test.ts'],
  ),
  ...mutantsOf(
    'strategies/bound-pruning.ts',
    [
      [
        'total === places ? Math.max(1, places) : total + 1',
        'total === places ? Math.max(1, places - 1) : total',
        'A guess is bounded as if exact matches told less than they do.',
      ],
      [
        'const rejected = dead & (dead - 1);',
        'const rejected = dead;',
        'No guess may have a symbol that no candidate has.',
      ],
      [
        'if (cost > bound.budget) fits[guess] = 0;',
        'if (cost >= bound.budget) fits[guess] = 0;',
        'Guesses that are as good as the best are given up.',
      ],
    ],
    ['strategies/heuristics.test.ts'],
  ),
  ...mutantsOf(
    'strategies/evaluation.ts',
    [['histogram[depth]++;', 'histogram[depth] = 1;', 'Secrets found at one depth are counted once.']],
    ['strategies/heuristics.test.ts'],
  ),
];
