import { type WordLists, wordLists } from '@inkling/games/word/analysis/lists';
import type { WordList } from '@inkling/games/word/rules/game';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { loadWords } from '@inkling/lists/english';
import { loadGermanWords } from '@inkling/lists/german';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import { loadSpanishWords } from '@inkling/lists/spanish';
import { alphabetOfList, isOwn, type ListAsked, type ListId } from '../model/lists.ts';

/** The words of one list and length: for the analysis, and for the rules. */
export interface Dictionary {
  readonly lists: WordLists;
  readonly game: WordList;
}

export async function loadDictionary({ list, own }: ListAsked, length: number): Promise<Dictionary> {
  return dictionaryOf(list, isOwn(list) ? ownWords(own, length) : await LOADERS[list](length));
}

/** Caches the words of the most recent request. */
export class WordStore {
  readonly #onMissing: (() => void) | undefined;
  #loaded = '';
  #dictionary: Promise<Dictionary | undefined> = Promise.resolve(undefined);

  constructor(onMissing?: () => void) {
    this.#onMissing = onMissing;
  }

  /** Loads the words of a length. Returns undefined if they cannot be fetched; the next request then tries again. */
  *words(asked: ListAsked, length: number): Generator<unknown, Dictionary | undefined> {
    const key = `${asked.list} ${asked.own.length} ${length}`;
    if (this.#loaded !== key) {
      this.#loaded = key;
      this.#dictionary = loadDictionary(asked, length).catch(() => {
        this.#loaded = '';
        this.#onMissing?.();
        return undefined;
      });
    }
    let found: Dictionary | undefined;
    yield this.#dictionary.then((dictionary) => {
      found = dictionary;
    });
    return found;
  }
}

const LOADERS: Readonly<Record<WordLanguage, (length: number) => Promise<ListedWords>>> = {
  english: (length) => loadWords(length),
  german: loadGermanWords,
  spanish: loadSpanishWords,
};

/** The user's own words of one length. None of them counts as more common than another. */
function ownWords(text: string, length: number): ListedWords {
  const all = text.split(' ').filter((word) => splitLetters(word).length === length);
  return { length, all, likely: [], withheld: new Set() };
}

/** Builds a dictionary. If the list has no common words, any word that is not withheld can be drawn as the secret. */
function dictionaryOf(list: ListId, { length, all, likely, withheld }: ListedWords): Dictionary {
  const known = new Set(all);
  const alphabet = alphabetOfList(list);
  const answers = likely.length > 0 ? likely : all.filter((word) => !withheld.has(word));
  return {
    lists: wordLists(alphabet, length, all, likely, withheld),
    game: { id: list, alphabet, answers, accepts: (word) => known.has(word) },
  };
}
