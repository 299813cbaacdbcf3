import { ok, type Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { WordGame, WordList } from '@inkling/games/word/rules/game';
import { foldLetters, type WordLanguage } from '@inkling/games/word/rules/languages';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { WORD_LENGTH_MAX, type WordLists, type WordParams, wordGame } from 'inkling/word';
import { printLines } from '../../../shell/printing.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import {
  dictionaryOf,
  type ListName,
  listName,
  OWN_LIST,
  onlyLength,
  readLists,
} from '../lists/dictionary.ts';
import { languageNamed, type PlayOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { UNSAVED_LIST } from '../messages/play.ts';

/** The settings of a game of Word. */
export interface WordSetup {
  readonly rules: WordGame;
  readonly params: string;
  readonly lists: WordLists;
  /** A save does not contain the user's own lists. */
  readonly list: ListName;
}

export async function readSetup(options: PlayOptions, world: World): Promise<Result<WordSetup, Refusal>> {
  const wanted = readCount(options.length, 'length', 5, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const tries = readCount(options.turns, 'turns', 6, 99);
  if (!tries.ok) return tries;
  const chosen = await readLists(options);
  if (!chosen.ok) return chosen;
  const list = listName(chosen.value);
  const implied = options.length === undefined ? onlyLength(chosen.value) : undefined;
  const length = implied ?? wanted.value;
  const lists = await dictionaryOf(chosen.value, length, options, world);
  if (answersOf(lists).length === 0) return reject('bad-value', sayNoWords(length, list));
  if (list === OWN_LIST) printLines(world.err, [UNSAVED_LIST]);
  const params: WordParams = { length, tries: tries.value, hard: options.hard === true, list };
  const rules = gameOver(lists, list);
  return ok({ rules, params: rules.makeParams(params), lists, list });
}

/** Returns the setup of a saved game, whose sheet contains the length. */
export async function parseSetup(
  text: string,
  { params }: Sheet,
  world: World,
): Promise<WordSetup | undefined> {
  const length = Number(/^w(\d{1,2})t/.exec(params)?.[1] ?? Number.NaN);
  const list = languageNamed(text);
  if (list === undefined || !(length <= WORD_LENGTH_MAX)) return undefined;
  const lists = await listsOf(list, length, world);
  return { rules: gameOver(lists, list), params, lists, list };
}

/** Reads a guess as it is typed: with spaces, a slash in front, or accents that its letters do not have. */
export function typedWord(text: string, { alphabet }: WordLists): string {
  return foldLetters(alphabet, text.replace(/^\//, '').replace(/\s+/g, ''));
}

/** Returns the words of a language. */
export async function listsOf(list: WordLanguage, length: number, world: World): Promise<WordLists> {
  const chosen = await readLists({ list });
  if (!chosen.ok) throw new Error('a language is no file');
  return dictionaryOf(chosen.value, length, { list }, world);
}

function gameOver(lists: WordLists, id: string): WordGame {
  return wordGame([wordListOf(lists, id)]);
}

/** Returns the words in the form that the rules take. */
export function wordListOf(lists: WordLists, id: string): WordList {
  const accepted = new Set(lists.words);
  return {
    id,
    alphabet: lists.alphabet,
    answers: answersOf(lists),
    accepts: (word) => accepted.has(splitLetters(word).join('')),
  };
}

function answersOf({ words, likelyCount, withheld }: WordLists): readonly string[] {
  return words.slice(0, likelyCount).filter((_, index) => !withheld.has(index));
}
