import type { OptionsOf, OutputOptions } from '../../../shell/options.ts';
import type { ROWS_OPTION } from '../../../shell/rows.ts';
import type { ComparisonOptions } from '../../../verbs/comparison/options.ts';

/** The options of Mastermind. */

export const RULES_OPTION = {
  rules: { value: 'RULES', text: 'p<places>c<symbols>r|n, or mm (p4c6r), bc (p4c10n); default p4c6r' },
} as const;

export const PUZZLE_RULES_OPTION = {
  rules: {
    value: 'RULES',
    text: 'p<places>c<symbols>r|n, or mm (p4c6r), bc (p4c10n); default: those of the grade, shown above the puzzle',
  },
} as const;

export const SKIN_OPTION = {
  skin: {
    value: 'SKIN',
    text: 'names for the symbols; default letters, or pegs while you play',
    values: ['letters', 'digits', 'pegs', 'winter', 'halloween'],
  },
} as const;

export const PLAY_OPTIONS = {
  seat: { value: 'SEAT', text: 'which seat is yours', values: ['breaker', 'maker'] },
  turns: { value: 'N', text: 'number of guesses, 1 to 99; default 12' },
  player: {
    value: 'PLAYER',
    text: 'who guesses when you make the code; default knuth, or sampled where there are too many codes to list; adversary: there is no code, and each answer leaves as many codes as possible',
    values: ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states', 'adversary'],
  },
} as const;

export const LIES_OPTION = {
  lies: { value: 'N', text: 'how many answers may be false, 0 to 3' },
} as const;

export const SUGGEST_OPTIONS = {
  strategy: {
    value: 'STRATEGY',
    text: 'how guesses are ranked; default knuth',
    values: ['knuth', 'expected', 'entropy', 'parts', 'optimal'],
  },
} as const;

export const SOLVE_OPTIONS = {
  player: {
    value: 'PLAYER',
    text: 'who guesses; default knuth, or sampled where there are too many codes to list',
    values: ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states', 'optimal'],
  },
  first: { value: 'SYMBOL', text: 'first symbol of the player states' },
  trace: { text: 'say what the player concludes after each guess' },
  seed: { value: 'TEXT', text: 'makes the players random and sampled repeatable' },
} as const;

export const COMPARE_OPTIONS = {
  strategies: {
    value: 'LIST',
    text: 'players to compare, separated by commas; default the first four',
    values: ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states', 'optimal'],
  },
  games: {
    value: 'N',
    text: 'play N drawn secrets instead of all, 2 to 100000; default 20 if there are too many to play all',
  },
  seed: { value: 'TEXT', text: 'draws other secrets' },
  workers: { value: 'N', text: 'number of worker threads; default one per core' },
} as const;

export type SettingOptions = OptionsOf<typeof RULES_OPTION> & OptionsOf<typeof SKIN_OPTION>;
export type PositionOptions = SettingOptions & OutputOptions;
export type PlayOptions = SettingOptions & OptionsOf<typeof PLAY_OPTIONS> & OptionsOf<typeof LIES_OPTION>;
export type SuggestOptions = PositionOptions &
  OptionsOf<typeof SUGGEST_OPTIONS> &
  OptionsOf<typeof ROWS_OPTION> & {
    readonly top?: string;
    readonly guess?: string;
    readonly weights?: string;
  };
export type SolveOptions = PositionOptions & OptionsOf<typeof SOLVE_OPTIONS>;
export type CompareOptions = OptionsOf<typeof RULES_OPTION> &
  OptionsOf<typeof COMPARE_OPTIONS> &
  ComparisonOptions &
  OutputOptions;
