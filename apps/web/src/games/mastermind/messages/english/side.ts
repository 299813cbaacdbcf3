import { counted } from './grammar.ts';

export const side = {
  held: {
    announced: (place: number, isHeld: boolean): string =>
      isHeld
        ? `The piece at place ${place} is kept for the next guess.`
        : `Place ${place} starts empty next time.`,
    /** Appended to the label of a place. */
    mark: 'kept for the next guess',
  },
  status: {
    turn: (turn: number, most: number): string => `Turn ${turn} of ${most}.`,
    begin: 'Choose a piece for each place.',
    hidden: 'hidden',
    code: 'the code',
  },
  marks: {
    exact: 'right piece, right place',
    near: 'right piece, wrong place',
  },
  notes: {
    teaser: (count: number): string =>
      `${counted(count, 'code', 'codes')} ${count === 1 ? 'fits' : 'fit'} your answers`,
    waiting: 'Counting the codes that fit…',
    announced: (isOpen: boolean): string =>
      isOpen ? 'What can still go where is unfolded.' : 'What can still go where is folded away.',
  },
};
