import { codeOf, type Draft, draftOf, emptyAfter, rowToFill } from './draft.ts';

/** Returns the draft of the next guess: the last guess's symbols at the held places, and nothing elsewhere. */
export function draftWithHeld(guess: ArrayLike<number>, held: readonly number[]): Draft {
  const symbols = Array.from(guess, (symbol, place) => (held.includes(place) ? symbol : undefined));
  if (!symbols.includes(undefined)) return draftOf(guess);
  return { symbols, place: emptyAfter(symbols, -1) };
}

/** Returns the row that the next piece goes into: one that the game filled makes way for a row with the kept pieces only. */
export function rowWithHeld(draft: Draft, held: readonly number[]): Draft {
  const code = draft.isGiven && codeOf(draft);
  return code ? rowToFill(draftWithHeld(code, held)) : draft;
}

/** Adds a place to the held ones, or removes it. */
export function toggled(held: readonly number[], place: number): readonly number[] {
  if (held.includes(place)) return held.filter((other) => other !== place);
  return [...held, place].toSorted((a, b) => a - b);
}

/** Never throws: returns the valid places in an array, ascending, or none if the value is not an array. */
export function parseHeld(value: unknown, places: number): readonly number[] {
  if (!Array.isArray(value)) return [];
  const known = Array.from({ length: places }, (_, place) => place);
  return known.filter((place) => value.includes(place));
}
