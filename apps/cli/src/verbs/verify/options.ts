import type { Options, OptionsOf, OutputOptions } from '../../shell/options.ts';

export const VERIFY_OPTIONS = {
  game: { value: 'FILE', text: 'the file of the game, for a strategy of a game of your own' },
  weights: {
    value: 'FILE',
    text: 'how much each secret counts: one per line, followed by a whole number; the others count once',
  },
  keys: {
    value: 'FILE',
    text: 'keys of past days, as saved by the web app, for a game of one of these days',
  },
  workers: { value: 'N', text: 'threads that check the lemmas of a lower bound; default 1' },
  out: {
    value: 'FILE',
    text: 'write the strategy to a file; its name may end in .json, .dot, for codes .irving, for words .selby',
  },
} as const;

export type VerifyOptions = OptionsOf<typeof VERIFY_OPTIONS> & OutputOptions;

/** Together with the options of all games that have trees. */
export type GivenOptions = VerifyOptions & Options;
