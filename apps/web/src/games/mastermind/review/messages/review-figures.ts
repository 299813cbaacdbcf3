import type { Code } from '@inkling/core/feedback';
import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';

/** The names of a code's elements in the language of the page. */
export type NamesOf = (code: Code) => readonly string[];

/** What is left of the rounded bits after the rounded expectation, so that the line on screen adds up. */
export function luckOf(gained: number, expected: number): number {
  return Number(gained.toFixed(2)) - Number(expected.toFixed(2));
}

/** The turn that found the code: it leaves none to be found, so its figures would only mislead. */
export function hasFound({ facts }: ReviewedTurn): boolean {
  return facts.includes('found-by-logic') || facts.includes('lucky-hit');
}
