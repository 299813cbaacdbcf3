import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { ALPHABETS, typedLetters, withLetters } from '@inkling/games/word/rules/languages';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { ENGLISH_WORD_LENGTHS } from '@inkling/lists/english';
import { GERMAN_WORD_LENGTHS } from '@inkling/lists/german';
import { SPANISH_WORD_LENGTHS } from '@inkling/lists/spanish';
import { LANGUAGE_LISTS } from './names.ts';

/** The id of a list. The id of a user's own list is derived from its contents. */
export type ListId = WordLanguage | `own-${string}`;

/** Where the words come from: the id of a list, and the words themselves if it is the user's own list. */
export interface ListAsked {
  readonly list: ListId;
  /** The user's own words, separated by blanks. Empty for a list of the app. */
  readonly own: string;
}

const LENGTHS: Readonly<Record<WordLanguage, readonly number[]>> = {
  english: ENGLISH_WORD_LENGTHS,
  german: GERMAN_WORD_LENGTHS,
  spanish: SPANISH_WORD_LENGTHS,
};

const LENGTH_LEAST = 3;
const LENGTH_MOST = 12;

const OWN = withLetters('äöüñ');

export function alphabetOfList(list: ListId): Alphabet {
  return isOwn(list) ? OWN : ALPHABETS[list];
}

/**
 * The word lengths for which a list of the app is playable: there are hundreds of possible secrets, and the letters are
 * readable on a phone.
 */
export function lengthsOfList(list: WordLanguage): readonly number[] {
  return LENGTHS[list].filter((length) => length >= LENGTH_LEAST && length <= LENGTH_MOST);
}

export function isOwn(list: ListId): list is `own-${string}` {
  return list.startsWith('own-');
}

/** Parses the id of a list. Never throws: returns undefined for anything else. */
export function parseListId(text: unknown): ListId | undefined {
  const known = LANGUAGE_LISTS.find((list) => list === text);
  if (known) return known;
  return typeof text === 'string' && /^own-[0-9a-f]{8}$/.test(text) ? (text as ListId) : undefined;
}

/** Converts a typed string to the letters of an alphabet (see `typedLetters`), without what is not one of them. */
export function foldLetters(alphabet: Alphabet, text: string): string {
  return typedLetters(alphabet, text)
    .filter((letter) => alphabet.numbers.has(letter))
    .join('');
}
