import type { Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import type { ForeignText } from 'inkling/optimal/foreign-tree';
import type { KnownList } from 'inkling/optimal/verify-file';
import type { OptionTable } from '../shell/options.ts';
import type { Refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';

/** What a game of exact strategies brings to `verify`, which takes a file and no game. */
export interface GameTrees {
  /** Options for what a file may leave open. */
  readonly options: OptionTable;
  readonly load: () => Promise<TreeReader<never>>;
}

/** How the trees of a game are read; `Given` are the options of its table. */
export interface TreeReader<Given> {
  /** The word lists that a strategy file names by hash, if its game has any. */
  listsFor(rules: string, options: Given, world: World): Promise<Result<readonly KnownList[], Refusal>>;
  /** The rules and lists for a tree in a notation that names neither. */
  settingFor(text: ForeignText, options: Given, world: World): Promise<Result<TreeSetting, Refusal>>;
  /** The options with which `verify` reads a tree of these rules again. */
  verifyOptions(rules: string, isStrategyFile: boolean, options: Given): readonly string[];
}

export interface TreeSetting {
  readonly game: OptimalGame;
  /** How sentences name the game, `p4c6r`, and which option would name another one. */
  readonly what: string;
  readonly instead: string;
}
