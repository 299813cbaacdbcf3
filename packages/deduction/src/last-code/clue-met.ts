import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import type { Clue, Code } from './code-puzzle.ts';

/** Would this code have given the guess its answer? */
export function isMet(clue: Clue, code: Code): boolean {
  if (clue.kind === 'counts') return scoreCode(clue.guess, code) === feedbackClass(clue.exact, clue.near);
  return markWord(clue.guess, code).every((mark, place) => mark === clue.marks[place]);
}
