import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';

export const english: FirstGameText = {
  title: 'Your first witch takes 60 seconds',
  steps: [
    {
      says: ['Every witch is here twice, face down. Find her two tiles and she is yours.'],
      question: 'Turn two tiles over?',
      answers: [{ says: 'Turn two over' }],
    },
    {
      says: ['Two different witches. They will be turned back, so remember where each one lay.'],
      question: 'Seen them?',
      answers: [{ says: 'Turn them back' }],
    },
    {
      says: ['One more tile, and it is the witch with the blue hair again.'],
      question: 'Where did you see her before?',
      answers: [
        { says: 'Top left' },
        { says: 'Bottom middle', wrong: 'That was the witch with the glasses.' },
        { says: 'Bottom left', wrong: 'That tile has not been turned yet.' },
      ],
    },
    {
      says: ['A pair! Now for her name. It begins with K.'],
      question: 'Who is she?',
      answers: [{ says: 'Keziah' }, { says: 'Clementine', wrong: 'Clementine is the one with the glasses.' }],
    },
  ],
  end: 'Pair and name: that is the game. There are bombs among the tiles, too, so look twice.',
};
