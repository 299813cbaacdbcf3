import type { OptionsOf, OutputOptions } from '../../shell/options.ts';

/** Options of exact searches and proofs, for every game. */

export const LIMIT_OPTIONS = {
  'max-depth': { value: 'N', text: 'maximum number of guesses' },
  root: {
    value: 'GUESS',
    text: 'the first guess, or several separated by commas, made whatever the answers; default the best',
  },
  weights: {
    value: 'FILE',
    text: 'how much each secret counts: one per line, followed by a whole number; the others count once',
  },
  memory: { value: 'MB', text: 'memory for what the search has found, besides its table; default 256' },
  workers: { value: 'N', text: 'number of worker threads; default 1' },
  out: {
    value: 'FILE',
    text: 'write the strategy to a file; its name may end in .json, .dot, for codes .irving (Knuth’s and Irving’s brackets), for words .selby',
  },
} as const;

export const SEARCH_OPTIONS = {
  objective: {
    value: 'OBJECTIVE',
    text: 'what to minimise: the average, the worst case, or the worst case and then how many secrets need it; default total',
    values: ['total', 'worst', 'fewest'],
  },
  nodes: { value: 'N', text: 'number of sets to search before printing the best so far' },
  state: {
    value: 'FILE',
    text: 'save the search to a file, with the proof of --bound next to it; the same command resumes it',
  },
} as const;

/** The option of games whose lower bounds can be proved. */
export const BOUND_OPTION = {
  bound: {
    value: 'FILE',
    text: 'write a proof of the lower bound (of the total, or of the worst case) to a file; compressed if its name ends in .gz',
  },
} as const;

export const ENGINE_OPTION = {
  engine: {
    value: 'URL',
    text: 'a database, postgres://… or redis://…, that workers on other machines can join',
  },
} as const;

export const PROOF_OPTIONS = {
  confirm: {
    value: 'N',
    text: 'how many workers must report a lower bound before it counts; 1 trusts each one; by default its lemmas are checked, and where there are none, 2 must agree',
  },
  facts: { value: 'FILE', text: 'save what is proved to a file; the same command resumes from it' },
  from: {
    value: 'FILE',
    text: 'start from the strategy in this file and only look for cheaper ones',
  },
  progress: { value: 'PORT', text: 'serve a progress page on http://127.0.0.1:PORT' },
} as const;

export type LimitOptions = OptionsOf<typeof LIMIT_OPTIONS> & OutputOptions;
export type SearchOptions = LimitOptions &
  OptionsOf<typeof SEARCH_OPTIONS> &
  Partial<OptionsOf<typeof BOUND_OPTION>>;
export type ProofOptions = LimitOptions &
  OptionsOf<typeof ENGINE_OPTION> &
  OptionsOf<typeof PROOF_OPTIONS> &
  Partial<OptionsOf<typeof BOUND_OPTION>>;
