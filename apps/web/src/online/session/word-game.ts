import { type WordGame, wordGame } from '@inkling/games/word/game';
import { ENGLISH } from '@inkling/games/word/letters';
import { ENGLISH_WORD_LENGTHS, loadWords } from '@inkling/words/english';

/** The game of words as servers deal it, for rules like `w5t6@english`; loaded when a drawn word is checked. */
export async function wordGameOf(rules: string): Promise<WordGame | undefined> {
  const length = Number(/^w(\d{1,2})t\d{1,2}h?@english$/.exec(rules)?.[1] ?? 0);
  if (!ENGLISH_WORD_LENGTHS.some((known) => known === length)) return undefined;
  const { all, likely } = await loadWords(length);
  const known = new Set(all);
  return wordGame([
    { id: 'english', alphabet: ENGLISH, answers: likely, accepts: (word) => known.has(word) },
  ]);
}
