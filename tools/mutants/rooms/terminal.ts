import { type Mutant, mutantsOf } from '../mutant.ts';

/** The command line. */
export const TERMINAL: readonly Mutant[] = [
  ...mutantsOf('cli/src/program.ts', [
    [
      'if (error.exitCode === 0) return EXIT.done;',
      'if (error.exitCode < 99) return EXIT.done;',
      'A mistake on the command line ends with 0.',
    ],
    [
      "if (error.code === 'commander.help') return EXIT.usage;",
      "if (error.code === 'commander.help') return EXIT.done;",
      'A command without a verb ends with 0.',
    ],
    ["argv.includes('--json')", 'argv.length < 0', 'A refusal is not told as JSON where JSON was asked for.'],
  ]),
  ...mutantsOf(
    'optimal/kept-proof-text.ts',
    [
      [
        'else if (at < end - 1)',
        'else if (at < 0)',
        'A kept proof that is damaged in its middle is gone on with.',
      ],
      [
        "if (version !== String(VERSION)) return fail({ code: 'unknown-version', version });",
        '',
        'A kept proof of another version is read.',
      ],
    ],
    ['optimal/bound-file.test.ts'],
  ),
  ...mutantsOf(
    'optimal/kept-proof.ts',
    [['if (parsed.value.name !== name)', 'if (false)', 'The lemmas of another proof are gone on with.']],
    ['optimal/bound-file.test.ts'],
  ),
  ...mutantsOf(
    'optimum/bound-writer.ts',
    [
      [
        '      lemma.guesses.push({ row, cited: this.#cite(lemma, row, wanted) });\n    }\n',
        '    }\n',
        'A lemma that was kept is written without its guesses.',
      ],
      [
        'symmetries.push(...symmetries)',
        'symmetries.push()',
        'A lemma that was kept is written without its symmetries.',
      ],
    ],
    ['optimal/bound-file.test.ts'],
  ),
  ...mutantsOf(
    'cli/src/room/next-room.ts',
    [
      [
        'if (next !== opened.value.id) await takeBack',
        'if (next === undefined) await takeBack',
        'A room that nobody will enter stays behind.',
      ],
    ],
    ['room/next-room.test.ts'],
  ),
  ...mutantsOf(
    'cli/src/room/change-lines.ts',
    [
      [
        "if (view.phase === 'over' || (isOwn && solved)) return [];",
        'return [];',
        'Nobody in a race hears that another has found it.',
      ],
      ['if (resigned) return', 'if (resigned && isOwn) return', 'Nobody hears that another gave up.'],
    ],
    ['room/change-lines.test.ts'],
  ),
  ...mutantsOf(
    'word/rules/languages.ts',
    [
      ["=== 'ß' ? 'ss' :", "=== 'ß' ? 's' :", 'A typed ß is one letter.'],
      [
        '!numbers.has(letter) && numbers.has(plain.charAt(0))',
        'numbers.has(plain.charAt(0))',
        'A list loses its letters with accents.',
      ],
    ],
    ['word/lists/languages.test.ts'],
  ),
  ...mutantsOf(
    'word/play/play.ts',
    [
      [
        'list === OWN_LIST ? undefined : list',
        "list === OWN_LIST ? undefined : 'english'",
        'A saved game in German is resumed with English words.',
      ],
    ],
    ['word/lists/languages.test.ts'],
  ),
  ...mutantsOf(
    'word/lists/dictionary.ts',
    [
      [
        'likely ?? usual.likely',
        'usual.likely',
        'The answers of a file are not used with the list of a language.',
      ],
      ['ALPHABETS[language ?? ', "ALPHABETS['english' ?? ", 'German words have no letters but a to z.'],
    ],
    ['word/lists/languages.test.ts'],
  ),
];
