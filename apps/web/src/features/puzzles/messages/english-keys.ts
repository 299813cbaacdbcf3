import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

const OTHER_ROWS: readonly KeyRow[] = [
  [['/'], 'go to the command line'],
  [['?'], 'show these keys'],
];

/** The keys and the commands of a puzzle. `example` is an answer as it is typed. */
export const englishKeys = {
  keys: {
    /** @param hasHintKey whether H is not a letter of the answer */
    answerRows: (hasHintKey: boolean): readonly KeyRow[] => [
      [['←', '→'], 'go to another place'],
      [['⌫'], 'erase'],
      [['Enter'], 'check the solution'],
      ...(hasHintKey ? [[['H'], 'hint, one step more each time'] as KeyRow] : []),
      ...OTHER_ROWS,
    ],
    proofRows: [[['←', '→'], 'go from step to step'] as KeyRow, ...OTHER_ROWS] as readonly KeyRow[],
  },
  command: {
    /** Examples of commands: before the solution is known, and after that if `example` is undefined. */
    placeholder: (example: string | undefined): string =>
      example === undefined ? 'next, step 3, ?' : `${example}, hint, show, ?`,
    /** @param hasNamesake whether an answer can be spelt like the command `hint` */
    answerRows: (example: string, hasNamesake: boolean): readonly CommandRow[] => [
      [example, 'check this answer'],
      ...(hasNamesake ? [['answer hint', 'an answer that is spelt like a command'] as CommandRow] : []),
      ['hint', 'a hint, one step more each time'],
      ['undo', 'erase'],
      ['show', 'the solution and its proof'],
    ],
    proofRows: [['next, back, step 3', 'another step of the proof']] as readonly CommandRow[],
    linkRows: [
      ['link', 'a link to this puzzle'],
      ['puzzles', 'all puzzles'],
    ] as readonly CommandRow[],
    nothing: (example: string): string =>
      `Type an answer such as ${example}, or a command. Type ? to list them all.`,
    notUnderstood: (text: string, example: string): string =>
      `${text} is neither a command nor an answer such as ${example}. Type ? for all commands.`,
    isOver: 'The solution is known already.',
    notYet: 'The proof comes with the solution.',
    noStep: (steps: number): string =>
      steps === 1 ? 'The proof has only one step.' : `The proof has ${steps} steps.`,
  },
};
