import { nearestWord } from './nearest-word.ts';
import { listed, quoted } from './numbers.ts';

/** “x” is not a game; did you mean y? The games are y and z. */
export function sayUnknown(what: string, typed: string, known: readonly string[]): string {
  const near = nearestWord(typed, known);
  const guess = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${quoted(typed)} is not ${what}.${guess} Known: ${listed(known)}.`;
}
