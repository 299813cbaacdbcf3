import { minimalConflicts } from '@inkling/words/sequences/conflicts';
import { countStrings } from '@inkling/words/sequences/count';
import { fill, rowsOf } from '@inkling/words/sequences/flow';
import { wordOf } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import {
  analyseHints,
  type HintAnalysis,
  isConsistent,
  otherLetters,
  settle,
  type WordQuestion,
} from './theory.ts';

/** Why a letter cannot be at a place, or a string that proves that it can. */
export type WordReason =
  /** No string at all fits; `checkWord` says why. */
  | { readonly verdict: 'contradiction' }
  /** The letter cannot be there: each of these minimal sets of rounds (0-based) is sufficient to rule it out. */
  | {
      readonly verdict: 'impossible';
      readonly rounds: readonly number[];
      readonly sets: readonly (readonly number[])[];
    }
  /** The letter can be there: `witness` is one such string of letters, and `count` is how many exist. */
  | { readonly verdict: 'possible'; readonly witness: string; readonly count: bigint | undefined };

/**
 * Explains why a letter can or cannot be at a place.
 *
 * @param place 0-based, below the length of the word
 * @param letter index of a letter in the alphabet
 */
export function whyWord(
  rounds: readonly Round[],
  place: number,
  letter: number,
  question: WordQuestion = {},
): WordReason {
  const theory = analyseHints(rounds, question);
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
    const part = settle(analyseHints(some, { ...question, length: theory.hints.places }), place, letter);
    return part !== undefined && isConsistent(part);
  });
  return { verdict: 'impossible', rounds: conflicts[0] ?? [], sets: conflicts };
}

/** Converts a filling to a string. Places for unlisted letters all get the first of these letters. */
function witnessOf(theory: HintAnalysis, owners: Int16Array): string {
  const other = otherLetters(theory)[0] ?? 0;
  return wordOf(
    theory.alphabet,
    Array.from(owners, (row) => theory.letters[row] ?? other),
  );
}
