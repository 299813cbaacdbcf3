import type { OptionsOf, OutputOptions } from '../../../shell/options.ts';
import type { ROWS_OPTION } from '../../../shell/rows.ts';
import type { ComparisonOptions } from '../../../verbs/comparison/options.ts';

/** The options of the word game. */

export const LIST_OPTIONS = {
  length: { value: 'N', text: 'letters of the word, 1 to 32; default as in the turns, else 5' },
  list: { value: 'FILE', text: 'words that may be guessed, one a line (UTF-8)' },
  answers: { value: 'FILE', text: 'words that are likely answers, one a line (UTF-8)' },
  hard: { text: 'every revealed hint must be used in the next guesses (what is possible stays the same)' },
} as const;

export const PLAY_OPTIONS = {
  seat: {
    value: 'SEAT',
    text: 'which seat is yours',
    values: ['breaker', 'maker'],
  },
  player: {
    value: 'PLAYER',
    text: 'who keeps the word; adversary has none and runs away',
    values: ['adversary'],
  },
  turns: {
    value: 'N',
    text: 'guesses in a game, 1 to 99; default 6; for several words, five more than there are words',
  },
} as const;

export const BOARDS_OPTION = {
  boards: { value: 'N', text: 'words that are looked for at once', values: ['2', '4', '8'] },
} as const;

export const SUGGEST_OPTIONS = {
  strategy: {
    value: 'STRATEGY',
    text: 'what a good guess is; default entropy; worst is Knuth’s rule by its plain name',
    values: ['entropy', 'expected', 'parts', 'worst', 'knuth', 'optimal'],
  },
} as const;

export const SOLVE_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'who guesses; default entropy',
    values: ['entropy', 'expected', 'parts', 'worst', 'knuth', 'optimal'],
  },
  first: { value: 'WORD', text: 'the first guess' },
} as const;

export const COMPARE_OPTIONS = {
  strategies: {
    value: 'LIST',
    text: 'who plays, separated by commas; default the first four',
    values: ['entropy', 'expected', 'parts', 'worst', 'knuth', 'optimal'],
  },
} as const;

export const PATTERN_OPTIONS = {
  limit: { value: 'N', text: 'stop after so many patterns' },
  all: { text: 'show patterns that no letters can complete, too' },
} as const;

export type ListOptions = OptionsOf<typeof LIST_OPTIONS>;
export type PositionOptions = ListOptions & OutputOptions;
export type PlayOptions = ListOptions & OptionsOf<typeof PLAY_OPTIONS> & OptionsOf<typeof BOARDS_OPTION>;
export type SuggestOptions = PositionOptions &
  OptionsOf<typeof SUGGEST_OPTIONS> &
  OptionsOf<typeof ROWS_OPTION> & {
    readonly top?: string;
    readonly guess?: string;
    readonly weights?: string;
  };
export type SolveOptions = PositionOptions & OptionsOf<typeof SOLVE_OPTIONS>;
export type PatternOptions = PositionOptions & OptionsOf<typeof PATTERN_OPTIONS>;
export type CompareOptions = PositionOptions & OptionsOf<typeof COMPARE_OPTIONS> & ComparisonOptions;
