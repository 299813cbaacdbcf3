import { type Mutant, mutantsOf } from '../mutant.ts';

/** Lower and upper bounds of the search for the least cost. */
export const BOUNDS: readonly Mutant[] = [
  ...mutantsOf(
    'optimum/node-search.ts',
    [
      [
        'return chosen >= 0 ? best : Math.max(limit, missed);',
        'return best;',
        'A set that cannot be done below the limit is said to cost the limit.',
        'The limit is a bound, too: a search that asks again finds out the rest.',
      ],
      [
        '} else if (value < missed) missed = value;',
        '}',
        'A bound of a set forgets the guesses that were searched.',
      ],
      [
        'guessesLeft, value, value < limit ? value : INFEASIBLE);',
        'guessesLeft, value, value);',
        'A lower bound is kept as what a set costs.',
      ],
      [
        'if (this.halted) return setBound;\n    if (keyed) {',
        'if (keyed) {',
        'What a halted search has found is kept as true.',
      ],
    ],
    ['optimum/bounded-cost.test.ts'],
  ),
  ...mutantsOf(
    'optimum/search.ts',
    [
      [
        '    if (at === this.#cursor) this.#partial = 0;\n',
        '',
        'The bound of one opening is carried over to the next.',
      ],
      [
        'this.#partial = Math.max(this.#partial, bound);',
        'this.#partial = this.#best;',
        'A halted search says that its opening cannot win.',
      ],
      [
        'upper: cost < this.#best ? cost : INFEASIBLE',
        'upper: cost',
        'An opening that was given up counts as searched to its end.',
      ],
    ],
    ['optimum/bounded-cost.test.ts', 'unit/optimum/search.test.ts'],
  ),
  ...mutantsOf(
    'optimum/hard-cells.ts',
    [
      [
        'return row < 0 ? INFEASIBLE : costAt(row, false);',
        'return INFEASIBLE;',
        'With two guesses left in hard mode only candidates are tried.',
      ],
      [
        'each.every((may) => may(guess))',
        'each.some((may) => may(guess))',
        'In hard mode one earlier turn that permits a guess is enough.',
      ],
      [
        'for (let i = 0; i < size; i++) least = Math.min(least, costAt(stack[from + i], true));',
        'least = Math.min(least, costAt(stack[from], true));',
        'With two guesses left in hard mode only the first candidate is tried.',
        'The cheap bound of the cell has priced all candidates before: here none of them tells the cell apart.',
      ],
    ],
    ['optimum/hard-mode.test.ts'],
  ),
  ...mutantsOf('optimum/two-ply-bound.ts', [
    [
      '3 * size - countClasses(',
      '3 * size + 1 - countClasses(',
      'A guess is passed over though it may be cheaper by one.',
    ],
    [
      '3 * size - rowParts[row] >= best',
      '3 * size + 1 - rowParts[row] >= best',
      'A guess is passed over by its parts though it may be cheaper by one.',
    ],
    [
      'return Math.max(this.#best, floor);',
      'return Math.max(this.#best, floor) + 1;',
      'What a set costs at least by its next guess is one too high.',
    ],
    [
      'if (inside[row] !== 0 || ',
      'if (',
      'Candidates are priced a second time, as if they could not be the secret.',
      'A guess that cannot be the secret is priced higher, so the first price stands.',
    ],
  ]),
  ...mutantsOf(
    'optimum/counted-bound.ts',
    [
      [
        '    return Math.max(best, floor);',
        '    return Math.max(best, floor) + (size > 40 ? 1 : 0);',
        'The bound by the next guess is one too high for sets over forty.',
      ],
      [
        'this.#outside = set.mostOutside > 1 ?',
        'this.#outside = set.mostOutside < 0 ?',
        'The bound by the next guess forgets the guesses that cannot be the secret.',
      ],
    ],
    ['optimum/openings.test.ts', 'optimum/bounded-cost.test.ts', 'optimum/compiled-search.test.ts'],
  ),
  ...mutantsOf(
    'optimum/counted-set.ts',
    [
      [
        'this.startOutside = size + size * single;',
        'this.startOutside = size + size * single + 1;',
        'A guess that cannot be the secret is bounded one too high.',
      ],
      [
        'inside: most, outside: this.mostOutside',
        'inside: most - 1, outside: this.mostOutside - 1',
        'The bounds by size are made of fewer parts than there are.',
      ],
    ],
    ['optimum/openings.test.ts', 'optimum/bounded-cost.test.ts', 'optimum/compiled-search.test.ts'],
  ),
  ...mutantsOf(
    'optimum/counted-list.ts',
    [
      [
        'this.#miss(bareOutside - Math.max(1, counter.most()));',
        '',
        'A bound of a set forgets the guesses that were not even listed.',
        'What is left out costs the limit or more, and the limit is a bound, too.',
      ],
      [
        'bareOutside - this.best + 1)',
        'bareOutside - this.best + 2)',
        'Guesses that may be cheaper by one are not listed.',
      ],
      [
        'if (bare - own[i] >= this.best)',
        'if (bare - own[i] >= this.best - 1)',
        'Candidates that may be cheaper by one are passed over.',
      ],
    ],
    ['optimum/openings.test.ts', 'optimum/bounded-cost.test.ts', 'optimum/compiled-search.test.ts'],
  ),
  ...mutantsOf(
    'optimum/node-search.ts',
    [
      [
        '    this.chosen = chosen;\n    return chosen >= 0 ? best : Math.max(limit, missed);',
        '    this.chosen = chosen;\n    return chosen >= 0 ? best : Math.max(limit, missed) + (size > 40 ? 1 : 0);',
        'A set over forty that cannot be done below the limit is bounded one too high.',
      ],
      [
        'if (size <= 2 || setBound >= limit) return setBound;',
        'if (size <= 2 || setBound + (size > 40 ? 1 : 0) >= limit) return setBound + (size > 40 ? 1 : 0);',
        'A set over forty that its size bounds is bounded one too high.',
      ],
      [
        'return sets.lower;\n    if (keyed) {',
        'return sets.lower + (size > 40 ? 1 : 0);\n    if (keyed) {',
        'What the table knows of a set over forty is read one too high.',
      ],
      [
        '    return Math.min(sum, INFEASIBLE);',
        '    return Math.min(sum + (size > 40 && sum >= limit ? 1 : 0), INFEASIBLE);',
        'A guess on a set over forty that is given up is bounded one too high.',
      ],
    ],
    ['optimum/large-sets.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'optimum/guess-list.ts',
    [
      [
        'if (best <= outsideFloor) missed',
        'if (best < 0) missed',
        'A bound of a set forgets the guesses from outside that need not be priced.',
      ],
      [
        'missed = Math.min(missed, cost);\n      else if (packed & 1) keys[count++] = orderOf(cost, true',
        'missed = INFEASIBLE;\n      else if (packed & 1) keys[count++] = orderOf(cost, true',
        'A bound of a set forgets the candidates that were priced too high.',
      ],
      [
        'missed = Math.min(missed, cost);\n      else if (packed & 1) keys[count++] = orderOf(cost, false',
        'missed = INFEASIBLE;\n      else if (packed & 1) keys[count++] = orderOf(cost, false',
        'A bound of a set forgets the other guesses that were priced too high.',
      ],
    ],
    ['optimum/bounded-cost.test.ts'],
  ),
  ...mutantsOf(
    'optimum/cell-bounds.ts',
    [
      [
        '? Math.max(best, this.#table.lower)\n      : best;',
        '? Math.max(best, this.#table.lower) + (size > 40 ? 1 : 0)\n      : best + (size > 40 ? 1 : 0);',
        'The cheap bound of a cell over forty is one too high.',
      ],
    ],
    ['optimum/large-sets.test.ts', 'optimum/openings.test.ts'],
  ),
  ...mutantsOf(
    'optimum/size-bound.ts',
    [
      [
        'const inside = Math.max(parts.inside, 2);',
        'const inside = Math.max(parts.inside - 1, 2);',
        'The bound by size takes a guess to have fewer answers than it has.',
      ],
      ['parts.outside * reach', '0', 'The bound by size forgets the guesses that cannot be the secret.'],
      [
        'const step = level < depth ? level : level === depth ? level + surcharge',
        'const step = level < depth ? level : level === depth ? level',
        'The bound by size forgets the surcharge on the last guess.',
      ],
      [
        'level + surcharge : INFEASIBLE;\n    table[m] = Math.min(INFEASIBLE, table[m - 1] + step);',
        'level + surcharge : INFEASIBLE;\n    table[m] = Math.min(INFEASIBLE, table[m - 1] + step + (m === 41 ? 1 : 0));',
        'The bound by size of sets over forty is one too high.',
      ],
    ],
    ['optimum/openings.test.ts', 'optimum/bounded-cost.test.ts', 'unit/optimum/search.test.ts'],
  ),
  ...mutantsOf(
    'optimum/bound-evaluation.ts',
    [
      [
        'const start = size + (possible ? size - 1 : size) * bound[1];',
        'const start = size + (size - 1) * bound[1];',
        'A guess that cannot be the secret is priced as if it could.',
      ],
      [
        'const least = start + size - problem.rowParts[row];',
        'const least = start + size - problem.rowParts[row] + 1;',
        'A guess is given up by its parts though it may be cheaper by one.',
      ],
      [
        'if (size <= 2) return top',
        'if (size <= 0) return top',
        'Two candidates of different weights are not costed exactly.',
      ],
    ],
    ['optimum/two-ply-bound.test.ts', 'unit/optimum/search.test.ts'],
  ),
];
