import { ABSENT, EXACT } from '@inkling/core/marks';

/** What a guess lacks in hard mode. */
export type HardFault<Letter> =
  | { readonly code: 'hard-place'; readonly place: number; readonly letter: Letter }
  | { readonly code: 'hard-copies'; readonly letter: Letter; readonly count: number };

/**
 * The hard rule as the original game has it: exact letters stay where they are, and every marked letter occurs
 * again, *with its copies* (two nears of E need two E). Nears may be tried in the same place again and absent
 * letters reused; forbidding that is another game ("ultra hard"). Each earlier turn is asked for itself.
 *
 * @returns the first thing that the guess lacks, or `undefined`
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
