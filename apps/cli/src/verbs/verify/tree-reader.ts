import { ok, type Result } from '@inkling/core/result';
import type { ForeignText } from 'inkling/optimal/foreign-tree';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import type { TreeReader } from '../../contract/game-trees.ts';
import type { Options } from '../../shell/options.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';

/** How the trees of a game are read; `undefined` for a game that has none here. */
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

/** The game of a tree in another notation: JSON that does not show it is of the game that the options speak of. */
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

/** The options that were typed and that are about trees of some game. */
export function treeOptions(options: Options, games: readonly GameTerminal[]): readonly string[] {
  return Object.keys(options).filter((name) =>
    games.some(({ trees }) => trees && Object.hasOwn(trees.options, name)),
  );
}
