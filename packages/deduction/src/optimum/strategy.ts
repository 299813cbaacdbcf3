/**
 * A strategy: what to guess, and what to guess next after each answer. The solved answer ends the game and has no
 * branch. Guesses and answers are numbers; a codec translates them when a strategy is written or parsed.
 */
export interface Strategy {
  readonly guess: number;
  /** In ascending order of class. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly cls: number;
  readonly next: Strategy;
}
