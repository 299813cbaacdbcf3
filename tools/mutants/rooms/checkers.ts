import { type Mutant, mutantsOf } from '../mutant.ts';

/** What tells a false proof, strategy or record from a true one. */
export const CHECKERS: readonly Mutant[] = [
  ...mutantsOf(
    'optimum/replay-bound.ts',
    [
      [
        'return set.every((code) => inside.has(image[code])) ? image : undefined;',
        'return inside.size > 0 ? image : undefined;',
        'A symmetry need not map the cell onto itself.',
      ],
      [
        'const blunt = cells.size === 1 && !cells.has(this.#solved)',
        'const blunt = cells.size === 1',
        'A solving guess counts as one that tells nothing.',
      ],
      [
        '1 + (possible - 1) * solved, other * solved',
        '1 + (possible - 1) * solved',
        'The bound by size forgets the guesses that cannot be the secret.',
      ],
      ['new Set(values).size === size &&', '', 'Names need be no permutation.'],
      ['if (rest || !isPermutation(places', 'if (!isPermutation(places', 'A symmetry may have a third part.'],
      [
        'values?.length === size &&',
        'values !== undefined &&',
        'A symmetry may name too few places or symbols.',
      ],
      [
        'v >= 0 && v < size && Number.isInteger(v)',
        'v >= 0',
        'A symmetry may name a symbol that there is not.',
      ],
      [
        'this.prove(cell, Number(match[3]), depth + 1)',
        'this.prove(cell, 0, depth + 1)',
        'A cell need not be proved to cost what its line says.',
      ],
      [
        'return cost >= claim ? undefined',
        'return cost > 0 ? undefined',
        'The cells of a guess need not add up to the claim.',
      ],
      [
        "return proved.includes(0) ? this.#fault('unproved') : undefined;",
        "return proved.includes(1) ? undefined : this.#fault('unproved');",
        'One proved guess stands for all.',
      ],
      ['.filter((guess) => proved[guess] === 1)', '', 'A symmetry carries guesses that were not proved.'],
      ['if (!cell || better.has(cls)', 'if (!cell', 'A cell may be spoken of twice.'],
      ['|| cls === this.#solved) return', ') return', 'The solved cell may be said to cost something.'],
      [
        'if (lines[court.at] !== `end',
        'if (court.at < 0 && lines[court.at] !== `end',
        'A proof may end where it likes.',
      ],
      [
        "lines.slice(court.at + 1).some((line) => line !== '')",
        'court.at < 0',
        'Something may follow the end.',
      ],
      [
        'if (proved[image[guess]] === 1) continue;',
        'if (image[guess] !== guess) continue;',
        'A symmetry carries nothing.',
      ],
    ],
    ['optimum/forged-bounds.test.ts', 'optimum/replay-bound.test.ts'],
  ),
  ...mutantsOf(
    'optimum/verify.ts',
    [
      [
        'for (const [cls, [secret]] of cells) return',
        'for (const [cls, [secret]] of cells) if (cls < 0) return',
        'A strategy may forget an answer.',
      ],
      [
        "if (cls === referee.solved) return blame('solved-branch', -1, cls);",
        '',
        'A strategy may go on after it has found the secret.',
      ],
      [
        'if (referee.permits && !referee.permits(',
        'if (referee.permits && level < 0 && !referee.permits(',
        'In hard mode a strategy may guess what is forbidden.',
      ],
      ['guess < 0 || guess >= referee.guessCount', 'guess < 0', 'A strategy may guess what is no guess.'],
      [
        'total += secrets.length * level;',
        'total += secrets.length * (level - 1);',
        'The guess that finds the secret is not counted.',
      ],
      [
        'if (!cell) return { ...',
        'if (!cell && cls < 0) return { ...',
        'A strategy may answer what nobody answers.',
      ],
    ],
    ['codes/src/optimum/verify.test.ts'],
  ),
  ...mutantsOf(
    'optimum/verify-evaluators.ts',
    [
      [
        'secretRest.splice(at, 1);\n    total++;',
        'total++;',
        'A symbol of the secret counts as near more than once.',
      ],
      [
        '    rest.splice(at, 1);\n    marks[place] = 1;',
        '    marks[place] = 1;',
        'A letter of the secret counts as near more than once.',
      ],
      [
        '.filter((other) => other === letter).length >= marked',
        '.includes(letter)',
        'Hard mode asks for one copy of a letter that was marked twice.',
      ],
      [
        'mark === 2 && next[place] !== guess[place]',
        'mark === 3',
        'Hard mode lets a letter leave its place.',
      ],
    ],
    ['optimum/verify-evaluators.test.ts'],
  ),
  ...mutantsOf(
    'record/verify-room.ts',
    [
      ["    promise !== 'broken' &&\n", '', 'A record with nothing but a broken promise is in order.'],
      ["    draw !== 'false' &&\n", '', 'A record whose draw deals another secret is in order.'],
      ["    day !== 'false-key' &&\n", '', 'A record of a day with a false key is in order.'],
      ["    day !== 'false-secret' &&\n", '', 'A record of a day with another secret is in order.'],
      [
        'played.wrong.length + played.claims.length === 0',
        'played.wrong.length === 0',
        'A record that claims a false winner is in order.',
      ],
    ],
    ['record/room-record.test.ts'],
  ),
  ...mutantsOf('last-code/check-proof.ts', [
    ['if (answers.length !== 1)', 'if (answers.length === 0)', 'A puzzle may have two answers.'],
    ["fault: 'wrong-answer' }", "fault: 'wrong-grade' }", 'Another answer has the fault of another grade.'],
    [
      'if (step.grade !== expectedGrade(puzzle, step, named)) return false;',
      '',
      'A step may call itself easier than it is.',
    ],
    ['use < 0 || use >= earlier.length', 'use < 0', 'A step may rest on itself.'],
    ['step.clues.length !== CLUES[step.technique]', 'false', 'A technique may read any number of clues.'],
    [
      "return technique === 'place' ? exact === clue.exact : exact + near === clue.exact + clue.near;",
      'return exact === clue.exact && near === clue.near;',
      'Counting may read which marks are for the right place.',
    ],
    [
      'if (claim.length === 0) return codes.length === 0;',
      '',
      'A branch may say that it cannot be when it can.',
    ],
    ['    premises.every(isCovered) &&\n', '', 'Two cases need not be all that there are.'],
    [
      'use >= earlier.length || outer.uses.includes(use)',
      'true',
      'A branch may use steps that its step does not name.',
    ],
    [
      'return hardest === proof.grade ?',
      'return hardest <= proof.grade ?',
      'A proof may call itself harder than it is.',
    ],
  ]),
];
