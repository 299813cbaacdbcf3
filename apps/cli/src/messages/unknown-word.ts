import { nearestWord } from '@inkling/core/nearest-word';
import { listedSome, quoted } from './numbers.ts';

/** Did you mean y? A word that ends with a sign of its own stands in quotation marks. */
export function sayMeant(near: string): string {
  return `Did you mean ${/\w$/.test(near) ? near : quoted(near)}?`;
}

/** Rules were typed in the place of a game: what to type instead. */
export function sayRuled(typed: string, instead: string): string {
  return `${quoted(typed)} is not a game, but the rules of one. Did you mean inkling ${instead}?`;
}

/** “x” is not a game. Did you mean y? Known: y and z. At most `max` are named. */
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
