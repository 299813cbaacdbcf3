import type { Result } from '@inkling/core/result';
import type { OptimalGame } from 'inkling/optimal';
import type { ForeignText } from 'inkling/optimal/foreign-tree';
import type { KnownList } from 'inkling/optimal/verify-file';
import type { OptionTable } from '../shell/options.ts';
import type { Refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';

/** What a game with exact strategies contributes to `verify`, which takes a file rather than a game. */
export interface GameTrees {
  /** Options that supply what a file may leave open. */
  readonly options: OptionTable;
  readonly load: () => Promise<TreeReader<never>>;
}

/** Reads the trees of a game; `Given` describes the options of its table. */
export interface TreeReader<Given> {
  /** Returns the word lists that a strategy file identifies by hash, if its game uses any. */
  listsFor(rules: string, options: Given, world: World): Promise<Result<readonly KnownList[], Refusal>>;
  /** Returns the rules and lists for a tree in a notation that states neither. */
  settingFor(text: ForeignText, options: Given, world: World): Promise<Result<TreeSetting, Refusal>>;
  /** Returns the options with which `verify` can read a tree with these rules again. */
  verifyOptions(rules: string, isStrategyFile: boolean, options: Given): readonly string[];
}

export interface TreeSetting {
  readonly game: OptimalGame;
  /** How messages name the game, for example `p4c6r`; `instead` says which option selects another one. */
  readonly what: string;
  readonly instead: string;
}
