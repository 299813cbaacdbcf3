/**
 * Why there is no strategy. `impossible`: it is proved that no strategy finds every secret, or none does within
 * `guessesMax`. `not-found`: the search ran out of `nodes` first, so more of them may find one. `too-large`: the game or
 * its weights exceed what a search can hold. `unsupported`: one guess finds several secrets, or several guesses find one.
 */
export type StrategyFault = 'impossible' | 'not-found' | 'too-large' | 'unsupported';

/**
 * Thrown if there is no strategy to return. `code` says why, for programs; `message` says it for people, and names the
 * secrets or guesses. A search that `signal` stops before it has a strategy throws an `AbortError` instead.
 *
 * @example
 * const game = defineDeduction(codeGame({ places: 2, symbols: 2, repeats: true }));
 * await game.optimum({ guessesMax: 2 }).catch((error) => error.code); // 'impossible'
 */
export class StrategyError extends RangeError {
  override readonly name = 'StrategyError';
  readonly code: StrategyFault;

  constructor(code: StrategyFault, message: string) {
    super(message);
    this.code = code;
  }
}
