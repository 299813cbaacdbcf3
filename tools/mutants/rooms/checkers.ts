import { type Mutant, mutantsOf } from '../mutant.ts';

/** The code that tells a false proof, strategy or record from a true one. */
export const CHECKERS: readonly Mutant[] = [
  ...mutantsOf(
    'check/lemma-checker.ts',
    [
      [
        "if (!this.secrets.every((secret) => inside.has(imageOf(secret)))) return 'not-a-symmetry';",
        '',
        'A symmetry need not map the set onto itself.',
      ],
      [
        'return this.#parts[guess] === 2;',
        'return this.#parts[guess] <= 3;',
        'A solving guess counts as one that tells nothing.',
      ],
      [
        'this.setOf(turns).length === onto.length && ',
        '',
        'A lemma may be of a part of the cell that cites it.',
      ],
      [
        ' && this.setOf(images, onto).length === onto.length',
        '',
        'A lemma may be of any set of the same size.',
      ],
      [
        'cited.left < this.#lemma.left - 1',
        'cited.left < this.#lemma.left - 2',
        'A lemma may have one guess less left than the cell that cites it.',
      ],
      [
        'this.bounds.read(this.secrets, lemma.left - 1)',
        'this.bounds.read(this.secrets, lemma.left - 2)',
        'Cells have a guess less by size.',
      ],
      [
        'this.#bySize[secrets.length], this.#lemma.left - 1)',
        'this.#bySize[secrets.length], this.#lemma.left - 2)',
        'Cells have a guess less for two guesses.',
      ],
      [
        'if (sum >= claim) return true;\n    for',
        'if (sum > 0) return true;\n    for',
        'The cells of a guess need not add up to the claim.',
      ],
      [
        'this.#proved[this.rootOf(guess)] = 1;\n    return undefined;',
        'this.#proved.fill(1);\n    return undefined;',
        'One proved guess stands for all.',
      ],
      ['|| cell.isCited)', ')', 'A cell may be spoken of twice.'],
      [' || answer === solved', '', 'The solved cell may be said to cost something.'],
      ["if (this.#hasLine[guess]) return 'bad-line';", '', 'A guess may be spoken of twice.'],
      ["if (this.secrets.length === 0) return 'empty-set';", '', 'A set may be empty.'],
      [
        'this.#parents[this.rootOf(guess)] = this.rootOf(imageOf(guess));',
        'this.#parents[guess] = imageOf(guess);',
        'Orbits are not joined.',
      ],
      [
        'opening === undefined ? !this.tellsNothing(guess) :',
        'opening !== undefined &&',
        'Without an opening no guess is proved.',
      ],
    ],
    [
      'optimum/forged-bounds.test.ts',
      'optimum/limited-bounds.test.ts',
      'optimum/code-bound.test.ts',
      'optimum/second-checker.test.ts',
    ],
  ),
  ...mutantsOf(
    'check/set-bounds.ts',
    [
      [
        '1 + (possible - 1) * found, other * found',
        '1 + (possible - 1) * found',
        'The bound by size forgets the guesses that cannot be the secret.',
      ],
      ['let cost = 2 * n - (level & 1);', 'let cost = 2 * n;', 'What is found goes on costing.'],
      [
        'const rest = n - found;',
        'const rest = n + found;',
        'A guess that may be the secret counts as one that may not.',
      ],
      [
        ' && leastOfParts(n, level - 1, bySize) >= least) break;',
        ') break;',
        'The look at guesses ends too early.',
      ],
    ],
    ['check/set-bounds.test.ts'],
  ),
  ...mutantsOf(
    'check/proof-game.ts',
    [
      [' || sorted(letters) !== symbols', '', 'Names need be no permutation.'],
      ['sorted(order) !== places || ', '', 'Places need be no permutation.'],
      ['if (rest !== undefined || places', 'if (places', 'A symmetry may have a third part.'],
    ],
    ['optimum/forged-bounds.test.ts'],
  ),
  ...mutantsOf(
    'check/bound-proof.ts',
    [
      [
        "if (isLast && parseNumber(next.slice(2)) !== lemmas.length) return 'bad-count';",
        '',
        'A proof may count its lemmas wrongly.',
      ],
      ["this.#proof ? 'bad-line' : ", 'this.#proof ? this.#proof : ', 'Something may follow the end.'],
      [' && checker.areSame(statement.turns, turns)', '', 'The last lemma may be of any set.'],
      [
        'checker.areSame(statement.turns, turns)',
        '(statement.turns.length === 0 || claim.after !== undefined)',
        'The last lemma may be of another set than the proof.',
      ],
      ['statement.claim >= claim.total && ', '', 'The last lemma may claim less than the total.'],
      [
        ' && statement.left >= (claim.within ?? UNLIMITED)',
        '',
        'The last lemma may have fewer guesses left than the limit.',
      ],
      [
        '(total === NEVER && within === undefined)',
        'false',
        'A proof may say of all strategies that there is none.',
      ],
      ['number < lemmas.length ?', 'number <= lemmas.length ?', 'A lemma may rest on itself.'],
      [
        '(lemmas.push(statement) - 1) % parts === part',
        '(lemmas.push(statement) - 1) * 0 === part',
        'All lemmas are left to the first of several checkers.',
      ],
      ['const guess = isMine ?', 'const guess = isMine && !isLast ?', 'The last lemma is not checked.'],
    ],
    [
      'optimum/code-bound.test.ts',
      'optimum/forged-bounds.test.ts',
      'optimum/limited-bounds.test.ts',
      'optimum/second-checker.test.ts',
    ],
  ),
  ...mutantsOf(
    'check/bound-lines.ts',
    [
      ['left >= 1 && left <= within', 'left >= 1', 'A lemma may have more guesses left than the limit.'],
      ['(0|[1-9]\\d{0,8})', '(\\d{1,9})', 'A number may begin with zeros.'],
    ],
    ['optimum/limited-bounds.test.ts', 'optimum/second-checker.test.ts'],
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
        "if (cls === checkedGame.solved) return faultAt('solved-branch', -1, cls);",
        '',
        'A strategy may go on after it has found the secret.',
      ],
      [
        'if (checkedGame.permits && !checkedGame.permits(',
        'if (checkedGame.permits && level < 0 && !checkedGame.permits(',
        'In hard mode a strategy may guess what is forbidden.',
      ],
      ['guess < 0 || guess >= checkedGame.guessCount', 'guess < 0', 'A strategy may guess what is no guess.'],
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
    'check/evaluators.ts',
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
    ['check/evaluators.test.ts'],
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
    ['record/room-record.test.ts', 'record/room-text.test.ts'],
  ),
  ...mutantsOf(
    'record/judge-sheets.ts',
    [
      ['if (turns.length > played)', 'if (false)', 'A record may go on after the game was over.'],
      ['if (isOver && resigned)', 'if (false)', 'A record may say that somebody gave up after the end.'],
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
    ['premises.every(isCovered) && ', '', 'Two cases need not be all that there are.'],
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
