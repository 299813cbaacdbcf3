/** Texts of one game on which the laws of rules are tested. */
export interface RulesSamples {
  /** Legal params in canonical form, the smallest first. */
  readonly params: readonly string[];
  /** Inputs of people, good and bad. */
  readonly inputs: readonly string[];
}

/** The same for all parts of a module. */
export interface GameSamples extends RulesSamples {
  /** Legal rules of rooms in canonical form, the smallest first. */
  readonly rules: readonly string[];
  /** Lines of moves in rooms, which are legal in some states. */
  readonly lines: readonly string[];
  /** For a table: what its view may show besides the moves and what they showed, such as who takes part. */
  readonly shown?: (view: never) => unknown;
}
