import * as result from '@inkling/core/result';
import { type Alphabet, ENGLISH, parseAlphabet } from './letters.ts';

/** The languages that have a list of words. The id of the list is the language. */
export const WORD_LANGUAGES = ['english', 'german', 'spanish'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The word lengths with which each language is played in rooms. */
export const ROOM_LENGTHS: Readonly<Record<WordLanguage, readonly number[]>> = {
  english: [3, 4, 5, 6, 7, 8, 9, 10],
  german: [5],
  spanish: [5],
};

/** In German ß is written as ss, and in Spanish vowels have no accents, as in crosswords. */
export const ALPHABETS: Readonly<Record<WordLanguage, Alphabet>> = {
  english: ENGLISH,
  german: withLetters('äöü'),
  spanish: withLetters('ñ'),
};

/** Returns the English alphabet with further letters after it. */
export function withLetters(further: string): Alphabet {
  return result.expect(parseAlphabet(`${ENGLISH.letters.join('')}${further}`));
}

/**
 * Splits what somebody typed into lower-case letters of the alphabet, as far as possible (see `foldLetters`). Anything
 * else stays, so that it can be reported.
 */
export function typedLetters(alphabet: Alphabet, text: string): readonly string[] {
  return Array.from(foldLetters(alphabet, text));
}

/**
 * Puts a text into lower case, and replaces letters that the alphabet does not have: ß by ss, and others by the same
 * letter without its accent.
 */
export function foldLetters({ numbers }: Alphabet, text: string): string {
  return Array.from(text.normalize('NFC').toLowerCase(), (letter) => {
    const plain = letter === 'ß' ? 'ss' : letter.normalize('NFD').charAt(0);
    return !numbers.has(letter) && numbers.has(plain.charAt(0)) ? plain : letter;
  }).join('');
}
