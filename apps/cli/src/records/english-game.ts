import { ENGLISH, ENGLISH_WORD_LENGTHS, loadWords, type WordList, wordGame } from 'inkling/word';

/** The game of words that servers play, for these rules; `undefined` for a list that is not here. */
export async function englishGame(rules: string): Promise<ReturnType<typeof wordGame> | undefined> {
  const length = Number(/^w(\d{1,2})t\d{1,2}h?@english$/.exec(rules)?.[1] ?? 0);
  if (!ENGLISH_WORD_LENGTHS.some((known) => known === length)) return undefined;
  const { all, likely } = await loadWords(length);
  const known = new Set(all);
  const list: WordList = {
    id: 'english',
    alphabet: ENGLISH,
    answers: likely,
    accepts: (word) => known.has(word),
  };
  return wordGame([list]);
}
