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
];
