import type { CandidateSet } from '@inkling/codes/candidates/candidate-set';
import type { Repair } from '@inkling/codes/explain/conflicts';
import type { Reason } from '@inkling/codes/explain/reasons';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';

/** Whether a history is consistent, or why it is not. Turns count from 0. */
export type Check =
  | { readonly consistent: true; readonly left: bigint }
  | {
      readonly consistent: false;
      /**
       * Minimal sets of turns that cannot all be true, smallest first: all of them where codes are listed, a
       * smallest one where they are not.
       */
      readonly conflicts: readonly (readonly number[])[];
      /** Single answers that would make it consistent. */
      readonly repairs: readonly Repair[];
    };

/**
 * All questions about one position of any size. Symbols, places and turns are numbers from 0. Spaces that can be listed
 * answer from a list (`CodeAnalysis`), larger ones from a decision diagram (`WideAnalysis`); both give the same answers.
 */
export interface Position {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly set: CandidateSet;

  count(): bigint;
  /** For each place and symbol, how many of the codes left have it there. */
  places(): readonly (readonly bigint[])[];
  /** The first codes in order, at most `most`. */
  codes(most: number): readonly Code[];
  /** The symbol of each place where all codes left agree. */
  forced(): readonly (number | undefined)[];
  check(): Check;
  why(place: number, symbol: number): Reason;
  /** A set of turns from which it follows that this symbol stands here; a smallest one where codes are listed. */
  proof(place: number, symbol: number): readonly number[];
  /** The position after one more turn; work done so far is used again. */
  with(turn: CodeTurn): Position;
}
