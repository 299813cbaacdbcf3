import { type Mark, marksOf, scoreWord } from '@inkling/core/marks';
import { type Alphabet, spell } from '../rules/letters.ts';

/** The words that one answer to a guess leaves. */
export interface WordCell {
  readonly marks: readonly Mark[];
  readonly count: number;
  /** The words themselves, if few words were possible before the guess; otherwise empty. */
  readonly words: readonly string[];
}

/** Maximum number of possible words for which cells list the words. */
const WORDS_SHOWN_MAX = 12;

/** Splits possible words by their answers to a guess, the largest part first. */
export function wordCells(alphabet: Alphabet, guess: string, words: readonly string[]): readonly WordCell[] {
  const asked = spell(alphabet, guess) ?? [];
  const cells = new Map<number, string[]>();
  for (const word of words) {
    const answer = scoreWord(asked, spell(alphabet, word) ?? []);
    const cell = cells.get(answer);
    if (cell) cell.push(word);
    else cells.set(answer, [word]);
  }
  return [...cells]
    .map(([answer, own]) => ({
      marks: marksOf(answer, asked.length),
      count: own.length,
      words: words.length <= WORDS_SHOWN_MAX ? own : [],
    }))
    .toSorted((a, b) => b.count - a.count);
}
