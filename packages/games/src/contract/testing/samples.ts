/** Sample strings of one game, on which the laws of its rules are tested. */
export interface RulesSamples {
  /** Legal parameters in canonical form, smallest first. */
  readonly params: readonly string[];
  /** User input, valid and invalid. */
  readonly inputs: readonly string[];
}

/** Sample strings for all parts of a module. */
export interface GameSamples extends RulesSamples {
  /** Legal rules of rooms in canonical form, smallest first. */
  readonly rules: readonly string[];
  /** Moves in rooms, as lines. Each is legal in some states. */
  readonly lines: readonly string[];
  /** For a table: what its view may show besides the moves and what they revealed, such as who takes part. */
  readonly shown?: (view: never) => unknown;
}
