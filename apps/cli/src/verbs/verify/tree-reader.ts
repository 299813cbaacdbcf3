import { ok, type Result } from '@inkling/core/result';
import type { ForeignText } from 'inkling/optimal/foreign-tree';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import type { TreeReader } from '../../contract/game-trees.ts';
import type { Options } from '../../shell/options.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';

/** Loads the reader for the trees of a game. Returns `undefined` for a game that has none here. */
export async function readerOf(
  game: string,
  options: Options,
  games: readonly GameTerminal[],
): Promise<Result<TreeReader<Options> | undefined, Refusal>> {
  const owner = games.find(({ id }) => id === game);
  const foreign = treeOptions(options, games).find(
    (name) => !Object.hasOwn(owner?.trees?.options ?? {}, name),
  );
  if (foreign !== undefined)
    return reject('foreign-option', `--${foreign} is not for ${game}, and this file is.`, `--${foreign}`);
  return ok((await owner?.trees?.load()) as TreeReader<Options> | undefined);
}

/** Returns the game of a tree in another notation. If JSON does not reveal its game, the options decide. */
export function gameOf(
  { form, game }: ForeignText,
  options: Options,
  games: readonly GameTerminal[],
): string {
  const typed = treeOptions(options, games);
  const spoken = games.filter(
    ({ trees }) => trees && typed.every((name) => Object.hasOwn(trees.options, name)),
  );
  const isOpen = form === 'json' && typed.length > 0 && spoken.length === 1;
  return isOpen ? (spoken[0]?.id ?? game) : game;
}

/** Returns the given options that concern the trees of some game. */
export function treeOptions(options: Options, games: readonly GameTerminal[]): readonly string[] {
  return Object.keys(options).filter((name) =>
    games.some(({ trees }) => trees && Object.hasOwn(trees.options, name)),
  );
}
