import { WORD_LANGUAGES, type WordLanguage } from '@inkling/games/word/rules/languages';
import type { OptionsOf, OutputOptions } from '../../../shell/options.ts';
import type { ROWS_OPTION } from '../../../shell/rows.ts';
import type { ComparisonOptions } from '../../../verbs/comparison/options.ts';

/** The options of the word game. */

export const LIST_OPTIONS = {
  length: { value: 'N', text: 'word length, 1 to 32; default: that of the turns, or 5' },
  list: {
    value: 'LIST',
    text: 'allowed guesses: english (default), german, spanish, or a file with one word per line (UTF-8)',
  },
  answers: { value: 'FILE', text: 'likely answers, one word per line (UTF-8)' },
  hard: { text: 'hard mode: each guess must use every hint so far (what is possible stays the same)' },
} as const;

/** Returns the language that `--list` names. Any other name is that of a file; `./german` is a file, too. */
export function languageNamed(list: string | undefined): WordLanguage | undefined {
  return WORD_LANGUAGES.find((language) => language === list?.toLowerCase());
}

export const PLAY_OPTIONS = {
  seat: {
    value: 'SEAT',
    text: 'which seat is yours',
    values: ['breaker', 'maker'],
  },
  player: {
    value: 'PLAYER',
    text: 'who keeps the word; the adversary has none and keeps running away',
    values: ['adversary'],
  },
  turns: {
    value: 'N',
    text: 'number of guesses, 1 to 99; default 6; with several words, five more than there are words',
  },
} as const;

export const BOARDS_OPTION = {
  boards: { value: 'N', text: 'number of words to find at once', values: ['2', '4', '8'] },
} as const;

export const SUGGEST_OPTIONS = {
  strategy: {
    value: 'STRATEGY',
    text: 'how guesses are ranked; default entropy; worst, a plain name for knuth, prefers more parts among equals, then words that fit',
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
    text: 'players to compare, separated by commas; default the first four',
    values: ['entropy', 'expected', 'parts', 'worst', 'knuth', 'optimal'],
  },
} as const;

export const PATTERN_OPTIONS = {
  limit: { value: 'N', text: 'stop after N patterns' },
  all: { text: 'also show patterns that no letters can complete' },
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
