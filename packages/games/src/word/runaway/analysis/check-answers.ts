import { marksClass } from '@inkling/core/marks';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from '../../analysis/lists.ts';
import { wordOf } from '../../rules/letters.ts';
import type { Round } from '../../rules/rounds.ts';

/** How many words an answer left. */
export interface CheckedAnswer {
  /** Words that fitted before it and that fit after it. */
  readonly before: number;
  readonly after: number;
  /** No other answer would have left more. */
  readonly isLargest: boolean;
}

/**
 * After a game, counts how many words each answer left, and whether another answer would have left more. It counts by rows
 * of marks, and shares no code with the rules that gave the answers.
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

/** The likely words, or, if there are none, all that are not withheld. */
function hidden({ words, likelyCount, withheld }: WordLists): Int32Array {
  if (likelyCount > 0) return Int32Array.from({ length: likelyCount }, (_, index) => index);
  return Int32Array.from(words.keys()).filter((index) => !withheld.has(index));
}
