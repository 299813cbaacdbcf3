import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
/**
 * A board of answered guesses that only one code fits. Places and symbols count from 0. Games bring their guesses and
 * answers into this form, on which the solver, its proof, the checker and the search for new puzzles work.
 */
export interface CodePuzzle {
  /** 1 … 8 */
  readonly places: number;
  /** 1 … 26 */
  readonly symbols: number;
  /** May a symbol stand at more than one place? */
  readonly repeats: boolean;
  readonly clues: readonly Clue[];
  /** The codes that may be the answer, where not every code may: the words of a list. */
  readonly list?: readonly Code[];
}

export type Code = readonly number[];

/** A guess and what was answered. */
export type Clue = CountsClue | MarksClue;

/** How many symbols are at the right place, and how many more are in the code. */
export interface CountsClue {
  readonly kind: 'counts';
  readonly guess: Code;
  readonly exact: number;
  readonly near: number;
}

/** A mark for each place: 2 right, 1 in the code at another place, 0 no further copy of it. */
export interface MarksClue {
  readonly kind: 'marks';
  readonly guess: Code;
  readonly marks: readonly number[];
}

/** How often a symbol stands in a code. */
export function countOf(code: Code, symbol: number): number {
  let count = 0;
  for (const other of code) if (other === symbol) count++;
  return count;
}

/** The symbols of a guess, each once, in their order. */
export function symbolsOf(guess: Code): readonly number[] {
  return [...new Set(guess)];
}

/** Would this code have given the guess its answer? */
export function isMet(clue: Clue, code: Code): boolean {
  if (clue.kind === 'counts') return scoreCode(clue.guess, code) === feedbackClass(clue.exact, clue.near);
  return markWord(clue.guess, code).every((mark, place) => mark === clue.marks[place]);
}
