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
import { listsOf, wordListOf } from './setup.ts';

/** The settings of a game of several words. */
export interface BoardsSetup {
  readonly rules: BoardsGame;
  readonly params: string;
  readonly lists: WordLists;
  /** A save does not contain the user's own lists. */
  readonly list: ListName;
}

export async function readSetup(options: PlayOptions, world: World): Promise<Result<BoardsSetup, Refusal>> {
  const named = readName(options.boards ?? '4', 'boards', BOARD_COUNTS.map(String), 'a number of boards');
  if (!named.ok) return named;
  const boards = BOARD_COUNTS.find((count) => String(count) === named.value) ?? 4;
  const wanted = readCount(options.length, 'length', 5, WORD_LENGTH_MAX);
  if (!wanted.ok) return wanted;
  const tries = readCount(options.turns, 'turns', usualTries(boards), 99);
  if (!tries.ok) return tries;
  const chosen = await readLists(options);
  if (!chosen.ok) return chosen;
  const list = listName(chosen.value);
  const implied = options.length === undefined ? onlyLength(chosen.value) : undefined;
  const length = implied ?? wanted.value;
  const lists = await dictionaryOf(chosen.value, length, options, world);
  const rules = boardsGame([wordListOf(lists, list)]);
  const params = makeBoardsParams({ boards, length, tries: tries.value, list });
  if (!rules.parseParams(params).ok) return fail(refusal('bad-value', sayNoWords(length, list)));
  if (list === OWN_LIST) printLines(world.err, [UNSAVED_LIST]);
  return ok({ rules, params, lists, list });
}

/** Returns the setup of a saved game, whose sheet contains the length. */
export async function parseSetup(
  text: string,
  { params }: Sheet,
  world: World,
): Promise<BoardsSetup | undefined> {
  const read = parseBoardsParams(params);
  const list = languageNamed(text);
  if (list === undefined || !read.ok || read.value.list !== list) return undefined;
  const lists = await listsOf(list, read.value.length, world);
  const rules = boardsGame([wordListOf(lists, list)]);
  return rules.parseParams(params).ok ? { rules, params, lists, list } : undefined;
}
