/**
 * A strategy: what to guess, and after each answer what to guess next. The solved answer ends the game and
 * has no branch. Guesses and answers are numbers; letters come in with a codec where it is written.
 */
export interface Strategy {
  readonly guess: number;
  /** Ascending by class. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly cls: number;
  readonly next: Strategy;
}
