import { type Mark, marksOf, scoreWord } from '@inkling/core/marks';
import { type Alphabet, spell } from '../rules/letters.ts';

/** What one answer to a guess leaves. */
export interface WordCell {
  readonly marks: readonly Mark[];
  readonly count: number;
  /** The words themselves, where few were possible. */
  readonly words: readonly string[];
}

/** As many words can be shown, each with its answer. */
const WORDS_SHOWN_MAX = 12;

/** How the answers to a guess part words that were possible; the largest first. */
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
