import { loadWords } from '@inkling/lists/english';
import { loadGermanWords } from '@inkling/lists/german';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import { loadSpanishWords } from '@inkling/lists/spanish';
import { ALPHABETS, WORD_LANGUAGES, type WordLanguage } from '../rules/languages.ts';
import type { Alphabet } from '../rules/letters.ts';

/** The words that a puzzle uses. */
export interface PuzzleWords {
  readonly language: WordLanguage;
  readonly length: number;
  readonly alphabet: Alphabet;
}

/** Parses `w5@english`: the common words of one length. Returns undefined for any other text. */
export function parsePuzzleWords(rules: string): PuzzleWords | undefined {
  const [, digits = '', name = ''] = /^w([1-9]\d?)@([a-z]+)$/.exec(rules) ?? [];
  const language = WORD_LANGUAGES.find((known) => known === name);
  if (!language) return undefined;
  return { language, length: Number(digits), alphabet: ALPHABETS[language] };
}

/** Loads the words that such a puzzle may use. The array is empty if the list has no words of that length. */
export async function loadPuzzleWords({ language, length }: PuzzleWords): Promise<readonly string[]> {
  return (await LOADERS[language](length)).likely;
}

const LOADERS: Readonly<Record<WordLanguage, (length: number) => Promise<ListedWords>>> = {
  english: (length) => loadWords(length),
  german: loadGermanWords,
  spanish: loadSpanishWords,
};
