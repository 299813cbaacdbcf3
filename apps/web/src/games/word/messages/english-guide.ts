import { counted } from './grammar.ts';
import type { WordWords } from './words.ts';

export const guide: WordWords['guide'] = {
  heading: 'How it goes',
  goal: (length, tries, hard) =>
    `Find the hidden word of ${counted(length, 'letter', 'letters')} in ${counted(tries, 'try', 'tries')}. Every guess is an English word${hard ? ', and has to use every hint so far' : ''}. Each of its letters gets a mark:`,
  exact: 'exact: the word has this letter at this place',
  near: 'near: the word has it, but at another place',
  none: 'absent: the word has it not, or not that often',
  reading: 'A letter may stand more than once.',
  ink: 'The more ink on a letter, the likelier it stands there.',
};
