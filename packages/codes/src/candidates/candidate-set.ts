import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';

/**
 * What a history compiles to: the codes that fit every turn. Valid choices, hints, suggestions, explanations
 * and the review of a finished sheet are small questions to this one object, whatever represents it: a list
 * where the space can be listed, a layered decision diagram where it cannot. Immutable; nothing is built
 * until the first question.
 */
export interface CandidateSet {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];

  /** How many codes fit. */
  count(): bigint;

  /** For each place and symbol, how many of the codes have that symbol there; rows add up to `count()`. */
  places(): readonly (readonly bigint[])[];

  contains(code: Code): boolean;

  /** The k-th code in lexicographic order, from 0; `undefined` past the end. */
  at(k: bigint): Code | undefined;

  /** A code drawn uniformly, or `undefined` when none is left. */
  sample(random: RandomStream): Code | undefined;

  /** How many of the codes would answer a guess with each feedback class. */
  split(guess: Code): readonly bigint[];

  /** The set after one more turn. */
  with(turn: CodeTurn): CandidateSet;
}
