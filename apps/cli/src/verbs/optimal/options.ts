import type { OptionsOf, OutputOptions } from '../../shell/options.ts';

/** Options of exact searches and proofs, for every game. */

export const LIMIT_OPTIONS = {
  'max-depth': { value: 'N', text: 'guesses allowed at most' },
  root: {
    value: 'GUESS',
    text: 'the first guess, or several with commas, made whatever the answers; default the best',
  },
  weights: {
    value: 'FILE',
    text: 'how often secrets count: one a line and a whole number after it; all others count once',
  },
  memory: { value: 'MB', text: 'what the search may remember, besides its table; default 256' },
  workers: { value: 'N', text: 'threads that work; default 1' },
  out: {
    value: 'FILE',
    text: 'write the strategy to a file; its name may end in .json, .dot, for codes .irving (Knuth’s and Irving’s brackets), for words .selby',
  },
} as const;

export const SEARCH_OPTIONS = {
  objective: {
    value: 'OBJECTIVE',
    text: 'least on average (total), at worst, or at worst and fewest there; default total',
    values: ['total', 'worst', 'fewest'],
  },
  nodes: { value: 'N', text: 'sets to search before giving the best so far' },
  state: {
    value: 'FILE',
    text: 'save the search in a file, and beside it the proof of --bound; the same command goes on from them',
  },
} as const;

/** The option of games whose lower bounds can be proved. */
export const BOUND_OPTION = {
  bound: {
    value: 'FILE',
    text: 'write the proof that nothing takes less, or one guess less at worst, to a file, packed if its name ends in .gz',
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
    text: 'workers of the engine that must find a lower bound before it counts; 1 believes each; by default its lemmas are checked, and where there are none 2 must find it',
  },
  facts: { value: 'FILE', text: 'save what is proved in a file; the same command goes on from it' },
  from: {
    value: 'FILE',
    text: 'begin with the strategy of this file, and look only for cheaper ones',
  },
  progress: { value: 'PORT', text: 'a page about the proof on http://127.0.0.1:PORT' },
} as const;

export type LimitOptions = OptionsOf<typeof LIMIT_OPTIONS> & OutputOptions;
export type SearchOptions = LimitOptions &
  OptionsOf<typeof SEARCH_OPTIONS> &
  Partial<OptionsOf<typeof BOUND_OPTION>>;
export type ProofOptions = LimitOptions &
  OptionsOf<typeof ENGINE_OPTION> &
  OptionsOf<typeof PROOF_OPTIONS> &
  Partial<OptionsOf<typeof BOUND_OPTION>>;
