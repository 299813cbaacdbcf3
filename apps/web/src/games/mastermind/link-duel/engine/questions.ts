import type { CodeRules, CodeTurn } from '@inkling/core/deduction';

/** What a duel asks the engine: do the answers hold together, and how many codes fit them. */
export type LinkDuelQuestions = {
  readonly check: {
    readonly ask: { readonly rules: CodeRules; readonly turns: readonly CodeTurn[] };
    readonly answer: Checked;
  };
};

export type Checked =
  | { readonly kind: 'counted'; readonly left: bigint }
  /** Turns that cannot all be true, from 0: a smallest set. */
  | { readonly kind: 'contradictory'; readonly turns: readonly number[] }
  | { readonly kind: 'too-large' };
