import { counted } from './english-grammar.ts';
import type { SeatWords } from './words.ts';

export const guide: SeatWords['guide'] = {
  heading: 'How it goes',
  goal: (places, symbols, repeats, turnsMax) =>
    `Find the hidden code: ${counted(places, 'place', 'places')}, at each one of ${counted(symbols, 'element', 'elements')}. ${repeats ? 'An element may stand more than once.' : 'No element stands twice.'} You have ${counted(turnsMax, 'guess', 'guesses')}, and each is answered:`,
  exact: 'exact: a right element at its right place',
  near: 'near: a right element, but at another place',
  none: 'neither: not in the code, or not that often',
  reading: 'The marks say how many, not which.',
  ink: 'The more ink on an element, the likelier it is there; what is struck is ruled out, and tells why when you choose it.',
  lesson: 'See how scoring works',
};
