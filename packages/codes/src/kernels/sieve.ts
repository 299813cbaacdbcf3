import type { SequenceSize } from './sequences.ts';

/** Places that a sieve counts: the listed code games that people play. */
export const SIEVE_PLACES_MAX = 6;

/** Can a sieve hold codes of this size? */
export function isSieved({ places, symbols }: SequenceSize): boolean {
  return places <= SIEVE_PLACES_MAX && symbols <= 64;
}
