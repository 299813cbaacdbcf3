import { fail, ok, type Result } from '@inkling/core/result';
import { splitLetters } from '@inkling/games/word/letters';
import { type Alphabet, parseRounds, type Round, WORD_LENGTH_MAX, type WordLists } from 'inkling/word';
import { readCount } from '../shell/count.ts';
import { readEntries } from '../shell/entries.ts';
import type { Options } from '../shell/options.ts';
import type { World } from '../shell/world.ts';
import { sayOtherLength, sayRoundFault } from '../words/rounds.ts';
import { dictionaryOf, onlyLength, readOwnLists } from './dictionary.ts';

/** What every question about a hidden word starts from. */
export interface WordProblem {
  readonly rounds: readonly Round[];
  readonly alphabet: Alphabet;
  readonly length: number;
  readonly lists: WordLists;
}

/** The rounds that were typed and the dictionary to read them with; errors are finished sentences. */
export async function readProblem(
  words: readonly string[],
  options: Options,
  world: World,
): Promise<Result<WordProblem, string>> {
  const wanted = readCount(options.length, 'length', USUAL_LENGTH, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries;
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  const { alphabet } = own.value;
  // Joined, because people paste the squares below the word and forget the quotes around "salet gywww".
  const rounds = parseRounds(alphabet, entries.value.map(({ text }) => text).join('\n'));
  if (!rounds.ok) return fail(sayRoundFault(rounds.error));
  const typed = rounds.value[0]?.guess.length;
  if (options.length !== undefined && typed !== undefined && typed !== wanted.value)
    return fail(sayOtherLength(wanted.value, typed));
  const implied = options.length === undefined ? onlyLength(own.value) : undefined;
  const length = typed ?? implied ?? wanted.value;
  const lists = await dictionaryOf(own.value, length, options, world);
  return ok({ rounds: rounds.value, alphabet, length, lists });
}

/** A letter of the alphabet by its number, or `undefined`. */
export function readLetter(typed: string, alphabet: Alphabet): number | undefined {
  const [letter, ...rest] = splitLetters(typed.trim());
  return letter === undefined || rest.length > 0 ? undefined : alphabet.numbers.get(letter);
}

const USUAL_LENGTH = 5;
