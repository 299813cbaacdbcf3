import type { OptimalGame } from 'inkling/optimal';

/** A game whose least strategy is searched. */
export interface SearchedGame {
  readonly game: OptimalGame;
  /** As strategy files have them: `p4c6r`, `word5-hard`. */
  readonly rules: string;
  /** For sentences: `p4c6r`, `this list`. */
  readonly name: string;
  /** The options with which `verify` reads a tree of it, in a strategy file or in another notation. */
  verifyOptions(isStrategyFile: boolean): readonly string[];
}
