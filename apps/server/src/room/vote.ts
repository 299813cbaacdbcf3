/** The vote of a class on its next guess. It begins anew after each guess. */
export interface Vote {
  /** Votes count only while it is open. `revealed`: it has ended, and the pages show which guesses can be the secret. */
  readonly state: 'open' | 'paused' | 'revealed';
  /** Each voter's latest guess, in the order in which the voters first voted. */
  readonly guesses: ReadonlyMap<string, string>;
  /** How often each voter has voted for this guess. */
  readonly casts: ReadonlyMap<string, number>;
  /** How many votes the room has stored for this guess, and since it was opened. */
  readonly castCount: number;
  readonly castTotal: number;
  /** How often the vote was directed since the room was opened. */
  readonly stepCount: number;
}
