import { ok, type Result } from '@inkling/core/result';
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
import { printLines } from '../../../shell/printing.ts';
import type { Refusal } from '../../../shell/refusal.ts';
import type { World } from '../../../shell/world.ts';
import { sayOddities } from '../messages/lists.ts';
import { readListFile } from './list-file.ts';
import type { ListOptions } from './options.ts';

/** The words in the user's own files. An undefined list means the English one. */
export interface OwnLists {
  readonly allowed: WordFile | undefined;
  readonly likely: WordFile | undefined;
  readonly alphabet: Alphabet;
}

export async function readOwnLists({ list, answers }: ListOptions): Promise<Result<OwnLists, Refusal>> {
  const allowed = list === undefined ? ok(undefined) : await readListFile(list);
  if (!allowed.ok) return allowed;
  const likely = answers === undefined ? ok(undefined) : await readListFile(answers);
  if (!likely.ok) return likely;
  const words = [...(allowed.value?.words ?? []), ...(likely.value?.words ?? [])];
  return ok({ allowed: allowed.value, likely: likely.value, alphabet: alphabetOf(words) });
}

/** Returns the length of the words in the user's files, if all have the same. */
export function onlyLength({ allowed, likely }: OwnLists): number | undefined {
  const lengths = [...((allowed ?? likely)?.lengths.keys() ?? [])];
  return lengths.length === 1 ? lengths[0] : undefined;
}

/**
 * Returns the dictionary for one length. The user's own answers may always be guessed; if there is only a list of
 * guesses, its words are the answers, too. Oddities of a file are reported on standard error.
 */
export async function dictionaryOf(
  own: OwnLists,
  length: number,
  { list, answers }: ListOptions,
  world: World,
): Promise<WordLists> {
  const files = [
    [list, own.allowed],
    [answers, own.likely],
  ] as const;
  for (const [path, file] of files) {
    const odd = path !== undefined && file ? sayOddities(path, file, length) : undefined;
    if (odd !== undefined) printLines(world.err, [odd]);
  }
  if (own.allowed) return wordLists(own.alphabet, length, own.allowed.words, own.likely?.words);
  const english = await loadWords(length);
  const likely = own.likely?.words ?? english.likely;
  const chosen = new Set(own.likely?.words ?? []);
  const withheld = new Set([...english.withheld].filter((word) => !chosen.has(word)));
  return wordLists(own.alphabet, length, english.all, likely, withheld);
}

/** Returns a–z and then the other letters of the list, or only the letters of the list if it uses none of a–z. */
function alphabetOf(words: readonly string[]): Alphabet {
  const foreign = words.filter((word) => !/^[a-z]*$/.test(word));
  if (foreign.length === 0) return ENGLISH;
  const letters = new Set<string>();
  for (const word of foreign) for (const letter of splitLetters(word)) letters.add(letter);
  const some = [...letters].toSorted();
  const latin = foreign.length < words.length || some.some((letter) => ENGLISH.numbers.has(letter));
  const parsed = parseAlphabet([...(latin ? ENGLISH.letters : []), ...some].join(''));
  return parsed.ok ? parsed.value : ENGLISH;
}
