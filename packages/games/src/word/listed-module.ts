import { loadPackedWords } from '@inkling/lists/english';
import { loadPackedGermanWords } from '@inkling/lists/german';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import { loadPackedSpanishWords } from '@inkling/lists/spanish';
import { type WordModule, wordModule } from './module.ts';
import { type WordGame, type WordList, wordGame } from './rules/game.ts';
import { ALPHABETS, ROOM_LENGTHS, WORD_LANGUAGES, type WordLanguage } from './rules/languages.ts';

/** The words of one length in one language. */
export interface WordSet {
  readonly language: WordLanguage;
  readonly length: number;
}

/** Loads Word with the words that these rules need, or with those of every room if there are no rules. */
export function loadWordFor(rules: string | undefined): Promise<WordModule> {
  const all = WORD_LANGUAGES.flatMap((language) =>
    ROOM_LENGTHS[language].map((length) => ({ language, length })),
  );
  return loadListedWord(
    rules === undefined ? all : all.filter((set) => keyOf(set.length, set.language) === keyIn(rules)),
  );
}

/**
 * Loads Word with these words; the id of a list is its language. Words of a length are unpacked lazily, when that
 * length is first played: a server holds all of them, but most of its rooms use five letters.
 */
export async function loadListedWord(sets: readonly WordSet[]): Promise<WordModule> {
  const lists = new Map<string, WordList>();
  for (const { language, length } of sets)
    lists.set(keyOf(length, language), listOf(language, await LOADERS[language](length)));
  const games = new Map([...lists].map(([key, list]) => [key, wordGame([list])]));
  return wordModule(joined(games), ({ length, list }) => lists.get(keyOf(length, list))?.answers);
}

const LOADERS: Readonly<Record<WordLanguage, (length: number) => Promise<() => ListedWords>>> = {
  english: (length) => loadPackedWords(length),
  german: loadPackedGermanWords,
  spanish: loadPackedSpanishWords,
};

function listOf(language: WordLanguage, unpack: () => ListedWords): WordList {
  let read: { readonly answers: readonly string[]; readonly known: ReadonlySet<string> } | undefined;
  const words = () => {
    if (read) return read;
    const { all, likely } = unpack();
    return (read = { answers: likely, known: new Set(all) });
  };
  return {
    id: language,
    alphabet: ALPHABETS[language],
    get answers() {
      return words().answers;
    },
    accepts: (word) => words().known.has(word),
  };
}

/** Identifies the words that rules such as `w5t6h@german` are played with: `w5@german`. */
function keyIn(rules: string): string {
  const [, length = '', list = ''] = /^w(\d{1,2})t\d{1,2}h?@([a-z]+)$/.exec(rules) ?? [];
  return keyOf(Number(length), list);
}

function keyOf(length: number, list: string): string {
  return `w${length}@${list}`;
}

/** Combines the games of all sets into one. Dealing a word of one length does not unpack the others. */
function joined(games: ReadonlyMap<string, WordGame>): WordGame {
  const none = wordGame([]);
  const at = (key: string): WordGame => games.get(key) ?? none;
  const of = ({ length, list }: { readonly length: number; readonly list: string }) =>
    at(keyOf(length, list));
  return {
    ...none,
    parseParams: (text) => at(keyIn(text)).parseParams(text),
    start: (params, random) => of(params).start(params, random),
    interpret: (state, seat, input) => of(state.params).interpret(state, seat, input),
    apply: (state, move) => of(state.params).apply(state, move),
    status: (state) => of(state.params).status(state),
    view: (state, seat) => of(state.params).view(state, seat),
  };
}
