import { ABSENT, EXACT } from '@inkling/core/marks';

/** A requirement of hard mode that a guess does not meet. */
export type HardFault<Letter> =
  | { readonly code: 'hard-place'; readonly place: number; readonly letter: Letter }
  | { readonly code: 'hard-copies'; readonly letter: Letter; readonly count: number };

/**
 * Checks the hard rule of the original game: exact letters stay where they are, and every marked letter occurs
 * again *in as many copies* (two near Es need two Es). Near letters may be tried in the same place again, and absent
 * letters reused; forbidding that is another game ("ultra hard"). Each earlier turn is checked separately.
 *
 * @returns the first requirement that the guess does not meet, or `undefined`
 */
export function hardFault<Letter>(
  turns: readonly { readonly guess: readonly Letter[]; readonly marks: readonly number[] }[],
  guess: readonly Letter[],
): HardFault<Letter> | undefined {
  for (const turn of turns)
    for (const [place, letter] of turn.guess.entries())
      if (turn.marks[place] === EXACT && guess[place] !== letter)
        return { code: 'hard-place', place, letter };
  for (const turn of turns)
    for (const letter of new Set(turn.guess)) {
      const count = turn.guess.filter((other, i) => other === letter && turn.marks[i] !== ABSENT).length;
      if (guess.filter((other) => other === letter).length < count)
        return { code: 'hard-copies', letter, count };
    }
  return undefined;
}
