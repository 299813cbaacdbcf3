/** What the laws of rules are tried on: texts of one game that people might give. */
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
  /** Lines of moves in rooms that are legal now and then. */
  readonly lines: readonly string[];
  /** Of a table: what its view tells rightly beside the moves and what they showed, such as who takes part. */
  readonly told?: (view: never) => unknown;
}
