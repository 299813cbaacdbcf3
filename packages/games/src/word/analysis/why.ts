import { minimalConflicts } from '@inkling/words/sequences/conflicts';
import { countStrings } from '@inkling/words/sequences/count';
import { fill, rowsOf } from '@inkling/words/sequences/flow';
import { wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import {
  type HintTheory,
  isConsistent,
  otherLetters,
  settle,
  theoryOf,
  type WordQuestion,
} from './theory.ts';

/** Why a letter cannot stand at a place, or a string that shows that it can. */
export type WordReason =
  /** No string at all fits; `checkWord` says why. */
  | { readonly verdict: 'contradiction' }
  /** The letter cannot stand there: each of these sets of rounds (0-based, minimal) rules it out by itself. */
  | {
      readonly verdict: 'impossible';
      readonly rounds: readonly number[];
      readonly sets: readonly (readonly number[])[];
    }
  /** It can: here is a string of letters that has it there, and how many there are. */
  | { readonly verdict: 'possible'; readonly witness: string; readonly count: bigint | undefined };

/**
 * Why a letter can or cannot stand at a place.
 *
 * @param place 0-based, below the length of the word
 * @param letter number of a letter of the alphabet
 */
export function whyWord(
  rounds: readonly Round[],
  place: number,
  letter: number,
  question: WordQuestion = {},
): WordReason {
  const theory = theoryOf(rounds, question);
  if (!isConsistent(theory)) return { verdict: 'contradiction' };
  const settled = settle(theory, place, letter);
  const filling = settled && fill(rowsOf(settled.problem));
  if (settled && filling && 'owners' in filling)
    return {
      verdict: 'possible',
      witness: witnessOf(settled, filling.owners),
      count: countStrings(settled.problem),
    };
  const { conflicts } = minimalConflicts(rounds.length, (members) => {
    const some = members.map((index) => rounds[index] as Round);
    const part = settle(theoryOf(some, { ...question, length: theory.hints.places }), place, letter);
    return part !== undefined && isConsistent(part);
  });
  return { verdict: 'impossible', rounds: conflicts[0] ?? [], sets: conflicts };
}

/** The string of a filling; places of unlisted letters get the first one. */
function witnessOf(theory: HintTheory, owners: Int16Array): string {
  const other = otherLetters(theory)[0] ?? 0;
  return wordOf(
    theory.alphabet,
    Array.from(owners, (row) => theory.letters[row] ?? other),
  );
}
