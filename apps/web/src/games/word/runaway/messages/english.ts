import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { WordMessages } from '../../messages/english.ts';
import { spelt } from '../../messages/grammar.ts';

export type RunawayMessages = typeof english;

const { counted, number } = grammarOf('en', 'always');

export const english = {
  hidden: {
    goal: (length, tries) =>
      `Corner a word of ${counted(length, 'letter', 'letters')} in ${counted(tries, 'try', 'tries')}. It changes whenever it can.`,
    honest:
      'No word is hidden. Each answer is the one that leaves the most words, and at the end you see that none was false.',
    won: (turns) => `Cornered in ${turns}!`,
    lost: 'It could have been',
    secret: (word) => `The word could have been ${spelt(word)}.`,
    saidWon: (turns) => `You cornered the word in ${counted(turns, 'try', 'tries')}.`,
    saidLost: (secret) => `No tries left. The word could have been ${spelt(secret)}.`,
  } satisfies WordMessages['hidden'] as WordMessages['hidden'],
  heading: 'How it ran',
  columns: ['Try', 'Words left', 'of'],
  count: (count: number): string => number(count),
  checking: 'Checking its answers…',
  honest: (turns: number): string =>
    `${turns === 1 ? 'Its answer was' : `All ${turns} answers were`} checked again: none was false, and no other would have left more words.`,
  dishonest: 'An answer was not the one that leaves the most words. Please report this.',
};
