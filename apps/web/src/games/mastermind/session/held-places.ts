import { type Draft, draftOf, emptyAfter } from './draft.ts';

/** The next guess: what the last one had at the places that are held, and nothing elsewhere. */
export function draftWithHeld(guess: ArrayLike<number>, held: readonly number[]): Draft {
  const symbols = Array.from(guess, (symbol, place) => (held.includes(place) ? symbol : undefined));
  if (!symbols.includes(undefined)) return draftOf(guess);
  return { symbols, place: emptyAfter(symbols, -1) };
}

/** Holds a place, or lets it go. */
export function toggled(held: readonly number[], place: number): readonly number[] {
  if (held.includes(place)) return held.filter((other) => other !== place);
  return [...held, place].toSorted((a, b) => a - b);
}

/** Total: the places of these rules that are named, ascending; none when that is something else. */
export function parseHeld(value: unknown, places: number): readonly number[] {
  if (!Array.isArray(value)) return [];
  const known = Array.from({ length: places }, (_, place) => place);
  return known.filter((place) => value.includes(place));
}
