import { ok, type Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import type { WordGame, WordList } from '@inkling/games/word/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { WORD_LENGTH_MAX, type WordLists, type WordParams, wordGame } from 'inkling/word';
import { printLines } from '../../../shell/printing.ts';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { dictionaryOf, onlyLength, readOwnLists } from '../lists/dictionary.ts';
import type { PlayOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { UNSAVED_LIST } from '../messages/play.ts';

/** The settings of a game of Word. */
export interface WordSetup {
  readonly rules: WordGame;
  readonly params: string;
  readonly lists: WordLists;
  /** Whether the lists are the user's own. A save does not contain them. */
  readonly isOwn: boolean;
}

export async function readSetup(options: PlayOptions, world: World): Promise<Result<WordSetup, Refusal>> {
  const wanted = readCount(options.length, 'length', 5, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const tries = readCount(options.turns, 'turns', 6, 99);
  if (!tries.ok) return tries;
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  const isOwn = own.value.allowed !== undefined || own.value.likely !== undefined;
  const implied = options.length === undefined ? onlyLength(own.value) : undefined;
  const length = implied ?? wanted.value;
  const lists = await dictionaryOf(own.value, length, options, world);
  if (answersOf(lists).length === 0) return reject('bad-value', sayNoWords(length, isOwn));
  if (isOwn) printLines(world.err, [UNSAVED_LIST]);
  const list = isOwn ? OWN_LIST : ENGLISH_LIST;
  const params: WordParams = { length, tries: tries.value, hard: options.hard === true, list };
  const rules = gameOver(lists, list);
  return ok({ rules, params: rules.makeParams(params), lists, isOwn });
}

/** Returns the setup of a saved game, whose sheet contains the length. */
export async function parseSetup(
  text: string,
  { params }: Sheet,
  world: World,
): Promise<WordSetup | undefined> {
  const length = Number(/^w(\d{1,2})t/.exec(params)?.[1] ?? Number.NaN);
  if (text !== ENGLISH_LIST || !(length <= WORD_LENGTH_MAX)) return undefined;
  const own = await readOwnLists({});
  if (!own.ok) throw new Error('no lists were asked for');
  const lists = await dictionaryOf(own.value, length, {}, world);
  return { rules: gameOver(lists, ENGLISH_LIST), params, lists, isOwn: false };
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

export const ENGLISH_LIST = 'english';
export const OWN_LIST = 'own';
