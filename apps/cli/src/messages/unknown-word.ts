import { nearestWord } from '@inkling/core/nearest-word';
import { listedSome, quoted } from './numbers.ts';

/** Returns “Did you mean y?”. A word that ends with punctuation is quoted. */
export function sayMeant(near: string): string {
  return `Did you mean ${/\w$/.test(near) ? near : quoted(near)}?`;
}

/** Says that the user typed rules in place of a game, and what to type instead. */
export function sayRuled(typed: string, instead: string): string {
  return `${quoted(typed)} is not a game, but the rules of one. Did you mean inkling ${instead}?`;
}

/** Returns “x” is not a game. Did you mean y? Known: y and z. At most `max` of them are listed. */
export function sayUnknown(
  what: string,
  typed: string,
  known: readonly string[],
  max: number = known.length,
): string {
  const near = nearestWord(typed, known);
  const guess = near === undefined ? '' : ` ${sayMeant(near)}`;
  return `${quoted(typed)} is not ${what}.${guess} Known: ${listedSome(known, max)}.`;
}
