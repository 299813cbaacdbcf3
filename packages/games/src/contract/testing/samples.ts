/** What the laws of the contract are tried on: texts of one game that people might give. */
export interface GameSamples {
  /** Legal params in canonical form, the smallest first. */
  readonly params: readonly string[];
  /** Inputs of people, good and bad. */
  readonly inputs: readonly string[];
  /** Legal rules of rooms in canonical form, the smallest first. */
  readonly rules: readonly string[];
  /** Lines of moves in rooms that are legal now and then. */
  readonly lines: readonly string[];
  /** Of a table: what its view tells rightly beside the moves and what they showed, such as who takes part. */
  readonly told?: (view: never) => unknown;
}
