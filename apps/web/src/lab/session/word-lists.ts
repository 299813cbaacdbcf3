import { ENGLISH } from '@inkling/games/word/letters';
import { loadWords } from '@inkling/words/english';
import { type WordLists, wordLists } from 'inkling/word/lists';
import { WORD_LENGTH } from './lab-game.ts';

/** The shipped words of the Lab's length; `undefined` when they cannot be fetched. */
export async function loadLabWords(): Promise<WordLists | undefined> {
  return loadWords(WORD_LENGTH).then(
    ({ length, all, likely, withheld }) => wordLists(ENGLISH, length, all, likely, withheld),
    () => undefined,
  );
}
