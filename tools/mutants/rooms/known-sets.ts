import { type Mutant, mutantsOf } from '../mutant.ts';

/** How the search for the least cost stores sets and recognises them again. */
export const KNOWN_SETS: readonly Mutant[] = [
  ...mutantsOf(
    'optimum/set-key.ts',
    [
      [
        'for (let row = first; row < rowCount; row++)',
        'for (let row = rowCount; row < rowCount; row++)',
        'In hard mode two sets are one, whatever guesses are permitted.',
      ],
    ],
    ['optimum/hard-mode.test.ts'],
  ),
  ...mutantsOf('optimum/transposition-table.ts', [
    [
      '    this.lower = this.#old.lowers[older];\n    this.upper = this.#old.uppers[older];',
      '    this.lower = this.#old.uppers[older];\n    this.upper = this.#old.lowers[older];',
      'The old generation gives its bounds the wrong way round.',
    ],
    [
      'this.#hashes[at] !== hash || marks[at] !== wanted',
      'this.#hashes[at] !== hash',
      'A set is found under another number of guesses left.',
    ],
    [
      'Math.max(this.#young.lowers[at], lower)',
      'lower',
      'A later, weaker lower bound replaces a better one.',
    ],
    [
      'Math.min(this.#young.uppers[at], upper)',
      'upper',
      'A later, weaker upper bound replaces a better one.',
    ],
    [
      'while (i < count && keys[start + i] === key[i]) i++;',
      'i = count;',
      'Two sets with one hash are one set.',
    ],
    ['      this.#old = this.#young;\n', '', 'A full table forgets all that it knows.'],
    [
      'if (count < countMin) continue;',
      '',
      'Facts of small sets are given when only large ones are asked for.',
    ],
  ]),
  ...mutantsOf(
    'optimum/set-table.ts',
    [
      [
        'this.#isLimited ? guessesLeft : 0',
        '0',
        'What is known of a set does not depend on the guesses left.',
      ],
    ],
    ['optimum/bounded-cost.test.ts', 'optimum/large-sets.test.ts'],
  ),
];
