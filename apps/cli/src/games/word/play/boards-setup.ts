import { fail, ok, type Result } from '@inkling/core/result';
import type { Sheet } from '@inkling/core/sheet';
import { type BoardsGame, boardsGame } from '@inkling/games/word/boards/rules/game';
import {
  BOARD_COUNTS,
  makeBoardsParams,
  parseBoardsParams,
  usualTries,
} from '@inkling/games/word/boards/rules/params';
import { WORD_LENGTH_MAX, type WordLists } from 'inkling/word';
import { printLines } from '../../../shell/printing.ts';
import { type Refusal, refusal } from '../../../shell/refusal.ts';
import { readCount, readName } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { dictionaryOf, onlyLength, readOwnLists } from '../lists/dictionary.ts';
import type { PlayOptions } from '../lists/options.ts';
import { sayNoWords } from '../messages/lists.ts';
import { UNSAVED_LIST } from '../messages/play.ts';
import { ENGLISH_LIST, OWN_LIST, wordListOf } from './setup.ts';

/** The settings of a game of several words. */
export interface BoardsSetup {
  readonly rules: BoardsGame;
  readonly params: string;
  readonly lists: WordLists;
  /** Whether the lists are the user's own. A save does not contain them. */
  readonly isOwn: boolean;
}

export async function readSetup(options: PlayOptions, world: World): Promise<Result<BoardsSetup, Refusal>> {
  const named = readName(options.boards ?? '4', 'boards', BOARD_COUNTS.map(String), 'a number of boards');
  if (!named.ok) return named;
  const boards = BOARD_COUNTS.find((count) => String(count) === named.value) ?? 4;
  const wanted = readCount(options.length, 'length', 5, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const tries = readCount(options.turns, 'turns', usualTries(boards), 99);
  if (!tries.ok) return tries;
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  const isOwn = own.value.allowed !== undefined || own.value.likely !== undefined;
  const implied = options.length === undefined ? onlyLength(own.value) : undefined;
  const length = implied ?? wanted.value;
  const lists = await dictionaryOf(own.value, length, options, world);
  const list = isOwn ? OWN_LIST : ENGLISH_LIST;
  const rules = boardsGame([wordListOf(lists, list)]);
  const params = makeBoardsParams({ boards, length, tries: tries.value, list });
  if (!rules.parseParams(params).ok) return fail(refusal('bad-value', sayNoWords(length, isOwn)));
  if (isOwn) printLines(world.err, [UNSAVED_LIST]);
  return ok({ rules, params, lists, isOwn });
}

/** Returns the setup of a saved game, whose sheet contains the length. */
export async function parseSetup(
  text: string,
  { params }: Sheet,
  world: World,
): Promise<BoardsSetup | undefined> {
  const read = parseBoardsParams(params);
  if (text !== ENGLISH_LIST || !read.ok || read.value.list !== ENGLISH_LIST) return undefined;
  const own = await readOwnLists({});
  if (!own.ok) throw new Error('no lists were asked for');
  const lists = await dictionaryOf(own.value, read.value.length, {}, world);
  const rules = boardsGame([wordListOf(lists, ENGLISH_LIST)]);
  return rules.parseParams(params).ok ? { rules, params, lists, isOwn: false } : undefined;
}
