import { needShape } from '@inkling/core/arguments';
import { marksClassCount, marksOf, scoreWord } from '@inkling/core/marks';
import type { Definition } from '@inkling/deduction/define/definition';
import { makeMarks } from '../rules/mark-signs.ts';
import { type WordLists, wordDeduction, wordRows } from './word-deduction.ts';

/**
 * Defines a game of words for `defineDeduction`. Answers are written in `gyw`: g in its place, y elsewhere, w not in
 * the word.
 *
 * @throws RangeError if there are no answers, words have different lengths or more than 10 letters, a word occurs
 * twice, or an answer may not be guessed
 */
export function wordDefinition(lists: WordLists): Definition<string, string, string> {
  needShape(lists, 'lists', { answers: 'list', allowed: 'list' });
  const deduction = wordDeduction(lists);
  if (!deduction.ok)
    throw new RangeError(`the words do not make a game: ${deduction.error.code}, “${deduction.error.word}”`);
  const { classCount } = deduction.value;
  const length = Array.from(lists.answers[0] ?? '').length;
  const answers = Array.from({ length: marksClassCount(length) }, (_, cls) =>
    makeMarks(marksOf(cls, length)),
  );
  const fillRow = wordRows(deduction.value);
  const numbers = (word: string) => Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  return {
    name: `words of ${length} letters`,
    secrets: lists.answers,
    guesses: lists.allowed,
    answer: (guess, secret) => answers[scoreWord(numbers(guess), numbers(secret))] as string,
    solved: answers[classCount - 1] as string,
    features: (secret) =>
      Object.fromEntries(Array.from(secret, (letter, place) => [`place ${place}`, letter])),
    kernel: { answers, fill: (guess, row) => fillRow(guess, row) },
  };
}
