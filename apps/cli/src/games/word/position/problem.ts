import { ok, type Result } from '@inkling/core/result';
import { foldLetters } from '@inkling/games/word/rules/languages';
import { splitLetters } from '@inkling/games/word/rules/letters';
import {
  type Alphabet,
  parseRounds,
  type Round,
  type RoundFault,
  WORD_LENGTH_MAX,
  type WordLists,
} from 'inkling/word';
import { type Entry, readEntries } from '../../../shell/entries.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { dictionaryOf, type ListName, listName, onlyLength, readLists } from '../lists/dictionary.ts';
import type { ListOptions } from '../lists/options.ts';
import { sayOtherLength, sayRoundFault } from '../messages/rounds.ts';

/** What every question about a hidden word starts from. */
export interface WordProblem {
  readonly rounds: readonly Round[];
  readonly alphabet: Alphabet;
  readonly length: number;
  readonly lists: WordLists;
  readonly listName: ListName;
}

/**
 * Reads the typed rounds and the dictionary that belongs to them.
 *
 * @param secret a word whose length is that of the game, unless `--length` is given
 */
export async function readProblem(
  words: readonly string[],
  options: ListOptions,
  world: World,
  secret?: string,
): Promise<Result<WordProblem, Refusal>> {
  const chosen = await readLists(options);
  if (!chosen.ok) return chosen;
  const { alphabet } = chosen.value;
  const given = options.length ?? (secret && String(readWord(secret, alphabet).length));
  const wanted = readCount(given, 'length', USUAL_LENGTH, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries;
  const rounds = parseRounds(alphabet, textOf(entries.value, alphabet));
  if (!rounds.ok) return rejectRound(rounds.error, entries.value, alphabet);
  const typed = rounds.value[0]?.guess.length;
  if (given !== undefined && typed !== undefined && typed !== wanted.value)
    return reject('bad-value', sayOtherLength(wanted.value, typed), '--length');
  const implied = given === undefined ? onlyLength(chosen.value) : undefined;
  const length = typed ?? implied ?? wanted.value;
  const lists = await dictionaryOf(chosen.value, length, options, world);
  return ok({ rounds: rounds.value, alphabet, length, lists, listName: listName(chosen.value) });
}

/**
 * Joins the entries, because users paste the squares on the line after the word, or leave out the quotes around
 * "salet gywww".
 */
function textOf(entries: readonly Entry[], alphabet: Alphabet): string {
  return foldLetters(alphabet, entries.map(({ text }) => text).join('\n'));
}

/** Refers to the line of the input on which the round begins, or to the round if it was typed as a word. */
function rejectRound(
  fault: RoundFault,
  entries: readonly Entry[],
  alphabet: Alphabet,
): { readonly ok: false; readonly error: Refusal } {
  const entry = entries.find((_, at) => {
    const read = parseRounds(alphabet, textOf(entries.slice(0, at + 1), alphabet));
    return !read.ok && read.error.round === fault.round;
  });
  return entry?.isPiped
    ? reject('bad-input', sayRoundFault(fault, entry.where), entry.at)
    : reject('bad-input', sayRoundFault(fault), `round ${fault.round + 1}`);
}

/** Splits a typed word into its letters. */
export function readWord(typed: string, alphabet: Alphabet): readonly string[] {
  return splitLetters(foldLetters(alphabet, typed.trim()));
}

/** Returns the number of a letter in the alphabet, or `undefined`. */
export function readLetter(typed: string, alphabet: Alphabet): number | undefined {
  const [letter, ...rest] = readWord(typed, alphabet);
  return letter === undefined || rest.length > 0 ? undefined : alphabet.numbers.get(letter);
}

/** Parses a place as users count them, from 1, and returns it zero-based. */
export function readPlace(typed: string, length: number): number | undefined {
  const place = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return place >= 1 && place <= length ? place - 1 : undefined;
}

const USUAL_LENGTH = 5;
