import * as result from '@inkling/core/result';
import { loadWords } from '@inkling/lists/english';
import { loadGermanWords } from '@inkling/lists/german';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import { loadSpanishWords } from '@inkling/lists/spanish';
import { type Alphabet, ENGLISH, parseAlphabet } from '../rules/letters.ts';

/** The words that a puzzle uses. */
export interface PuzzleWords {
  readonly language: PuzzleLanguage;
  readonly length: number;
  readonly alphabet: Alphabet;
}

export type PuzzleLanguage = 'english' | 'german' | 'spanish';

/** Parses `w5@english`: the common words of one length. Returns undefined for any other text. */
export function parsePuzzleWords(rules: string): PuzzleWords | undefined {
  const [, digits = '', name = ''] = /^w([1-9]\d?)@([a-z]+)$/.exec(rules) ?? [];
  const language = PUZZLE_LANGUAGES.find((known) => known === name);
  if (!language) return undefined;
  return { language, length: Number(digits), alphabet: LANGUAGES[language].alphabet };
}

/** Loads the words that such a puzzle may use. The array is empty if the list has no words of that length. */
export async function loadPuzzleWords({ language, length }: PuzzleWords): Promise<readonly string[]> {
  return (await LANGUAGES[language].load(length)).likely;
}

const LANGUAGES: Readonly<Record<PuzzleLanguage, LanguageWords>> = {
  english: { alphabet: ENGLISH, load: (length: number) => loadWords(length) },
  german: { alphabet: withLetters('äöü'), load: loadGermanWords },
  spanish: { alphabet: withLetters('ñ'), load: loadSpanishWords },
};

interface LanguageWords {
  readonly alphabet: Alphabet;
  load(length: number): Promise<ListedWords>;
}

const PUZZLE_LANGUAGES = Object.keys(LANGUAGES) as readonly PuzzleLanguage[];

function withLetters(further: string): Alphabet {
  return result.expect(parseAlphabet(`${ENGLISH.letters.join('')}${further}`));
}
