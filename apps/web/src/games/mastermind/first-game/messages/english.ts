import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';

/** The texts of every first game, and the label on the cover over the code. */
export interface CodeFirstGameText extends FirstGameText {
  readonly hidden: string;
}

export const english: CodeFirstGameText = {
  title: 'Your first code takes 60 seconds',
  hidden: 'hidden',
  steps: [
    {
      says: [
        'Three pieces are hidden, all different. You have four to choose from.',
        'Any first guess will do. This one is Santa, Bell, Tree.',
      ],
      question: 'Shall we see how good it is?',
      answers: [{ says: 'Check guess' }],
    },
    {
      says: [
        'A disc: one piece is right and in the right place. You are not told which.',
        'A ring: one piece is right, but belongs somewhere else.',
      ],
      question: 'So, can all three be in the code?',
      answers: [
        { says: 'No, one is wrong' },
        {
          says: 'Yes, all three',
          wrong: 'Two marks stand for two pieces. The third got none: it is not in the code.',
        },
      ],
    },
    {
      says: [
        'Next guess: Santa, Tree, Present. Three rings! All three are in the code, and none is in the right place.',
        'In turn 1, one piece was in the right place.',
      ],
      question: 'Which one was it?',
      answers: [
        { says: 'Tree, at place 3' },
        { says: 'Santa, at place 1', wrong: 'Santa is first in turn 2 as well, and there is no disc.' },
      ],
    },
    {
      says: ['Tree is last. Santa is not first.'],
      question: 'Then what is the code?',
      answers: [
        { says: 'Present, Santa, Tree' },
        {
          says: 'Santa, Present, Tree',
          wrong: 'Turn 2 has Santa at place 1 without a disc. He cannot be there.',
        },
      ],
    },
  ],
  end: 'Found in three! That is all there is to it: real games have four places and six pieces.',
};
