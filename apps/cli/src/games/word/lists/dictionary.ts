import { ok, type Result } from '@inkling/core/result';
import { ALPHABETS, type WordLanguage } from '@inkling/games/word/rules/languages';
import { splitLetters } from '@inkling/games/word/rules/letters';
import {
  type Alphabet,
  ENGLISH,
  parseAlphabet,
  type WordFile,
  type WordLists,
  wordLists,
} from 'inkling/word';
import { loadWords } from 'inkling/word/english';
import { loadGermanWords } from 'inkling/word/german';
import { loadSpanishWords } from 'inkling/word/spanish';
import { printLines } from '../../../shell/printing.ts';
import type { Refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { sayOddities } from '../messages/lists.ts';
import { readListFile } from './list-file.ts';
import { type ListOptions, languageNamed } from './options.ts';

/** The lists that the user has chosen. Words that are not in a file are those of the language. */
export interface ChosenLists {
  readonly language: WordLanguage;
  readonly allowed: WordFile | undefined;
  readonly likely: WordFile | undefined;
  readonly alphabet: Alphabet;
}

/** The name of a list: its language, or `own` if its words are from the user's files. */
export type ListName = WordLanguage | typeof OWN_LIST;
export const OWN_LIST = 'own';

export function listName({ language, allowed, likely }: ChosenLists): ListName {
  return allowed || likely ? OWN_LIST : language;
}

export async function readLists({ list, answers }: ListOptions): Promise<Result<ChosenLists, Refusal>> {
  const language = languageNamed(list);
  const allowed = list === undefined || language ? ok(undefined) : await readListFile(list);
  if (!allowed.ok) return allowed;
  const likely = answers === undefined ? ok(undefined) : await readListFile(answers);
  if (!likely.ok) return likely;
  const words = [...(allowed.value?.words ?? []), ...(likely.value?.words ?? [])];
  return ok({
    language: language ?? 'english',
    allowed: allowed.value,
    likely: likely.value,
    alphabet: alphabetOf(words, ALPHABETS[language ?? 'english']),
  });
}

/** Returns the length of the words in the user's files, if all have the same. */
export function onlyLength({ allowed, likely }: ChosenLists): number | undefined {
  const lengths = [...((allowed ?? likely)?.lengths.keys() ?? [])];
  return lengths.length === 1 ? lengths[0] : undefined;
}

/**
 * Returns the dictionary for one length. The user's own answers may always be guessed; if there is only a list of
 * guesses, its words are the answers, too. Oddities of a file are reported on standard error.
 */
export async function dictionaryOf(
  chosen: ChosenLists,
  length: number,
  { list, answers }: ListOptions,
  world: World,
): Promise<WordLists> {
  const files = [
    [list, chosen.allowed],
    [answers, chosen.likely],
  ] as const;
  for (const [path, file] of files) {
    const odd = path !== undefined && file ? sayOddities(path, file, length) : undefined;
    if (odd !== undefined) printLines(world.err, [odd]);
  }
  const { alphabet, allowed } = chosen;
  const likely = chosen.likely?.words;
  if (allowed) return wordLists(alphabet, length, allowed.words, likely);
  const usual = await LOADERS[chosen.language](length);
  const own = new Set(likely);
  const withheld = new Set([...usual.withheld].filter((word) => !own.has(word)));
  return wordLists(alphabet, length, usual.all, likely ?? usual.likely, withheld);
}

const LOADERS = {
  english: (length: number) => loadWords(length),
  german: loadGermanWords,
  spanish: loadSpanishWords,
} as const;

/**
 * Returns the usual letters and then the others of the words, or only the letters of the words if they use none of
 * a–z.
 */
function alphabetOf(words: readonly string[], usual: Alphabet): Alphabet {
  const isForeign = (letter: string) => !usual.numbers.has(letter);
  const foreign = words.filter((word) => !LATIN.test(word) && splitLetters(word).some(isForeign));
  if (foreign.length === 0) return usual;
  const letters = new Set<string>();
  for (const word of foreign) for (const letter of splitLetters(word)) letters.add(letter);
  const some = [...letters].toSorted();
  const latin = foreign.length < words.length || some.some((letter) => ENGLISH.numbers.has(letter));
  const parsed = parseAlphabet([...(latin ? usual.letters : []), ...some].join(''));
  return parsed.ok ? parsed.value : usual;
}

const LATIN = /^[a-z]*$/;
