import { MARKS, type Mark, NAMES, type Name } from '@inkling/games/contract/names';
import { capitalised } from '../../../shell/language/grammar.ts';

/** The names that players may choose in a room. The names themselves are English words. */
export const names = {
  heading: 'Your name in this room',
  none: 'No name',
  name: 'Your name',
  mark: 'Your symbol',
  take: 'Use this name',
  names: Object.fromEntries(NAMES.map((name) => [name, capitalised(name)])) as Record<Name, string>,
  marks: Object.fromEntries(MARKS.map((mark) => [mark, mark])) as Record<Mark, string>,
};
