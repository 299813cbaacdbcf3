import { type Mutant, mutantsOf } from '../mutant.ts';

/** The published library, and its saved searches. */
export const LIBRARY: readonly Mutant[] = [
  ...mutantsOf(
    'inkling/src/constraint-solver.ts',
    [
      ["'elements.length', 1, 20)", "'elements.length', 1, 21)", 'Twenty-one elements are taken.'],
      ["    needOptions(options, ['repeats']);\n", '', 'A misspelt option counts as absent.'],
      [
        '    this.codeLength = codeLength;\n',
        '    this.codeLength = codeLength;\n    this.#position = this.#start();\n',
        'Codes are listed before anything was asked.',
      ],
      [
        'const start = held && shared ? held : this.#start();',
        'const start = this.#start();',
        'Nothing is used again.',
      ],
      [
        'const start = held && shared ? held : this.#start();',
        'const start = held ?? this.#start();',
        'The work of another history is used.',
      ],
      [
        "throw new TypeError('elements must be distinct');",
        'return;',
        'An element may stand in the list twice.',
      ],
    ],
    ['inkling/src/constraint-solver.test.ts', 'inkling/src/solver-refusals.test.ts'],
  ),
  ...mutantsOf(
    'inkling/src/solver/history.ts',
    [
      [
        'if (guesses.length !== answers.length)',
        'if (guesses.length < 0)',
        'Histories need not be parallel.',
      ],
      [
        'if (isFeedbackPossible(length, exact, near)) return feedbackClass(exact, near);',
        'if (exact <= length) return feedbackClass(exact, near);',
        'An answer that no two codes give is accepted.',
      ],
    ],
    ['inkling/src/solver-refusals.test.ts'],
  ),
  ...mutantsOf(
    'optimum/search-state.ts',
    [
      [
        'lower > upper || upper > INFEASIBLE',
        'upper > INFEASIBLE',
        'A state may say that a set costs more than it costs.',
      ],
      ['lower > upper || upper > INFEASIBLE', 'lower > upper', 'A state may know a cost that cannot be.'],
      ['checksum(bytes, body) !== word(bytes, body)', 'body < 8', 'A state may be damaged.'],
      [
        'reader.failed || reader.left > 0',
        'reader.failed',
        'Something may follow the end of a state.',
        'The checksum is of all that stands before it, so the end can only be moved by whoever makes a state.',
      ],
      [
        "if (version !== String(VERSION)) return fail({ code: 'unknown-version', version: version ?? '' });",
        '',
        'A state of another version is read as one of this.',
      ],
      [
        'if (sum > bytesMax) return count + 1;',
        'if (sum > bytesMax) return count;',
        'A state is larger than it may be.',
      ],
    ],
    ['optimal/search-state.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/define/symmetry-check.ts',
    [
      [
        'let sum = solved < 0 ? 0 : mixed(sizes[cell + solved] as number);',
        'let sum = 0;',
        'A guess that finds a secret may stand for one that finds none.',
      ],
      [
        'whole = mixed(whole) ^ sum;',
        'whole = (whole + sum) | 0;',
        'After a guess it does not matter which answer leaves which parts.',
      ],
    ],
    ['define/symmetry-check.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/define/feature-shares.ts',
    [
      [
        'if (secret < KEPT_MAX) this',
        'if (secret >= 0) this',
        'What is known of secrets is kept without a limit.',
      ],
      [
        'if (before === undefined) met.push(number);',
        'if (before === undefined) met.unshift(number);',
        'Features come in another order than their secrets show them.',
      ],
    ],
    ['define/feature-shares.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/optimum/problem.ts',
    [['const BITS = 32;', 'const BITS = 33;', 'A class that has no bit of its own is not counted.']],
    ['optimum/problem.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/symmetry/guess-images.ts',
    [
      [
        'if (other[images[secret]] !== row[secret]) return false;',
        'if (other.length !== row.length) return false;',
        'A symmetry that was found is not checked answer by answer.',
      ],
    ],
    ['symmetry/guess-images.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/symmetry/generators.ts',
    [
      [
        'level >= 0; level--) yield*',
        'level > 0; level--) yield*',
        'The first guess of the base is taken nowhere.',
      ],
      ['mixed((marks?.[secret] ?? 0) + 1)', 'mixed(1)', 'Symmetries that were found change the weights.'],
    ],
    ['symmetry/found-symmetry.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/symmetry/found-symmetry.ts',
    [
      [
        'orbits.join(from + other, to + images[other])',
        'orbits.join(from + other, from + images[other])',
        'After a guess symmetries are used that move it.',
      ],
      ['whole?.weights === weights', 'whole', 'Symmetries for some weights are used with others.'],
    ],
    ['symmetry/found-symmetry.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/define/search-symmetry.ts',
    [
      [
        'return (guess) => guess >= count || stands(guess);',
        'return stands;',
        'A symmetry of the questions is asked about names of secrets.',
      ],
    ],
    ['define/symmetry-check.test.ts'],
  ),
  ...mutantsOf(
    'deduction/src/session/session.ts',
    [
      ['count / left]', 'count / 1]', 'Shares are counts.'],
      [
        "needKnownFields(options, 'options', ['seed', 'secret', 'saved']);",
        '',
        'A session takes no notice of a misspelt option.',
      ],
    ],
    ['deduction/src/session/session.test.ts'],
  ),
  ...mutantsOf(
    'define/best-so-far.ts',
    [
      [
        'if (found.levels.length > this.#guessesMax) return false;',
        '',
        'A stopped search returns a strategy that exceeds its limit.',
      ],
    ],
    ['define/guess-limit.long.test.ts'],
  ),
  ...mutantsOf(
    'optimum/stages.ts',
    [
      [
        'yield { ...step.value, upper: INFEASIBLE, opening: -1 };',
        'yield step.value;',
        'The cost of a strategy that exceeds the limit is reported as within reach.',
      ],
    ],
    ['define/guess-limit.long.test.ts'],
  ),
  ...mutantsOf(
    'define/optimum.ts',
    [
      [
        "ending.proved || (objective === 'total' && lower >= cost)",
        'ending.proved',
        'Bounds that meet prove nothing.',
      ],
    ],
    ['define/guess-limit.long.test.ts'],
  ),
  ...mutantsOf(
    'inkling/src/worker/search.ts',
    [
      [
        "        signal?.removeEventListener?.('abort', stop);\n",
        '',
        'A finished search leaves a listener on its signal.',
      ],
    ],
    ['inkling/src/worker/worker.test.ts'],
  ),
];
