import type { OptionsOf, OutputOptions } from '../../../shell/options.ts';

/** The options of Who’s That Witch? */

export const BOARD_OPTIONS = {
  level: { value: 'LEVEL', text: 'the board; default easy', values: ['easy', 'medium', 'hard'] },
  size: { value: 'RxC', text: 'rows and columns, to 20x20, with one bonus; in place of a level' },
  bombs: { value: 'N', text: 'bombs on the board; default the level’s, or 0' },
  rule: {
    value: 'RULE',
    text: 'how mates may not touch: at sides and corners, or sides',
    values: ['king', 'rook'],
  },
  touching: { value: 'N', text: 'pairs that touch all the same, where none would be impossible' },
} as const;

export const PLACE_OPTIONS = {
  count: { value: 'N', text: 'how many boards, 1 to 10000; default 1' },
  explain: { text: 'tell how each board was placed, square by square; at most 20 boards' },
} as const;

export const PLAY_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'who sits opposite; default nobody',
    values: ['nobody', 'person', 'lru2', 'lru4', 'lru6', 'perfect', 'expert'],
  },
  quiz: {
    value: 'QUIZ',
    text: 'who is that witch? from four names, typed, or not asked; default names',
    values: ['names', 'typed', 'off'],
  },
  calm: { text: 'bombs do nothing' },
} as const;

export const REVIEW_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'who sat opposite; default nobody',
    values: ['nobody', 'person', 'lru2', 'lru4', 'lru6', 'perfect', 'expert'],
  },
  calm: { text: 'bombs did nothing' },
} as const;

export type BoardOptions = OptionsOf<typeof BOARD_OPTIONS>;
export type PlaceOptions = BoardOptions &
  OptionsOf<typeof PLACE_OPTIONS> &
  OutputOptions & { readonly seed?: string };
export type PlayOptions = BoardOptions & OptionsOf<typeof PLAY_OPTIONS>;
export type ReviewOptions = BoardOptions &
  OptionsOf<typeof REVIEW_OPTIONS> &
  OutputOptions & { readonly secret?: string };
