import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';

/**
 * The codes that fit every turn of a history. Valid choices, hints, suggestions, explanations and the review of a
 * finished sheet are all simple queries to this object. It is represented by a list if the space can be listed, and by
 * a layered decision diagram otherwise. Immutable and built lazily.
 */
export interface CandidateSet {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];

  /** The number of codes that fit. */
  count(): bigint;

  /** For each place and symbol, how many of the codes have that symbol there; rows add up to `count()`. */
  places(): readonly (readonly bigint[])[];

  contains(code: Code): boolean;

  /** The k-th code in lexicographic order (zero-based), or `undefined` past the end. */
  at(k: bigint): Code | undefined;

  /** Draws a code uniformly, or returns `undefined` if none is left. */
  sample(random: RandomStream): Code | undefined;

  /** For each feedback class, how many of the codes would answer a guess with it. */
  split(guess: Code): readonly bigint[];

  /** Returns the set after one more turn. */
  with(turn: CodeTurn): CandidateSet;
}
