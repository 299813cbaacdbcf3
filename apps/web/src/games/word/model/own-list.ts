import { fail, ok, type Result } from '@inkling/core/result';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { parseWordFile } from '@inkling/lists/word-file';
import type { SavedFields } from '../../../shell/saved/saved.ts';
import { nameOfText } from '../../../shell/saved/saved.ts';
import { alphabetOfList, foldLetters, type ListId } from './lists.ts';

/** A user's own list of words. */
export interface OwnList {
  /** Undefined while there is no list. */
  readonly id: ListId | undefined;
  /** The words in lower case, separated by blanks. */
  readonly words: string;
}

/** The storage key of the list. */
export const OWN_LIST = 'list/word';

export const NO_OWN_LIST: OwnList = { id: undefined, words: '' };

/** Half a million characters: more words of one length than any language has. */
export const OWN_LIST_SIZE_MAX = 500_000;

export type OwnListFault = { readonly code: 'empty' | 'binary' | 'too-long' | 'no-words' };

/** A parsed list, the number of its words, and how many entries were left out because they cannot be played. */
export interface OwnListRead {
  readonly list: OwnList;
  readonly count: number;
  readonly leftOut: number;
}

/** Parses one word per line, or words separated by blanks, commas or semicolons. */
export function readOwnList(text: string): Result<OwnListRead, OwnListFault> {
  if (text.length > OWN_LIST_SIZE_MAX) return fail({ code: 'too-long' });
  const file = parseWordFile(text.replaceAll(/[\s,;]+/g, '\n').trim());
  if (!file.ok) return file;
  const alphabet = alphabetOfList('own-00000000');
  const words = new Set<string>();
  for (const word of file.value.words) {
    const folded = foldLetters(alphabet, word);
    if (/^\p{L}+$/u.test(word) && folded.length >= LENGTH_MIN) words.add(folded);
  }
  if (words.size === 0) return fail({ code: 'no-words' });
  const { badLines, words: read } = file.value;
  return ok({
    list: ownListOf([...words].toSorted().join(' ')),
    count: words.size,
    leftOut: badLines.length + read.length - words.size,
  });
}

/** Parses a saved list. Never throws: invalid data gives the empty list. */
export function parseOwnList({ words }: SavedFields): OwnList {
  const isList = typeof words === 'string' && words.length <= OWN_LIST_SIZE_MAX && words !== '';
  return isList ? ownListOf(words) : NO_OWN_LIST;
}

/** The lengths of the words in the list, in ascending order. */
export function lengthsOfOwn({ words }: OwnList): readonly number[] {
  const lengths = new Set(words.split(' ').map((word) => splitLetters(word).length));
  lengths.delete(0);
  return [...lengths].toSorted((a, b) => a - b);
}

const LENGTH_MIN = 2;

function ownListOf(words: string): OwnList {
  return { id: `own-${nameOfText(words)}`, words };
}
