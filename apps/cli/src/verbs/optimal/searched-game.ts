import type { OptimalGame } from 'inkling/optimal';

/** A game whose best strategy is searched for. */
export interface SearchedGame {
  readonly game: OptimalGame;
  /** In the notation of strategy files: `p4c6r`, `word5-hard`. */
  readonly rules: string;
  /** In the wording of sentences: `p4c6r`, `this list`. */
  readonly name: string;
  /** Returns the options with which `verify` reads one of its trees, in a strategy file or in another notation. */
  verifyOptions(isStrategyFile: boolean): readonly string[];
}
