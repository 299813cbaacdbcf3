/** The shape of the sequences that kernels score: codes or words of numbered symbols. */
export interface SequenceSize {
  /** 1 … 16 */
  readonly places: number;
  /** 1 … 64 */
  readonly symbols: number;
}

/** Counts the sequences in a list, one byte per place. Throws for a list or a size that no kernel can hold. */
export function countSequences({ places, symbols }: SequenceSize, list: Uint8Array): number {
  const count = list.length / places;
  if (!(places >= 1 && places <= 16 && symbols >= 1 && symbols <= 64))
    throw new RangeError(`sequences of ${places} places and ${symbols} symbols`);
  if (!Number.isInteger(count)) throw new RangeError(`${list.length} symbols in rows of ${places}`);
  for (const symbol of list) if (symbol >= symbols) throw new RangeError(`symbol ${symbol} among ${symbols}`);
  return count;
}

/** Throws unless the guess can be scored against sequences of this size. */
export function checkGuess({ places, symbols }: SequenceSize, guess: ArrayLike<number>): void {
  if (guess.length !== places) throw new RangeError(`a guess of ${guess.length} places, not ${places}`);
  for (let i = 0; i < places; i++)
    if (!(guess[i] >= 0 && guess[i] < symbols)) throw new RangeError(`symbol ${guess[i]} among ${symbols}`);
}

/** The maximum number of places for a sieve; the listed games that people play have no more. */
export const SIEVE_PLACES_MAX = 6;

/** Whether a sieve can hold codes of this size. */
export function isSieved({ places, symbols }: SequenceSize): boolean {
  return places <= SIEVE_PLACES_MAX && symbols <= 64;
}
