import { loadPackedWords } from '@inkling/lists/english';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import { type WordModule, wordModule } from './module.ts';
import { type WordGame, type WordList, wordGame } from './rules/game.ts';
import { ENGLISH } from './rules/letters.ts';

/** Loads Word with the words that these rules need, or with those of every supported length if there are no rules. */
export function loadWordFor(rules: string | undefined): Promise<WordModule> {
  return loadEnglishWord(
    ENGLISH_LENGTHS.filter((length) => rules === undefined || length === lengthIn(rules)),
  );
}

/**
 * Loads Word with the English words of these lengths (list `english`). Words of a length are unpacked lazily, when that
 * length is first played: a server holds all of them, but most of its rooms use five letters.
 */
export async function loadEnglishWord(lengths: readonly number[]): Promise<WordModule> {
  const byLength = new Map<number, WordGame>();
  const lists = new Map<number, WordList>();
  for (const length of lengths) {
    const list = englishList(await loadPackedWords(length));
    lists.set(length, list);
    byLength.set(length, wordGame([list]));
  }
  return wordModule(joined(byLength), ({ length }) => lists.get(length)?.answers);
}

function englishList(unpack: () => ListedWords): WordList {
  let read: { readonly answers: readonly string[]; readonly known: ReadonlySet<string> } | undefined;
  const words = () => {
    if (read) return read;
    const { all, likely } = unpack();
    return (read = { answers: likely, known: new Set(all) });
  };
  return {
    id: 'english',
    alphabet: ENGLISH,
    get answers() {
      return words().answers;
    },
    accepts: (word) => words().known.has(word),
  };
}

function lengthIn(rules: string): number {
  return Number(/^w(\d{1,2})t/.exec(rules)?.[1]);
}

/** The word lengths that the list contains. */
export const ENGLISH_LENGTHS: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10];

/** Combines the games of all lengths into one. Dealing a word of one length does not unpack the others. */
function joined(byLength: ReadonlyMap<number, WordGame>): WordGame {
  const none = wordGame([]);
  const of = (length: number): WordGame => byLength.get(length) ?? none;
  return {
    ...none,
    parseParams: (text) => of(lengthIn(text)).parseParams(text),
    start: (params, random) => of(params.length).start(params, random),
    interpret: (state, seat, input) => of(state.params.length).interpret(state, seat, input),
    apply: (state, move) => of(state.params.length).apply(state, move),
    status: (state) => of(state.params.length).status(state),
    view: (state, seat) => of(state.params.length).view(state, seat),
  };
}
