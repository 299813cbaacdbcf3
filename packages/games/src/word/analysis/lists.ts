import { needList, needShape, needWhole } from '@inkling/core/arguments';
import type { WordTable } from '@inkling/words/table';
import { type Alphabet, spell } from '../rules/letters.ts';

/** A dictionary preprocessed for fast loops, with the likely answers first. */
export interface WordLists {
  readonly alphabet: Alphabet;
  readonly length: number;
  /** All words that may be guessed, the likely answers first. Each part is in its original order. */
  readonly words: readonly string[];
  readonly guesses: WordTable;
  /** How many of the words are likely answers. */
  readonly likelyCount: number;
  /** Words that were left out because they have another length or letters outside the alphabet. */
  readonly skipped: readonly string[];
  /** Words that repeat an earlier word with different capitals, such as `crane` after `Crane`. They count once. */
  readonly doubled: readonly string[];
  /** Indices of the words that are accepted but never offered. */
  readonly withheld: ReadonlySet<number>;
}

/** Requires an object as `wordLists` returns it. */
export function needWordLists(lists: WordLists): void {
  needShape(lists, 'lists', {
    alphabet: { numbers: 'object' },
    words: 'list',
    guesses: 'object',
    withheld: 'object',
  });
}

/**
 * Prepares word lists for analysis. Leaves out words of other lengths or with letters outside the alphabet, and lists
 * them in `skipped`. A repeated word counts once, and is listed in `doubled` if its capitals differ.
 *
 * @param likely likely answers, which may be guessed whether or not `allowed` contains them
 * @param withheld words that are accepted but never offered
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
  /** Indices of words, keyed by their lower-case spelling. */
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

/** Matches words that are already in lower case and in normal form. */
const SMALL = /^[a-z]+$/;
