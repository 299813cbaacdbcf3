import { nearestWord } from '@inkling/core/nearest-word';
import { listedSome, quoted } from './numbers.ts';

/** “x” is not a game. Did you mean y? Known: y and z. At most `max` are named. */
export function sayUnknown(
  what: string,
  typed: string,
  known: readonly string[],
  max: number = known.length,
): string {
  const near = nearestWord(typed, known);
  const guess = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${quoted(typed)} is not ${what}.${guess} Known: ${listedSome(known, max)}.`;
}
