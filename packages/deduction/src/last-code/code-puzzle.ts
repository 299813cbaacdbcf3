import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
/**
 * A board of answered guesses that only one code fits. Places and symbols are zero-based. Games convert their guesses
 * and answers into this form, which the solver, its proof, the checker and the search for new puzzles use.
 */
export interface CodePuzzle {
  /** 1 … 8 */
  readonly places: number;
  /** 1 … 26 */
  readonly symbols: number;
  /** Whether a symbol may occur at more than one place. */
  readonly repeats: boolean;
  readonly clues: readonly Clue[];
  /** The codes that may be the secret, such as the words of a list; only set if not every code may be. */
  readonly list?: readonly Code[];
}

export type Code = readonly number[];

/** A guess and its answer. */
export type Clue = CountsClue | MarksClue;

/** A clue with counts: how many symbols are at the right place, and how many more are elsewhere in the code. */
export interface CountsClue {
  readonly kind: 'counts';
  readonly guess: Code;
  readonly exact: number;
  readonly near: number;
}

/** A clue with a mark for each place: 2 right place, 1 elsewhere in the code, 0 no further copy of the symbol. */
export interface MarksClue {
  readonly kind: 'marks';
  readonly guess: Code;
  readonly marks: readonly number[];
}

/** Counts how often a symbol occurs in a code. */
export function countOf(code: Code, symbol: number): number {
  let count = 0;
  for (const other of code) if (other === symbol) count++;
  return count;
}

/** Returns the distinct symbols of a guess, in order of first occurrence. */
export function symbolsOf(guess: Code): readonly number[] {
  return [...new Set(guess)];
}

/** Whether this code gives the clue's guess the clue's answer. */
export function isMet(clue: Clue, code: Code): boolean {
  if (clue.kind === 'counts') return scoreCode(clue.guess, code) === feedbackClass(clue.exact, clue.near);
  return markWord(clue.guess, code).every((mark, place) => mark === clue.marks[place]);
}
