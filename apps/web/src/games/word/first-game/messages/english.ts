import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';

/** The messages of the first game. The example words differ by language as well. */
export interface Messages extends FirstGameText {
  readonly tried: string;
  /** `x` right place, `n` elsewhere, `-` not in the word. */
  readonly marks: string;
  readonly found: string;
}

export const english: Messages = {
  title: 'Your first word takes 60 seconds',
  tried: 'TRAIN',
  marks: 'nx-nn',
  found: 'PRINT',
  steps: [
    {
      says: [
        'A word of five letters is hidden. You find it by trying other words.',
        'TRAIN is a fine word to begin with.',
      ],
      question: 'Shall we see what it tells us?',
      answers: [{ says: 'Enter' }],
    },
    {
      says: [
        'Solid with a disc: right letter, right place. Here that is R.',
        'Dotted with a ring: the letter is in the word, but elsewhere.',
        'Blank with a dash: the letter is not in the word.',
      ],
      question: 'Which letter can you forget?',
      answers: [
        { says: 'A' },
        { says: 'T', wrong: 'T is dotted: it is in the word, but not at the beginning.' },
      ],
    },
    {
      says: ['R stays second. T, I and N move. A is out.'],
      question: 'Which word can it be?',
      answers: [
        { says: 'PRINT' },
        { says: 'DRAIN', wrong: 'DRAIN has an A, and I and N where they were before.' },
      ],
    },
  ],
  end: 'That is the word! In real games you get six tries and pick every word.',
};
