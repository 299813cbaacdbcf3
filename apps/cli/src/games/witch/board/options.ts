import type { OptionsOf, OutputOptions } from '../../../shell/options.ts';

/** The options of Who’s That Witch? */

export const BOARD_OPTIONS = {
  level: { value: 'LEVEL', text: 'the board; default easy', values: ['easy', 'medium', 'hard'] },
  size: { value: 'RxC', text: 'rows and columns, up to 20x20, with one bonus; instead of a level' },
  bombs: { value: 'N', text: 'number of bombs; default: the level’s, or 0' },
  rule: {
    value: 'RULE',
    text: 'how mates must not touch: at sides and corners, or at sides only',
    values: ['king', 'rook'],
  },
  touching: {
    value: 'N',
    text: 'number of pairs that do touch, for boards where keeping all apart is impossible',
  },
} as const;

export const PLACE_OPTIONS = {
  count: { value: 'N', text: 'number of boards, 1 to 10000; default 1' },
  explain: { text: 'explain how each board was filled, square by square; at most 20 boards' },
} as const;

export const PLAY_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'the opponent; default nobody',
    values: ['nobody', 'person', 'lru2', 'lru4', 'lru6', 'perfect', 'expert'],
  },
  quiz: {
    value: 'QUIZ',
    text: 'how “Who’s that witch?” is asked: choose from four names, type it, or not at all; default names',
    values: ['names', 'typed', 'off'],
  },
  calm: { text: 'bombs do nothing' },
} as const;

export const REVIEW_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'the opponent; default nobody',
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
