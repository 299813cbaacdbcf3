import { ok, type Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import { type ForeignText, verifyForeign } from 'inkling/optimal/foreign-tree';
import { readSetting } from '../mastermind/problem.ts';
import { failed } from '../records/failed.ts';
import type { Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { dictionaryOf, onlyLength, readOwnLists } from '../word/dictionary.ts';
import { type ReadWith, sayForeignFault } from '../words/foreign-tree.ts';
import { sayNoWords } from '../words/lists.ts';
import { optimalGame } from './list-hash.ts';
import { reportVerified } from './verified.ts';

/** Checks a tree in a notation that names neither rules nor lists: those of the options count. */
export async function verifyForeignTree(text: ForeignText, options: Options, world: World): Promise<Exit> {
  if (options.weights !== undefined)
    return refuse(world, '--weights is for strategy files, and this is another notation.');
  const isOfWords = text.game === 'word' || (text.form === 'json' && options.list !== undefined);
  if (options.hard && !isOfWords) return refuse(world, '--hard is for words, and this tree is of codes.');
  const ground = isOfWords ? await wordGround(text, options, world) : codeGround(options);
  if (!ground.ok) return refuse(world, ground.error);
  const checked = verifyForeign(text, ground.value.game);
  if (checked.ok) return reportVerified(checked.value, options, world);
  const message = sayForeignFault(checked.error, ground.value.readWith);
  return checked.error.code === 'too-large'
    ? refuse(world, message)
    : failed({ ...checked.error }, message, options, world);
}

/** What a tree is read with. */
interface Ground {
  readonly game: OptimalGame;
  readonly readWith: ReadWith;
}

function codeGround(options: Options): Result<Ground, string> {
  const setting = readSetting(options);
  if (!setting.ok) return setting;
  const { rules, rulesText } = setting.value;
  return ok({
    game: { game: 'mastermind', rules },
    readWith: { what: rulesText, instead: '--rules names another game' },
  });
}

async function wordGround(
  { first }: ForeignText,
  options: Options,
  world: World,
): Promise<Result<Ground, string>> {
  const own = await readOwnLists(options);
  if (!own.ok) return own;
  const isOwn = options.list !== undefined || options.answers !== undefined;
  const length = onlyLength(own.value) ?? Array.from(first.normalize('NFC')).length;
  const lists = await dictionaryOf(own.value, length, options, world);
  if (lists.likelyCount === 0) return { ok: false, error: sayNoWords(length, isOwn) };
  const readWith = isOwn
    ? { what: 'the words of --list and --answers', instead: 'other files name other words' }
    : { what: 'the English list', instead: '--list and --answers name other words' };
  return ok({ game: optimalGame(lists, options.hard === true), readWith });
}
