import type { CandidateSet } from '@inkling/codes/candidates/candidate-set';
import type { Repair } from '@inkling/codes/explain/conflicts';
import type { Reason } from '@inkling/codes/explain/reasons';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';

/** Whether a history is consistent, or why it is not. Turns are zero-based. */
export type Check =
  | { readonly consistent: true; readonly left: bigint }
  | {
      readonly consistent: false;
      /**
       * Minimal sets of turns whose answers cannot all be true, smallest first. Contains all such sets if the
       * codes are listed, otherwise one smallest set, or all turns if the search for one would take too much memory.
       */
      readonly conflicts: readonly (readonly number[])[];
      /** Changes of a single answer that would make the history consistent. */
      readonly repairs: readonly Repair[];
      /** Set if the repairs are not known, because counting what they leave would take too much memory. */
      readonly hasUncountedRepairs?: true | undefined;
    };

/**
 * Answers all questions about one position of any size. Symbols, places and turns are zero-based. Spaces that
 * can be listed use a list (`CodeAnalysis`), larger ones a decision diagram (`WideAnalysis`); both give the
 * same results.
 */
export interface Position {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
  readonly set: CandidateSet;

  /** Returns the number of codes left. */
  count(): bigint;
  /** Returns, for each place and symbol, how many of the remaining codes have that symbol there. */
  places(): readonly (readonly bigint[])[];
  /** Returns the first codes in order, at most `most` of them. */
  codes(most: number): readonly Code[];
  /** Returns, for each place, the symbol that all remaining codes have there; undefined if they differ. */
  forced(): readonly (number | undefined)[];
  /** Checks whether all answers can be true. If not, returns which conflict, and what would repair them. */
  check(): Check;
  /** Returns why a symbol cannot be at a place, or an example of a code in which it is. */
  why(place: number, symbol: number): Reason;
  /** Returns turns which imply that the symbol is at this place; a smallest such set if the codes are listed. */
  proof(place: number, symbol: number): readonly number[];
  /** Returns the position after one more turn, reusing previous work. */
  with(turn: CodeTurn): Position;
}
