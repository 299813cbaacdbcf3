import * as result from '@inkling/core/result';
import { type Alphabet, ENGLISH, parseAlphabet } from '@inkling/games/word/rules/letters';
import { ENGLISH_WORD_LENGTHS } from '@inkling/lists/english';
import { GERMAN_WORD_LENGTHS } from '@inkling/lists/german';
import { SPANISH_WORD_LENGTHS } from '@inkling/lists/spanish';
import { LANGUAGE_LISTS, type LanguageList } from './names.ts';

/** The id of a list. The id of a user's own list is derived from its contents. */
export type ListId = LanguageList | `own-${string}`;

/** Where the words come from: the id of a list, and the words themselves if it is the user's own list. */
export interface ListAsked {
  readonly list: ListId;
  /** The user's own words, separated by blanks. Empty for a list of the app. */
  readonly own: string;
}

const LISTS: Readonly<
  Record<LanguageList, { readonly alphabet: Alphabet; readonly lengths: readonly number[] }>
> = {
  english: { alphabet: ENGLISH, lengths: ENGLISH_WORD_LENGTHS },
  german: { alphabet: alphabetOf('äöü'), lengths: GERMAN_WORD_LENGTHS },
  spanish: { alphabet: alphabetOf('ñ'), lengths: SPANISH_WORD_LENGTHS },
};

const LENGTH_LEAST = 3;
const LENGTH_MOST = 12;

const OWN = alphabetOf('äöüñ');

export function alphabetOfList(list: ListId): Alphabet {
  return isOwn(list) ? OWN : LISTS[list].alphabet;
}

/**
 * The word lengths for which a list of the app is playable: there are hundreds of possible secrets, and the letters are
 * readable on a phone.
 */
export function lengthsOfList(list: LanguageList): readonly number[] {
  return LISTS[list].lengths.filter((length) => length >= LENGTH_LEAST && length <= LENGTH_MOST);
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

/**
 * Converts a typed string to the letters of an alphabet, in lower case. Replaces ß by ss, and removes accents that the
 * alphabet does not have as well as everything that is not one of its letters.
 */
export function foldLetters(alphabet: Alphabet, text: string): string {
  return Array.from(text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss'), (letter) => {
    if (alphabet.numbers.has(letter)) return letter;
    const plain = letter.normalize('NFD').charAt(0);
    return alphabet.numbers.has(plain) ? plain : '';
  }).join('');
}

function alphabetOf(further: string): Alphabet {
  return result.expect(parseAlphabet(`${ENGLISH.letters.join('')}${further}`));
}
