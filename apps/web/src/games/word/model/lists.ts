import * as result from '@inkling/core/result';
import { type Alphabet, ENGLISH, parseAlphabet } from '@inkling/games/word/rules/letters';
import { ENGLISH_WORD_LENGTHS } from '@inkling/lists/english';
import { GERMAN_WORD_LENGTHS } from '@inkling/lists/german';
import { SPANISH_WORD_LENGTHS } from '@inkling/lists/spanish';
import { LANGUAGE_LISTS, type LanguageList } from './names.ts';

/** A list by its name; a person's own list is named after its contents. */
export type ListId = LanguageList | `own-${string}`;

/** Where the words come from: the name of a list, and the words themselves when the list is the person's own. */
export interface ListAsked {
  readonly list: ListId;
  /** With blanks between them; empty for a list of the app. */
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

/** The lengths in which a list of the app makes a game: hundreds of words that can be hidden, and letters that can be read on a phone. */
export function lengthsOfList(list: LanguageList): readonly number[] {
  return LISTS[list].lengths.filter((length) => length >= LENGTH_LEAST && length <= LENGTH_MOST);
}

export function isOwn(list: ListId): list is `own-${string}` {
  return list.startsWith('own-');
}

/** Total. */
export function parseListId(text: unknown): ListId | undefined {
  const known = LANGUAGE_LISTS.find((list) => list === text);
  if (known) return known;
  return typeof text === 'string' && /^own-[0-9a-f]{8}$/.test(text) ? (text as ListId) : undefined;
}

/**
 * The letters that a typed text stands for in an alphabet, in small letters: ß is ss, and an accent that the alphabet does
 * not know is left out. What is no letter of it is left out, too.
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
