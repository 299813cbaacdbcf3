import { needList, needShape, needWhole } from '@inkling/core/arguments';
import type { WordTable } from '@inkling/words/table';
import { type Alphabet, spell } from '../rules/letters.ts';

/** A dictionary ready for the loops: guesses with the likely answers in front. */
export interface WordLists {
  readonly alphabet: Alphabet;
  readonly length: number;
  /** All words that may be guessed, the likely answers first; each part sorted as it was given. */
  readonly words: readonly string[];
  readonly guesses: WordTable;
  /** How many of them are likely answers. */
  readonly likelyCount: number;
  /** Words of the lists that are not in it, since they have another length or letters outside the alphabet. */
  readonly skipped: readonly string[];
  /** Words of the lists that are an earlier word in other capitals, such as `crane` after `Crane`: they count once. */
  readonly doubled: readonly string[];
  /** Indices of words that are never offered. */
  readonly withheld: ReadonlySet<number>;
}

/** What `wordLists` makes. */
export function needWordLists(lists: WordLists): void {
  needShape(lists, 'lists', {
    alphabet: { numbers: 'object' },
    words: 'list',
    guesses: 'object',
    withheld: 'object',
  });
}

/**
 * Words of other lengths, and words with letters outside the alphabet, are left out and stand in `skipped`; a word that
 * comes again counts once, and stands in `doubled` where its capitals differ.
 *
 * @param likely likely answers; they may be guessed whether or not `allowed` has them
 * @param withheld words that are accepted and never offered
 *
 * @throws TypeError that names an argument that is wrong
 */
export function wordLists(
  alphabet: Alphabet,
  length: number,
  allowed: readonly string[],
  likely: readonly string[] = allowed,
  withheld: ReadonlySet<string> = new Set(),
): WordLists {
  needShape(alphabet, 'alphabet', { numbers: 'object' });
  needWhole(length, 'length');
  needList(allowed, 'allowed');
  needList(likely, 'likely');
  const words: string[] = [];
  const symbols: number[] = [];
  /** By what a word is in lower case. */
  const indices = new Map<string, number>();
  const skipped = new Set<string>();
  const doubled = new Set<string>();
  const add = (list: readonly string[]) => {
    for (const word of list) {
      const spelling = SMALL.test(word) ? word : word.normalize('NFC').toLowerCase();
      const known = indices.get(spelling);
      const spelt = known === undefined ? spell(alphabet, spelling) : undefined;
      if (known !== undefined) {
        if (words[known] !== word) doubled.add(word);
      } else if (spelt?.length !== length) skipped.add(word);
      else {
        indices.set(spelling, words.length);
        words.push(word);
        symbols.push(...spelt);
      }
    }
  };
  add(likely);
  const likelyCount = words.length;
  add(allowed);
  return {
    alphabet,
    length,
    words,
    guesses: { length, count: words.length, symbols: Uint16Array.from(symbols) },
    likelyCount,
    skipped: [...skipped],
    doubled: [...doubled],
    withheld: new Set([...words.keys()].filter((index) => withheld.has(words[index] as string))),
  };
}

/** Already in lower case and in normal form. */
const SMALL = /^[a-z]+$/;
