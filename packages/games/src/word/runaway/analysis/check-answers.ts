import { marksClass } from '@inkling/core/marks';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from '../../analysis/lists.ts';
import { wordOf } from '../../rules/letters.ts';
import type { Round } from '../../rules/rounds.ts';

/** How many words an answer left, and whether that was the most possible. */
export interface CheckedAnswer {
  /** Number of words that fit before and after the answer. */
  readonly before: number;
  readonly after: number;
  /** Whether no other answer would have left more words. */
  readonly isLargest: boolean;
}

/**
 * Counts, after a game, how many words each answer left, and checks whether another answer would have left more. It
 * works on rows of marks and shares no code with the rules that gave the answers.
 */
export function checkAnswers(rounds: readonly Round[], lists: WordLists): readonly CheckedAnswer[] {
  let left = hidden(lists);
  return rounds.map(({ guess, marks }) => {
    const row = streamMarkRows(lists.guesses, pickWords(lists.guesses, left)).row(
      lists.words.indexOf(wordOf(lists.alphabet, guess)),
    );
    const sizes = new Map<number, number>();
    for (const cls of row) sizes.set(cls, (sizes.get(cls) ?? 0) + 1);
    const given = marksClass(marks);
    const before = left.length;
    left = left.filter((_, at) => row[at] === given);
    return {
      before,
      after: left.length,
      isLargest: left.length > 0 && left.length === Math.max(...sizes.values()),
    };
  });
}

/** Returns the indices of the likely words or, if there are none, of all words that are not withheld. */
function hidden({ words, likelyCount, withheld }: WordLists): Int32Array {
  if (likelyCount > 0) return Int32Array.from({ length: likelyCount }, (_, index) => index);
  return Int32Array.from(words.keys()).filter((index) => !withheld.has(index));
}
